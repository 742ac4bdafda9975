// What the page knows of Robots before it is loaded.
import chase from '../../../samples/robots-chase.txt?raw';
import crowd from '../../../samples/robots-crowd.txt?raw';
import statement from '../../../samples/robots-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';

export const robots: GameEntry = {
  samples: [
    { id: 'statement', text: statement },
    { id: 'chase', text: chase },
    { id: 'crowd', text: crowd },
  ],
  load: () => import('./index').then(({ robots }) => robots),
  rules: () => import('./messages/rules-en').then(({ robots }) => robots),
  lesson: () => import('./lesson').then(({ robots }) => robots),
};
