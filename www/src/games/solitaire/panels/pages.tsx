// The page where a visitor's program plays, a chunk of its own. A board on another page has none.

import * as w from 'words:solitaire';
import type { GamePage } from '../../../board/game-modules';
import { panes } from '../../../game';
import { lazy } from '../../../lib/lazy';

/** What the state calls it. */
export const PLAYER = 'player';

export const pages: readonly GamePage[] = WHOLE_PAGE
  ? [
      {
        side: PLAYER,
        name: w.player,
        isWide: true,
        Page: lazy(() => import('./player').then(({ Player }) => Player), w.noPage),
      },
    ]
  : [];

/** Takes a file with a program to the page. */
async function take(file: File): Promise<void> {
  panes.openSide(PLAYER);
  await (await import('./player-program')).ours.take(file);
}

export const takeProgram = WHOLE_PAGE ? take : undefined;
