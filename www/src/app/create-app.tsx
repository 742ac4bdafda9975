// The page comes to life here and nowhere else: no module does anything when it is imported.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { applyTheme } from '../board/appearance';
import { faceOf, startGames } from '../board/games';
import type { StartWorker } from '../engine/engine';
import { GAMES } from '../games';
import { words } from '../i18n';
import { keepAddress } from '../links/address';
import { listenForKeys } from '../panes/shortcuts';
import { workOffline } from '../platform/offline';
import { session } from '../session';
import { state } from '../store/state';
import { App } from './app';
import { listenForFiles } from './files';
import { keepPreferences } from './preferences';

export type Surroundings = {
  /** Where the page stands in its document. */
  root: HTMLElement;
  /** Starts a worker of the engines; the page's own script where there is none. */
  worker?: StartWorker;
  /** Where preferences are kept; null = nowhere. */
  storage: Storage | null;
};

/** Starts the page. A document has one. */
export function createApp({ root, worker, storage }: Surroundings): void {
  startGames(GAMES);
  session.start(worker);
  keepPreferences(state, storage);
  applyTheme(state);
  effect(() => {
    document.title = words.page.title(words.tabs[state.tab.value]);
  });
  listenForKeys();
  listenForFiles();
  session.keepAnswer();
  keepAddress(state);
  session.ready();
  faceOf(state.tab.peek());
  // In a task of its own: on a slow processor the page hears between the two.
  setTimeout(() => render(<App />, root));
  if (HOSTED) workOffline();
}
