// What this browser keeps from one visit to the next. A browser that keeps nothing is no reason to stop.

/** The storage of the page; null where the browser refuses even to name it. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** That of this tab alone, until it is closed. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string, storage = browserStorage()): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether the browser keeps it: it may be full, or keep nothing. */
export function writeStored(key: string, value: string, storage = browserStorage()): boolean {
  try {
    storage?.setItem(key, value);
    return storage !== null;
  } catch {
    return false;
  }
}

/** The keys that begin so. */
export function storedKeys(prefix: string, storage = browserStorage()): string[] {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, nth) => storage?.key(nth) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeStored(key: string, storage = browserStorage()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
