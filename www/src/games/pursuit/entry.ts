// What the page knows of Pursuit before it is loaded.
import big from '../../../samples/pursuit-big.txt?raw';
import forfeit from '../../../samples/pursuit-forfeit.txt?raw';
import match from '../../../samples/pursuit-match.txt?raw';
import statement from '../../../samples/pursuit-statement.txt?raw';
import torus from '../../../samples/pursuit-torus.txt?raw';
import type { GameEntry } from '../../board/game-modules';

export const pursuit: GameEntry = {
  samples: [
    { id: 'match', text: match },
    { id: 'statement', text: statement },
    { id: 'torus', text: torus },
    { id: 'big', text: big },
    { id: 'forfeit', text: forfeit },
  ],
  height: '100vw',
  load: () => import('./index').then(({ pursuit }) => pursuit),
  rules: () => import('./messages/rules-en').then(({ pursuit }) => pursuit),
  lesson: () => import('./lesson').then(({ pursuit }) => pursuit),
};
