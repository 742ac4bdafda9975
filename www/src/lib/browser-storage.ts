// What this browser keeps from one visit to the next. A browser that keeps nothing is no reason to stop.

/** What a use of a browser's storage brings; `instead` where the browser refuses it, or has no room. */
function unlessRefused<T>(use: () => T, instead: T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return instead;
    throw error;
  }
}

/** The storage of the page; null where the browser refuses even to name it. */
export const browserStorage = (): Storage | null => unlessRefused(() => globalThis.localStorage ?? null, null);

/** That of this tab alone, until it is closed. */
export const tabStorage = (): Storage | null => unlessRefused(() => globalThis.sessionStorage ?? null, null);

export const readStored = (key: string, storage = browserStorage()): string | null =>
  unlessRefused(() => storage?.getItem(key) ?? null, null);

/** Whether the browser keeps it: it may be full, or keep nothing. */
export const writeStored = (key: string, value: string, storage = browserStorage()): boolean =>
  unlessRefused(() => {
    storage?.setItem(key, value);
    return storage !== null;
  }, false);

/** The keys that begin so. */
export const storedKeys = (prefix: string, storage = browserStorage()): string[] =>
  unlessRefused(() => {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, nth) => storage?.key(nth) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  }, []);

export const removeStored = (key: string, storage = browserStorage()): void =>
  unlessRefused(() => storage?.removeItem(key), undefined);
