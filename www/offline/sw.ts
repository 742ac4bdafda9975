// Keeps every file of the folder in this browser, so that the page works without a network. A new build is fetched beside
// the old one and taken when no tab shows the old one any more: nobody's page changes under their hands.
declare const self: ServiceWorkerGlobalScope;

/** Each file, with a mark of its content; the build writes them here. */
declare const FILES: readonly (readonly [path: string, mark: string])[];

/** Files fetched at a time: the page may want something, too. */
const LANES = 3;

const HOME = self.registration.scope;
/** Other folders of the host may hold another Boardlab. */
const CACHE = `boardlab ${HOME}`;

const keys = new Map(FILES.map(([path, mark]) => [path, `${HOME}${path}?${mark}`]));

/** A response that came by a redirection answers no navigation. */
async function fetched(path: string): Promise<Response> {
  const reply = await fetch(HOME + path, { cache: 'no-cache', priority: 'low' });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.redirected ? new Response(reply.body, { headers: reply.headers }) : reply;
}

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...keys].filter(([, key]) => !there.has(key));
  const lane = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) await cache.put(next[1], await fetched(next[0]));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function forget(): Promise<void> {
  const cache = await caches.open(CACHE);
  const mine = new Set(keys.values());
  const old = (await cache.keys()).filter(({ url }) => !mine.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Some hosts leave out what a page's name ends with. */
function keyOf({ method, url }: Request): string | undefined {
  if (method !== 'GET' || !url.startsWith(HOME)) return undefined;
  const path = new URL(url).pathname.slice(new URL(HOME).pathname.length);
  return keys.get(path || 'index.html') ?? keys.get(`${path}.html`);
}

/** A browser short of room may have thrown the cache away. */
async function kept(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
// The first visit's page, too, goes on without a network.
self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key) event.respondWith(kept(key, event.request));
});
