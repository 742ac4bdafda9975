// What the whole page and the embedded board have in common.
import { title } from 'words:page';
import { effect } from '@preact/signals';
import { applyTheme, followWidth } from '../board/appearance';
import { entryOf, startGames } from '../board/game-modules';
import { EngineLost } from '../engine/engine';
import { notices, state, timeline } from '../game';
import { GAMES } from '../games';
import { listenForKeys } from '../panes/shortcuts';

/** What nobody has handled is said. An engine that ended is replaced, and that is said there. */
function listenForErrors(): void {
  const missing = new WeakSet<object>();
  // Vite tells of a part that cannot be fetched before whoever wants it hears of that.
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
  const isMissing = (error: unknown) => error instanceof Object && missing.has(error);
  const say = (error: unknown) => {
    if (isMissing(error)) notices.say({ kind: 'partMissing', hash: location.hash });
    else if (!(error instanceof EngineLost)) notices.say({ kind: 'failed' });
  };
  addEventListener('unhandledrejection', ({ reason }) => say(reason));
  // A browser's own warnings, as of a layout that comes to no rest, bring no error.
  addEventListener('error', ({ error }) => error && say(error));
}

/** Starts games, clock, theme, title and keys; `hasKeys`: those of the board, too. */
export function startPage(hasKeys = true): void {
  listenForErrors();
  startGames(GAMES);
  timeline.start();
  applyTheme(state);
  followWidth();
  effect(() => {
    document.title = title({ tab: entryOf(state.tab.value).name });
  });
  listenForKeys(hasKeys);
}
