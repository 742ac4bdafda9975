// The pages of Pursuit that are chunks of their own: most visitors only watch.

import type { GamePage } from '../../../board/game-modules';
import { later } from '../../../lib/later';
import { pursuitWords as w } from '../messages/messages-en';

export const pages: readonly GamePage[] = [
  {
    side: 'theory',
    name: w.theory,
    Page: later(() => import('./theory').then(({ TheoryPage }) => TheoryPage), w.noPage),
  },
  { side: 'atlas', name: w.atlas, Page: later(() => import('./atlas').then(({ Atlas }) => Atlas), w.noPage) },
  {
    side: 'workshop',
    name: w.workshop,
    Page: later(() => import('./robot').then(({ Workshop }) => Workshop), w.noPage),
  },
];
