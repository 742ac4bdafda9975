// What a page that goes leaves behind: for a reload of its tab, and for the next visit.
import { readStored, tabStorage, writeStored } from '../../lib/browser-storage';

/** Of two tabs each finds its own, and the next visit that of the one that went last. A browser that is full keeps none. */
export function keep(key: string, value: object): void {
  const text = JSON.stringify(value);
  writeStored(key, text, tabStorage());
  writeStored(key, text);
}

export const kept = <T>(key: string): Partial<T> =>
  JSON.parse(readStored(key, tabStorage()) ?? readStored(key) ?? '{}');

/** Calls `keep` whenever the page may go: a phone ends one that is hidden without a word. */
export function onLeaving(keep: () => unknown): void {
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep();
  });
}
