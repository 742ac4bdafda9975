// What this browser keeps from one visit to the next. A browser that keeps nothing is no reason to stop.

/** The storage of the page; null where the browser refuses even to name it. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
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

export function writeStored(key: string, value: string, storage = browserStorage()): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // It is full, or keeps nothing.
  }
}
