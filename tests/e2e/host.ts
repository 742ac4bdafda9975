// Static hosts on loopback, each on a free port of its own: one of what was built here, and copies that a test may change.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const DIST = new URL('../../dist/', import.meta.url).pathname;
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

/** Files whose names change with their contents: as from other hosts, a browser keeps them, with the code that it has compiled. */
const HASHED = /^(?!docs\/)[\w-]+\//;

export type Host = { url: string; folder: string; asked: string[]; end(): Promise<void> };

/** The media type of a file by its name; a name without an ending is that of a page. */
export const typeOf = (name: string): string => TYPES[extname(name) || '.html'] ?? 'application/octet-stream';

/** Listens on a free port of loopback, and gives it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Ends a server and its connections. */
export const closed = (server: Server): Promise<void> =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

type Ways = {
  /** Redirects to names without their ending. */
  bare?: boolean;
  /** Serves pages of any origin. */
  shared?: boolean;
  /** What answers for a file that is not there: 404, or the folder's page as if nothing were amiss. */
  missing?: '404' | 'page';
};

/** Serves a folder under a path. */
export async function serve(folder: string, path: string, ways: Ways = {}): Promise<Host> {
  const { bare = false, shared = false, missing = '404' } = ways;
  const asked: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    const name = new URL(url, 'http://host').pathname.slice(path.length);
    asked.push(name);
    if (bare && name.endsWith('.html'))
      return void reply.writeHead(308, { Location: path + name.replace(/(index)?\.html$/, '') }).end();
    const there = contentOf(join(folder, name || 'index.html')) ?? (bare && contentOf(join(folder, `${name}.html`)));
    const content = there || (missing === 'page' && contentOf(join(folder, 'index.html')));
    const type = typeOf(there ? name : '');
    const origins = shared ? { 'Access-Control-Allow-Origin': '*' } : {};
    const keeps = there && HASHED.test(name) ? { 'Cache-Control': 'max-age=31536000, immutable' } : {};
    reply.writeHead(content ? 200 : 404, { 'Content-Type': type, ...origins, ...keeps }).end(content || '');
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}${path}`, folder, asked, end: () => closed(server) };
}

/** What was built in this checkout, as a host serves it whose boards stand in other pages. */
export const serveBuild = (): Promise<Host> => serve(DIST, '/', { shared: true });

/** Serves a copy of the build, which a test may change; it goes with the host. */
export async function hostAt(path: string, bare = false): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'boardlab-'));
  cpSync(DIST, folder, { recursive: true });
  const host = await serve(folder, path, { bare });
  const end = async () => {
    await host.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...host, end };
}
