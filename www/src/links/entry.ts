// What an entry of the browser's history remembers. A page that is loaded again right after a change may not find it there: Chromium
// forgets what was written at the last moment, and the address of it. So the tab keeps it, too.
import { readStored, removeStored, tabStorage, writeStored } from '../lib/browser-storage';
import type { Left } from './desk';

/** A visit, where each game was left by then, and how many dialogs lay over the page. */
export type Entry = { visit: string; left: Left; depth: number };

/** `name`: which of the pages of a tab. */
const keyOf = (name: string) => `${name}-entry`;
/** Whether another page leads back to the main page. */
const RETURN = 'desk-return';

/** The entry that stands; null where a link was typed or pasted that is not followed yet. */
export function entryIn(history: History): Entry | null {
  const entry: Entry | null = history.state;
  return entry?.visit ? entry : null;
}

/** Keeps what stands while the page goes. */
export function keepEntry(history: History, name: string): void {
  writeStored(keyOf(name), JSON.stringify(entryIn(history)), tabStorage());
}

/** The main page that comes next in this tab is to stand as it was left. */
export const askReturn = (): boolean => writeStored(RETURN, 'asked', tabStorage());

function takeKept(key: string): string | null {
  const text = readStored(key, tabStorage());
  removeStored(key, tabStorage());
  return text;
}

/** What stood when the page was loaded again, or left for another. It is taken once: who comes otherwise goes where the address leads. */
export function takeEntry(
  { history, performance }: Pick<typeof globalThis, 'history' | 'performance'>,
  name: string,
): Entry | null {
  const [text, isAsked] = [takeKept(keyOf(name)), name === 'desk' && takeKept(RETURN) !== null];
  const [coming] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entryIn(history) ?? (text && (isAsked || coming?.type === 'reload') ? JSON.parse(text) : null);
}
