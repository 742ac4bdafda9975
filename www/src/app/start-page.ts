// What the whole page and the embedded board have in common.
import { effect } from '@preact/signals';
import { applyTheme, followWidth } from '../board/appearance';
import { entryOf, startGames } from '../board/game-modules';
import type { StartWorker } from '../engine/engine';
import { session } from '../game';
import { state } from '../game/state';
import { GAMES } from '../games';
import { words } from '../i18n';
import { listenForKeys } from '../panes/shortcuts';

/** Starts games, engines, theme, title and keys. `worker` starts an engine's worker; else it is the page's own script. */
export function startPage(worker?: StartWorker): void {
  startGames(GAMES);
  session.start(worker);
  applyTheme(state);
  followWidth();
  effect(() => {
    document.title = words.page.title(entryOf(state.tab.value).name);
  });
  listenForKeys();
}
