// Keeps the folder in this browser, so that the page works without a network: all of it in each language in which it has been
// opened here. A new build is fetched beside the old one and taken when no tab shows the old one any more: nobody's page
// changes under their hands. Every file is checked against its hash, and a build is taken only when it is whole: in the
// middle of an upload a host has files of two builds.
// It is our own: vite-plugin-pwa lists one build, and five go into this folder; Workbox brings some 300 packages for what the platform does.
declare const self: ServiceWorkerGlobalScope;

/** Each file, with the hash of its content, and its language if it serves that alone; the build writes them here. */
declare const FILES: readonly (readonly [path: string, hash: string, language?: string | null])[];

/** Files fetched at a time: the page may want something, too. */
const LANES = 3;

const HOME = self.registration.scope;
/** Other folders of the host may hold another Boardlab. */
const CACHE = `boardlab ${HOME}`;

/** `key`: the address that it is kept under. */
type File = { path: string; hash: string; key: string; language: string | null };

const files = new Map(
  FILES.map(([path, hash, language = null]): [string, File] => [
    path,
    { path, hash, key: `${HOME}${path}?${hash}`, language },
  ]),
);

/** Some hosts leave out what a page's name ends with. */
function fileAt(url: string): File | undefined {
  if (!url.startsWith(HOME)) return undefined;
  const path = new URL(url).pathname.slice(new URL(HOME).pathname.length);
  return files.get(path || 'index.html') ?? files.get(`${path}.html`);
}

const isFor = (languages: Set<string>) => (file: File) => file.language === null || languages.has(file.language);

/** The languages of the pages that are open, and of those that are kept, of an older build, too. */
async function languagesHere(cache: Cache): Promise<Set<string>> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = [...pages, ...(await cache.keys())].map(({ url }) => fileAt(url)?.language);
  return new Set(found.filter((language) => !!language) as string[]);
}

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

async function keep(cache: Cache, left: File[]): Promise<void> {
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const kept = await cache.match(next.key);
      if (!kept || !(await has(kept, next.hash))) await cache.put(next.key, await fetched(next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Ends when this build is kept in every language that is wanted; fails when the host does not have all of it. */
async function fill(wanted?: string | null): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = new Set(files.values());
  // While it fetches, somebody may go on in another language.
  for (;;) {
    const languages = await languagesHere(cache);
    const next = [...left].filter(isFor(wanted ? languages.add(wanted) : languages));
    if (next.length === 0) return;
    for (const file of next) left.delete(file);
    await keep(cache, next);
  }
}

async function forget(): Promise<void> {
  const cache = await caches.open(CACHE);
  const mine = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !mine.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function isWhole(cache: Cache, language: string | null): Promise<boolean> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...files.values()].filter(isFor(new Set(language ? [language] : []))).every(({ key }) => there.has(key));
}

/**
 * A language is opened for the first time, or a browser short of room has thrown files away. The page is then the host's, whose
 * files belong together, for as long as the host can be reached.
 */
async function answer(event: FetchEvent, { key, language }: File): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept && (request.mode !== 'navigate' || (await isWhole(cache, language)))) return kept;
  if (request.mode === 'navigate') event.waitUntil(fill(language).catch(() => {}));
  return fetch(request).catch((error) => kept ?? Promise.reject(error));
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
// The first visit's page, too, goes on without a network.
self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' && fileAt(url);
  if (file) event.respondWith(answer(event, file));
});
