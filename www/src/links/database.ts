// The one database of the page in this browser. `inputs`: texts too large for a link, under their digests. `visits` and `texts`: see
// `desk-store.ts`. `modules`: see `module-store.ts`.

const VERSION = 2;

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Once all that a transaction was asked for is on its way to the disk. */
export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((keep, fail) => {
    transaction.oncomplete = () => keep();
    transaction.onabort = () => fail(transaction.error);
  });
}

function upgrade(base: IDBDatabase, from: number): void {
  if (from < 1) base.createObjectStore('inputs', { keyPath: 'digest' }).createIndex('when', 'when');
  base.createObjectStore('visits', { keyPath: 'id' }).createIndex('of', ['game', 'own', 'when']);
  base.createObjectStore('texts', { keyPath: 'id' });
  base.createObjectStore('modules', { keyPath: 'key' });
}

/** It stays open: a page that goes has no time to open it. */
let open: IDBDatabase | null = null;
let opening: Promise<IDBDatabase> | null = null;

/** Another window may bring a newer version, and a browser may close it. */
function keepOpen(base: IDBDatabase): IDBDatabase {
  open = base;
  const forget = () => {
    open = null;
    opening = null;
  };
  base.onclose = forget;
  base.onversionchange = () => {
    forget();
    base.close();
  };
  return base;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('boardlab', VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  return new Promise((keep, fail) => {
    request.onblocked = () => fail(new Error('blocked'));
    resultOf(request).then(keep, fail);
  });
}

/** Rejects where the browser allows none. */
export async function database(): Promise<IDBDatabase> {
  if (open) return open;
  // Where there is none, even its name may throw.
  opening ??= Promise.resolve().then(opened).then(keepOpen);
  return opening.catch((error) => {
    opening = null;
    throw error;
  });
}

/** The database, if it is open. */
export const openDatabase = (): IDBDatabase | null => open;
