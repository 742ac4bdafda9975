import { render } from 'preact';
import { gameModuleOf } from '../board/game-modules';
import { classView, input, state, thinker } from '../game';
import { visits } from '../links/visits';
import { workOffline } from '../platform/served';
import { coverBy } from '../ui/over';
import { App } from './app';
import { listenForFiles, table } from './files';
import { playOnce } from './play-once';
import { keepPreferences } from './preferences';
import { startPage } from './start-page';

export type AppOptions = {
  /** The element that the page is rendered into. */
  root: HTMLElement;
  /** Where preferences are kept; null = nowhere. */
  storage: Storage | null;
};

/** Starts the page: its engines, listeners and address. A document has one page. */
export function createApp({ root, storage }: AppOptions): void {
  keepPreferences(state, storage);
  startPage();
  listenForFiles();
  thinker.keep();
  classView.setTable(async (codes) => (await table()).take(codes));
  coverBy((close) => visits.cover(close));
  visits.start().then((isNew) => (isNew ? playOnce() : undefined));
  input.preload();
  gameModuleOf(state.tab.peek());
  // In a task of its own, so that a slow processor handles events in between.
  setTimeout(() => render(<App />, root));
  workOffline();
}
