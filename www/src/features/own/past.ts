// What was run on this page, each in an entry of the browser's history: Back leads to what stood there before, with what was written since.
import { readStored, tabStorage, writeStored } from '../../lib/browser-storage';

/** What an entry leads to, as text; null where it cannot be kept, such as a module. */
export type Texts = string | null;

const KEY = 'own-past-';
const newId = () => [...crypto.getRandomValues(new Uint32Array(2))].join('-');
const idHere = (): string | null => (history.state as { own?: string } | null)?.own ?? null;

class Past {
  /** The entry that stands, and what was run last in it. */
  private at = idHere();
  private ran: Texts = null;

  /** What stands in the entry before something else comes. */
  keep(texts: Texts): void {
    if (this.at !== null && texts !== null) writeStored(KEY + this.at, texts, tabStorage());
  }

  /** These are run: in an entry of their own, unless they ran last. */
  run(texts: Texts): void {
    if (texts === null || texts === this.ran) return;
    const isFirst = this.ran === null;
    this.at = isFirst && this.at !== null ? this.at : newId();
    const state = { ...history.state, own: this.at };
    if (isFirst) history.replaceState(state, '');
    else history.pushState(state, '');
    this.ran = texts;
    this.keep(texts);
  }

  /** Follows Back and Forward from now on. `leave`: what stands; `open`: brings what an entry has. */
  follow(leave: () => Texts, open: (texts: string) => void): void {
    addEventListener('popstate', () => {
      const to = idHere();
      if (to === this.at) return;
      this.keep(leave());
      this.at = to;
      this.ran = to && readStored(KEY + to, tabStorage());
      if (this.ran !== null) open(this.ran);
    });
  }
}

export const past = new Past();
