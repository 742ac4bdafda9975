// Serves this checkout's page, with a script before its own that watches it. A port of its own gives each test an empty
// storage, and no service worker of another.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { closed, listen, typeOf } from '../e2e/host';

const ROOT = new URL('../../', import.meta.url).pathname;
const INSIDE = '<script type="module" src="./inside/inside.js"></script>';

export type Host = { url: string; end(): Promise<void> };

/** Folders of the checkout by the beginnings of addresses. */
const FOLDERS: [start: string, folder: string][] = [
  ['/inside/names/', 'node_modules/dom-accessibility-api/dist/'],
  ['/inside/', 'tests/engines/'],
  ['/', 'dist/'],
];

/** `isOpened`: by a test; the service worker compares the files with their hashes. */
function contentOf(path: string, isOpened: boolean): Buffer | string | null {
  const [start = '/', folder = ''] = FOLDERS.find(([start]) => path.startsWith(start)) ?? [];
  try {
    const content = readFileSync(`${ROOT}${folder}${path.slice(start.length) || 'index.html'}`);
    return isOpened && ['/', '/class.html'].includes(path)
      ? String(content).replace('<script', `${INSIDE}<script`)
      : content;
  } catch {
    return null;
  }
}

/** `serviceWorker`: with the service worker, which fetches all files at once; most tests go without. */
export async function serve(serviceWorker: boolean): Promise<Host> {
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname, search } = new URL(url, 'http://host');
    const content = pathname === '/sw.js' && !serviceWorker ? null : contentOf(pathname, search !== '');
    reply.writeHead(content === null ? 404 : 200, { 'Content-Type': typeOf(pathname) }).end(content ?? '');
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/`, end: () => closed(server) };
}
