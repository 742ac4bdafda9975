// What the page knows of Pursuit before it is loaded.
import big from '../../../samples/pursuit-big.txt?raw';
import forfeit from '../../../samples/pursuit-forfeit.txt?raw';
import match from '../../../samples/pursuit-match.txt?raw';
import statement from '../../../samples/pursuit-statement.txt?raw';
import torus from '../../../samples/pursuit-torus.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { POSITIONS } from '../../board/units';
import { words } from '../../i18n';
import { about } from './messages/about-en';
import { pursuitEntry as w } from './messages/entry-en';

export const pursuit: GameEntry = {
  name: w.name,
  about,
  samples: [
    { id: 'match', text: match, name: w.samples.match },
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'torus', text: torus, name: w.samples.torus },
    { id: 'big', text: big, name: w.samples.big },
    { id: 'forfeit', text: forfeit, name: w.samples.forfeit },
  ],
  // The board is empty until both sides have chosen their first cells.
  opening: { case: 0, ply: 2 },
  height: '100vw',
  // Above the board of a wide screen there is room for the catchers' move.
  controlRows: { narrow: 1, wide: 2 },
  unit: POSITIONS,
  hasTranscripts: true,
  load: () => import('./index').then(({ pursuit }) => pursuit),
  rules: () => import('./messages/rules-en').then(({ pursuit }) => pursuit),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
