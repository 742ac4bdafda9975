// What the whole page and the embedded board have in common.
import { effect } from '@preact/signals';
import { applyTheme, followWidth } from '../board/appearance';
import { entryOf, startGames } from '../board/game-modules';
import { state, timeline } from '../game';
import { GAMES } from '../games';
import { words } from '../i18n';
import { listenForKeys } from '../panes/shortcuts';

/** Starts games, clock, theme, title and keys. */
export function startPage(): void {
  startGames(GAMES);
  timeline.start();
  applyTheme(state);
  followWidth();
  effect(() => {
    document.title = words.page.title(entryOf(state.tab.value).name);
  });
  listenForKeys();
}
