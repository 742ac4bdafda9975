import { render } from 'preact';
import { gameModuleOf } from '../board/game-modules';
import type { StartWorker } from '../engine/engine';
import { session } from '../game';
import { state } from '../game/state';
import { visits } from '../links/visits';
import { workOffline } from '../platform/served';
import { App } from './app';
import { listenForFiles } from './files';
import { playOnce } from './play-once';
import { keepPreferences } from './preferences';
import { startPage } from './start-page';

export type AppOptions = {
  /** The element that the page is rendered into. */
  root: HTMLElement;
  /** Starts an engine's worker; the page's own script if omitted. */
  worker?: StartWorker;
  /** Where preferences are kept; null = nowhere. */
  storage: Storage | null;
};

/** Starts the page: its engines, listeners and address. A document has one page. */
export function createApp({ root, worker, storage }: AppOptions): void {
  keepPreferences(state, storage);
  startPage(worker);
  listenForFiles();
  session.keepOutput();
  visits.start().then((isNew) => isNew && playOnce());
  session.preloadEngine();
  gameModuleOf(state.tab.peek());
  // In a task of its own, so that a slow processor handles events in between.
  setTimeout(() => render(<App />, root));
  workOffline();
}
