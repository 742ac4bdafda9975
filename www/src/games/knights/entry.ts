// What the page knows of Hyper Knights before it is loaded.
import corner from '../../../samples/knights-corner.txt?raw';
import statement from '../../../samples/knights-statement.txt?raw';
import twenty from '../../../samples/knights-twenty.txt?raw';
import type { GameEntry } from '../../board/game-modules';

export const knights: GameEntry = {
  samples: [
    { id: 'statement', text: statement },
    { id: 'corner', text: corner },
    { id: 'twenty', text: twenty },
  ],
  load: () => import('./index').then(({ knights }) => knights),
  rules: () => import('./messages/rules-en').then(({ knights }) => knights),
  lesson: () => import('./lesson').then(({ knights }) => knights),
};
