// The one database of the page in this browser. `inputs`: texts too large for a link, under their digests. `visits` and `texts`: see
// `desk-store.ts`. `modules`: see `module-store.ts`. `lessons`: see `lesson-store.ts`.

const VERSION = 3;

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
  if (from < 2) {
    base.createObjectStore('visits', { keyPath: 'id' }).createIndex('of', ['game', 'own', 'when']);
    base.createObjectStore('texts', { keyPath: 'id' });
    base.createObjectStore('modules', { keyPath: 'key' });
  }
  base.createObjectStore('lessons', { keyPath: 'id' });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('boardlab', VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  return new Promise((keep, fail) => {
    request.onblocked = () => fail(new Error('blocked'));
    resultOf(request).then(keep, fail);
  });
}

/** It stays open: a page that goes has no time to open it. */
class Database {
  private base: IDBDatabase | null = null;
  private opening: Promise<IDBDatabase> | null = null;

  get ifOpen(): IDBDatabase | null {
    return this.base;
  }

  async open(): Promise<IDBDatabase> {
    if (this.base) return this.base;
    // Where there is none, even its name may throw.
    this.opening ??= Promise.resolve()
      .then(opened)
      .then((base) => this.keep(base));
    return this.opening.catch((error) => {
      this.opening = null;
      throw error;
    });
  }

  /** Another window may bring a newer version, and a browser may close it. */
  private keep(base: IDBDatabase): IDBDatabase {
    this.base = base;
    base.onclose = () => this.forget();
    base.onversionchange = () => {
      this.forget();
      base.close();
    };
    return base;
  }

  private forget(): void {
    this.base = null;
    this.opening = null;
  }
}

const kept = new Database();

/** Rejects where the browser allows none. */
export const database = (): Promise<IDBDatabase> => kept.open();

/** The database, if it is open. */
export const openDatabase = (): IDBDatabase | null => kept.ifOpen;
