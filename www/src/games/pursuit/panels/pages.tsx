// The pages of Pursuit. They are chunks of their own, because most visitors do not open them. A board on another page has none.
import * as w from 'words:pursuit';
import type { GamePage } from '../../../board/game-modules';
import { panes } from '../../../game';
import { lazy } from '../../../lib/lazy';

/** What the state calls the workshop. */
export const WORKSHOP = 'workshop';

export const pages: readonly GamePage[] = WHOLE_PAGE
  ? [
      {
        side: 'theory',
        name: w.theory,
        Page: lazy(() => import('./theory-page').then(({ TheoryPage }) => TheoryPage), w.noPage),
      },
      {
        side: WORKSHOP,
        name: w.workshop,
        isWide: true,
        Page: lazy(() => import('./robot').then(({ Workshop }) => Workshop), w.noPage),
      },
    ]
  : [];

/** Takes a file with a robot to the workshop. */
async function take(file: File): Promise<void> {
  panes.openSide(WORKSHOP);
  await (await import('./workshop-program')).robot.take(file);
}

export const takeProgram = WHOLE_PAGE ? take : undefined;
