// Keeps every file of the folder in this browser, so that the page works without a network. A new build is fetched beside
// the old one and taken when no tab shows the old one any more: nobody's page changes under their hands. Every file is checked
// against its hash, and a build is taken only when it is whole: in the middle of an upload a host has files of two builds.
// It is our own: vite-plugin-pwa lists one build, and five go into this folder; Workbox brings some 300 packages for what the platform does.
declare const self: ServiceWorkerGlobalScope;

/** Each file, with the hash of its content; the build writes them here. */
declare const FILES: readonly (readonly [path: string, hash: string])[];

/** Files fetched at a time: the page may want something, too. */
const LANES = 3;

const HOME = self.registration.scope;
/** Other folders of the host may hold another Boardlab. */
const CACHE = `boardlab ${HOME}`;

/** `key`: the address that it is kept under. */
type File = { path: string; hash: string; key: string };

const files = new Map(
  FILES.map(([path, hash]): [string, File] => [path, { path, hash, key: `${HOME}${path}?${hash}` }]),
);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of a copy: the response can still be read. */
async function has(reply: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await reply.clone().arrayBuffer());
  return hex(digest).startsWith(hash);
}

/** A response that came by a redirection answers no navigation. */
async function fetched({ path, hash }: File): Promise<Response> {
  const reply = await fetch(HOME + path, { cache: 'no-cache', priority: 'low' });
  if (!reply.ok || !(await has(reply, hash))) throw new Error(`${path} is not the one of this build`);
  return reply.redirected ? new Response(reply.body, { headers: reply.headers }) : reply;
}

/** Ends when every file of this build is kept; fails when the host does not have them all. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...files.values()];
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const kept = await cache.match(next.key);
      if (!kept || !(await has(kept, next.hash))) await cache.put(next.key, await fetched(next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function forget(): Promise<void> {
  const cache = await caches.open(CACHE);
  const mine = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !mine.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Some hosts leave out what a page's name ends with. */
function keyOf({ method, url }: Request): string | undefined {
  if (method !== 'GET' || !url.startsWith(HOME)) return undefined;
  const path = new URL(url).pathname.slice(new URL(HOME).pathname.length);
  return (files.get(path || 'index.html') ?? files.get(`${path}.html`))?.key;
}

async function isWhole(cache: Cache): Promise<boolean> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...files.values()].every(({ key }) => there.has(key));
}

/**
 * A browser short of room may have thrown files away. A page is then the host's, whose files belong together, for as long as
 * the host can be reached.
 */
async function answer(event: FetchEvent, key: string): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept && (request.mode !== 'navigate' || (await isWhole(cache)))) return kept;
  if (request.mode === 'navigate') event.waitUntil(fill().catch(() => {}));
  return fetch(request).catch((error) => kept ?? Promise.reject(error));
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
// The first visit's page, too, goes on without a network.
self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key) event.respondWith(answer(event, key));
});
