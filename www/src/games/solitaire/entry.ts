// What the page knows of Solitaire Chess before it is loaded.
import fresh from '../../../samples/solitaire-fresh.txt?raw';
import illegal from '../../../samples/solitaire-illegal.txt?raw';
import springare from '../../../samples/solitaire-springare.txt?raw';
import statement from '../../../samples/solitaire-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';

export const solitaire: GameEntry = {
  samples: [
    { id: 'statement', text: statement },
    { id: 'fresh', text: fresh },
    { id: 'illegal', text: illegal },
    { id: 'springare', text: springare },
  ],
  height: '106vw',
  load: () => import('./index').then(({ solitaire }) => solitaire),
  rules: () => import('./messages/rules-en').then(({ solitaire }) => solitaire),
  lesson: () => import('./lesson').then(({ solitaire }) => solitaire),
};
