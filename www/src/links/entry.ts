// What an entry of the browser's history remembers. A page that is loaded again right after a change may not find it there: Chromium
// forgets what was written at the last moment, and the address of it. So the tab keeps it, too.
import { readStored, removeStored, tabStorage, writeStored } from '../lib/browser-storage';
import type { Left } from './desk';

/** A visit, where each game was left by then, and how many dialogs lay over the page. */
export type Entry = { visit: string; left: Left; depth: number };

const KEY = 'desk-entry';

/** The entry that stands; null where a link was typed or pasted that is not followed yet. */
export function entryIn(history: History): Entry | null {
  const entry: Entry | null = history.state;
  return entry?.visit ? entry : null;
}

/** Keeps what stands while the page goes. */
export function keepEntry(history: History): void {
  writeStored(KEY, JSON.stringify(entryIn(history)), tabStorage());
}

/** What stood when the page was loaded again. It is taken once: who comes otherwise goes where the address leads. */
export function takeEntry({ history, performance }: Pick<typeof globalThis, 'history' | 'performance'>): Entry | null {
  const text = readStored(KEY, tabStorage());
  removeStored(KEY, tabStorage());
  const [coming] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entryIn(history) ?? (text && coming?.type === 'reload' ? JSON.parse(text) : null);
}
