// The pack of Python lies beside the page. It is fetched when it is wanted, and this browser keeps it: it is too large for every visitor,
// so the service worker leaves it alone. A single file has a twin of this: single-file/served-pack.ts.

/** Whether the host gives the pack. */
export const isServed = true;

const KEPT = 'boardlab python';

/** The pack that an earlier visit has left. A page that is not secure has no such place. */
export async function keptPack(name: string): Promise<Blob | null> {
  try {
    const cache = await caches.open(KEPT);
    return (await (await cache.match(`./${name}`))?.blob()) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a pack, and no older one. */
async function keep(name: string, pack: Blob): Promise<void> {
  try {
    const cache = await caches.open(KEPT);
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(`./${name}`, new Response(pack));
  } catch {
    // There is no room: it is fetched anew at the next visit.
  }
}

/** Fetches the pack. `progress` is told how many bytes have come. */
export async function fetchPack(name: string, progress: (loaded: number) => void): Promise<Blob> {
  const reply = await fetch(`./${name}`);
  if (!reply.ok || !reply.body) throw new Error(reply.statusText);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = reply.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    progress(loaded);
  }
  const pack = new Blob(parts);
  await keep(name, pack);
  return pack;
}
