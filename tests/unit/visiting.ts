// The page in tabs of a browser without a screen, with the state alone: its engines never answer.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startGames } from '../../www/src/board/game-modules';
import type { GameName } from '../../www/src/engine/boundary';
import { ClassView } from '../../www/src/features/teach/class-view';
import { ClassPlace } from '../../www/src/features/teach/place';
import { newPage } from '../../www/src/game/page';
import { GAMES } from '../../www/src/games';
import { Visits } from '../../www/src/links/visits';
import { Tab } from './tab';
import { until } from './wait';

/** What the browser keeps, and what it keeps for a tab. */
export const kept = new Map<string, string>();
export const ofTab = new Map<string, string>();

beforeAll(() => {
  const storage = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  });
  const storages = { localStorage: storage(kept), sessionStorage: storage(ofTab) };
  Object.assign(globalThis, { window: globalThis, location: { hash: '', search: '' }, ...storages });
  startGames(GAMES);
});

/** A browser that keeps nothing yet. */
beforeEach(() => {
  kept.clear();
  ofTab.clear();
  return new Promise((done) => {
    indexedDB.deleteDatabase('boardlab').onsuccess = done;
  });
});

/** An engine that never answers. */
const never = () => new Promise<never>(() => {});
export const silent = () => ({ ask: never, askOf: never, latest: 0, renew: () => {} });

/** Of the test that runs. */
const pages: Page[] = [];

/** What a page still has to store would stand among what the next test finds. */
afterEach(async () => {
  await Promise.all(pages.splice(0).map(({ visits }) => visits.settle()));
});

/** A document of the page in a tab. */
export class Page {
  readonly parts = newPage(silent);
  readonly state = this.parts.state;
  readonly visits: Visits;
  /** Of the page of a class. */
  readonly view = new ClassView(this.parts.game);
  readonly place: ClassPlace;

  private isClass = false;

  constructor(readonly tab: Tab) {
    this.visits = new Visits(this.parts, tab.load());
    this.place = new ClassPlace(this.parts, this.view, this.visits);
    pages.push(this);
  }

  static async open(hash = ''): Promise<Page> {
    return new Page(new Tab(hash)).started();
  }

  static async openClass(hash: string): Promise<Page> {
    return new Page(new Tab(hash)).started(true);
  }

  /** `isClass`: as the page of a class. */
  async started(isClass = false): Promise<Page> {
    this.isClass = isClass;
    await this.visits.start(isClass ? this.place : undefined);
    return this;
  }

  /** What comes into the tab: the same page again, unless it is another one. */
  reload(isClass = this.isClass): Promise<Page> {
    this.tab.unload();
    return new Page(this.tab).started(isClass);
  }

  /** The page that an address of this folder, once the page leaves for it, leads to. */
  async next(isClass: boolean): Promise<Page> {
    await vi.waitFor(() => expect(this.tab.isLeft).toBe(true));
    return new Page(this.tab).started(isClass);
  }

  write = (text: string) => this.parts.input.setText(text);
  paste = (text: string) => this.parts.input.setPasted({ text, source: this.state.source.peek(), origin: 'paste' });
  go = (ply: number) => this.parts.input.toMoment({ case: 0, moves: '', ply });

  /** Once its whole address is written, and what it shows is stored. */
  async settled(): Promise<void> {
    await vi.waitFor(() => expect(this.tab.hash).toMatch(/^#v=/), 10_000);
    await this.visits.settle();
  }

  get mode(): string | undefined {
    return this.view.state.teach.value?.mode;
  }

  get input(): string {
    return this.state.source.value.text;
  }

  get output(): string | null {
    return this.state.pasted.value?.text ?? null;
  }

  get game(): GameName {
    return this.state.tab.value;
  }

  get ply(): number {
    return this.state.target.value.ply;
  }

  /** Once an input stands there. */
  stands = (text: string) => until(this.state.source, (now) => now.text === text);
  shows = (ply: number) => until(this.state.target, (now) => now.ply === ply);
}
