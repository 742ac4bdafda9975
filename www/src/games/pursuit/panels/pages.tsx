// The pages of Pursuit. They are chunks of their own, because most visitors do not open them. A board on another page has none.
import * as w from 'words:pursuit';
import type { GamePage, OwnLab } from '../../../board/game-modules';
import { panes } from '../../../game';
import { lazy } from '../../../lib/lazy';

/** What the state calls the workshop. */
export const WORKSHOP = 'workshop';
const STANDINGS = 'standings';

export const pages: readonly GamePage[] = WHOLE_PAGE
  ? [
      {
        side: 'theory',
        name: w.theory,
        forClass: true,
        Page: lazy(() => import('./theory-page').then(({ TheoryPage }) => TheoryPage), w.noPage),
      },
      {
        side: WORKSHOP,
        name: w.workshop,
        isWide: true,
        Page: lazy(() => import('./robot').then(({ Workshop }) => Workshop), w.noPage),
      },
      {
        side: STANDINGS,
        name: w.tournament,
        isWide: true,
        Page: lazy(() => import('./standings').then(({ Standings }) => Standings), w.noPage),
      },
    ]
  : [];

/** Shows the results of a tournament; false if the text is none. */
export const openResults = async (text: string): Promise<boolean> =>
  (await import('./standings')).open(text, STANDINGS);

const own: OwnLab = {
  name: w.workshop,
  note: w.programNote,
  open: () => panes.openSide(WORKSHOP),
  take: async (file) => {
    panes.openSide(WORKSHOP);
    await (await import('./workshop-program')).lab.take(file);
  },
};

export const lab = WHOLE_PAGE ? own : undefined;
