// A tab of a browser without a screen: its history as browsers keep it, and documents that come and go in it.
import type { Tab as Host } from '../../www/src/links/visits';

type Entry = { state: unknown; hash: string };

export class Tab {
  private entries: Entry[];
  private index = 0;
  private page = new EventTarget();
  private isReload = false;
  /** Whether the limit is reached that browsers have for calls of a page's history. */
  isAtLimit = false;

  constructor(hash = '') {
    this.entries = [{ state: null, hash }];
  }

  /** Whether the page has left for another one of its folder. */
  isLeft = false;

  /** What a new document sees; one that was there before hears nothing any more. */
  load(): Host {
    const page = new EventTarget();
    this.page = page;
    this.isLeft = false;
    const document = Object.assign(new EventTarget(), { hidden: false });
    const [history, location] = [this.history(), this.location()];
    const performance = { getEntriesByType: () => [{ type: this.isReload ? 'reload' : 'navigate' }] };
    const addEventListener = page.addEventListener.bind(page);
    return { history, location, document, performance, addEventListener } as unknown as Host;
  }

  /** Another tab with the same history. */
  duplicate(): Tab {
    const other = new Tab();
    other.entries = structuredClone(this.entries);
    other.index = this.index;
    return other;
  }

  get hash(): string {
    return this.now.hash;
  }

  get state(): unknown {
    return this.now.state;
  }

  /** Which of the entries stands. */
  get at(): number {
    return this.index;
  }

  get length(): number {
    return this.entries.length;
  }

  /** What the browser says before a document goes. */
  unload(): void {
    this.page.dispatchEvent(new Event('pagehide'));
    this.page = new EventTarget();
    this.isReload = true;
  }

  /** What the page wrote last has not come to the browser when it loads the page again. */
  forget(hash: string): void {
    this.entries[this.index] = { state: null, hash };
  }

  /** An entry of a document that was here before. */
  remember(state: unknown, hash: string): void {
    this.push({ state, hash });
  }

  /** A link that is pasted into the address, or clicked. */
  follow(hash: string): void {
    this.push({ state: null, hash });
    this.say('popstate', 'hashchange');
  }

  /** Back, Forward. */
  go(by: number): void {
    const from = this.hash;
    this.index += by;
    if (!this.entries[this.index]) throw new Error('away from the page');
    this.say('popstate', ...(from === this.hash ? [] : ['hashchange']));
  }

  private get now(): Entry {
    return this.entries[this.index] as Entry;
  }

  private push(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
  }

  private say(...events: string[]): void {
    for (const event of events) this.page.dispatchEvent(new Event(event));
  }

  private history() {
    const tab = this;
    const entry = (state: unknown, hash = tab.hash) => ({ state: structuredClone(state), hash });
    return {
      get state() {
        return tab.now.state;
      },
      pushState: (state: unknown, _: string, hash?: string) => {
        if (tab.isAtLimit) throw new DOMException('too often', 'SecurityError');
        tab.push(entry(state, hash));
      },
      replaceState: (state: unknown, _: string, hash?: string) => {
        tab.entries[tab.index] = entry(state, hash);
      },
      // A browser goes in a task of its own.
      back: () => setTimeout(() => tab.go(-1)),
    };
  }

  private location() {
    const tab = this;
    return {
      search: '',
      get hash() {
        return tab.hash;
      },
      set hash(hash) {
        tab.follow(hash);
      },
      assign(address: string) {
        tab.unload();
        tab.isReload = false;
        tab.push({ state: null, hash: address.slice(address.indexOf('#')) });
        tab.isLeft = true;
      },
    };
  }
}
