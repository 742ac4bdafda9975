// Inputs too large for a link, kept in this browser under their digest.
const STORE = 'inputs';
const MOST = 12;

type StoredInput = { digest: string; text: string; when: number };

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('boardlab', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'digest' }).createIndex('when', 'when');
  };
  return resultOf(request);
}

const storeOf = (base: IDBDatabase, mode: IDBTransactionMode) => base.transaction(STORE, mode).objectStore(STORE);

/** The oldest make room. */
async function deleteOldest(base: IDBDatabase): Promise<void> {
  const store = storeOf(base, 'readwrite');
  const keys = await resultOf(store.index('when').getAllKeys());
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(key);
}

export async function storeInput(digest: string, text: string): Promise<void> {
  const base = await openDatabase();
  await resultOf(storeOf(base, 'readwrite').put({ digest, text, when: Date.now() } satisfies StoredInput));
  await deleteOldest(base);
  base.close();
}

export async function storedInput(digest: string): Promise<string | null> {
  const base = await openDatabase();
  const found: StoredInput | undefined = await resultOf(storeOf(base, 'readonly').get(digest));
  base.close();
  return found?.text ?? null;
}
