// The page where a visitor's program plays, a chunk of its own. A board on another page has none.

import * as w from 'words:solitaire';
import type { GamePage, OwnLab } from '../../../board/game-modules';
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

const own: OwnLab = {
  name: w.player,
  note: w.programNote,
  open: () => panes.openSide(PLAYER),
  take: async (file) => {
    panes.openSide(PLAYER);
    await (await import('./player-program')).lab.take(file);
  },
};

export const lab = WHOLE_PAGE ? own : undefined;
