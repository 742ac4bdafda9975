// The pages of Pursuit that are chunks of their own: most visitors only watch.
import type { OwnPage } from '../faces';
import { later } from '../later';
import { pursuitWords as w } from '../words/pursuit-en';

export const pages: readonly OwnPage[] = [
  {
    side: 'theory',
    name: w.theory,
    Page: later(() => import('./pursuit-theory').then(({ TheoryPage }) => TheoryPage), w.noPage),
  },
  { side: 'atlas', name: w.atlas, Page: later(() => import('./pursuit-atlas').then(({ Atlas }) => Atlas), w.noPage) },
  {
    side: 'workshop',
    name: w.workshop,
    Page: later(() => import('./pursuit-robot').then(({ Workshop }) => Workshop), w.noPage),
  },
];
