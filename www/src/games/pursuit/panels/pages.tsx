// The pages of Pursuit. They are chunks of their own, because most visitors do not open them.

import type { GamePage } from '../../../board/game-modules';
import { lazy } from '../../../lib/lazy';
import { pursuitWords as w } from '../messages/messages-en';

export const pages: readonly GamePage[] = [
  {
    side: 'theory',
    name: w.theory,
    Page: lazy(() => import('./theory').then(({ TheoryPage }) => TheoryPage), w.noPage),
  },
  { side: 'atlas', name: w.atlas, Page: lazy(() => import('./atlas').then(({ Atlas }) => Atlas), w.noPage) },
  {
    side: 'workshop',
    name: w.workshop,
    Page: lazy(() => import('./robot').then(({ Workshop }) => Workshop), w.noPage),
  },
];
