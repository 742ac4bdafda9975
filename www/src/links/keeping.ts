// Inputs too large for a link, kept in this browser under their digest.
const STORE = 'inputs';
const MOST = 12;

type Kept = { digest: string; text: string; when: number };

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error);
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('boardlab', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'digest' }).createIndex('when', 'when');
  };
  return settled(request);
}

const storeOf = (base: IDBDatabase, mode: IDBTransactionMode) => base.transaction(STORE, mode).objectStore(STORE);

/** The oldest make room. */
async function forget(base: IDBDatabase): Promise<void> {
  const store = storeOf(base, 'readwrite');
  const keys = await settled(store.index('when').getAllKeys());
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(key);
}

export async function keep(digest: string, text: string): Promise<void> {
  const base = await opened();
  await settled(storeOf(base, 'readwrite').put({ digest, text, when: Date.now() } satisfies Kept));
  await forget(base);
  base.close();
}

export async function kept(digest: string): Promise<string | null> {
  const base = await opened();
  const found: Kept | undefined = await settled(storeOf(base, 'readonly').get(digest));
  base.close();
  return found?.text ?? null;
}
