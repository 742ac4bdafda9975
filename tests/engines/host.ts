// Serves this checkout's page, with a script before its own that watches it. A port of its own gives each test an empty
// storage, and no service worker of another.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;
const INSIDE = '<script type="module" src="./inside/inside.js"></script>';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export type Host = { url: string; end(): Promise<void> };

/** Folders of the checkout by the beginnings of addresses. */
const FOLDERS: [start: string, folder: string][] = [
  ['/inside/names/', 'node_modules/dom-accessibility-api/dist/'],
  ['/inside/', 'tests/engines/'],
  ['/', 'dist/'],
];

function contentOf(path: string): Buffer | string | null {
  const [start = '/', folder = ''] = FOLDERS.find(([start]) => path.startsWith(start)) ?? [];
  try {
    const content = readFileSync(`${ROOT}${folder}${path.slice(start.length) || 'index.html'}`);
    return path === '/' ? String(content).replace('<script', `${INSIDE}<script`) : content;
  } catch {
    return null;
  }
}

/** `keeps`: with the service worker, which fetches all files at once; most tests go without. */
export async function serve(keeps: boolean): Promise<Host> {
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://host');
    const content = pathname === '/sw.js' && !keeps ? null : contentOf(pathname);
    const type = TYPES[extname(pathname) || '.html'] ?? 'application/octet-stream';
    reply.writeHead(content === null ? 404 : 200, { 'Content-Type': type }).end(content ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, end };
}
