// What the page knows of Janken Tactics before it is loaded.
import statement from '../../../samples/janken-statement.txt?raw';
import zones from '../../../samples/janken-zones.txt?raw';
import type { GameEntry } from '../../board/game-modules';

export const janken: GameEntry = {
  samples: [
    { id: 'statement', text: statement },
    { id: 'zones', text: zones },
  ],
  load: () => import('./index').then(({ janken }) => janken),
  rules: () => import('./messages/rules-en').then(({ janken }) => janken),
  lesson: () => import('./lesson').then(({ janken }) => janken),
};
