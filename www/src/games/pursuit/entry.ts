// What the page knows of Pursuit before it is loaded.
import { ofStatement } from 'words:panes';
import * as w from 'words:pursuit';
import big from '../../../samples/pursuit-big.txt?raw';
import forfeit from '../../../samples/pursuit-forfeit.txt?raw';
import match from '../../../samples/pursuit-match.txt?raw';
import statement from '../../../samples/pursuit-statement.txt?raw';
import torus from '../../../samples/pursuit-torus.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { POSITIONS } from '../../board/units';

export const pursuit: GameEntry = {
  name: w.name,
  about: { origin: w.origin, judges: '', task: w.task },
  samples: [
    { id: 'match', text: match, name: w.sampleMatch },
    { id: 'statement', text: statement, name: ofStatement },
    { id: 'torus', text: torus, name: w.sampleTorus },
    { id: 'big', text: big, name: w.sampleBig },
    { id: 'forfeit', text: forfeit, name: w.sampleForfeit },
  ],
  // The board is empty until both sides have chosen their first cells.
  opening: { case: 0, ply: 2 },
  height: '100vw',
  // Above the board of a wide screen there is room for the catchers' move.
  controlRows: { narrow: 1, wide: 2 },
  unit: POSITIONS,
  hasTranscripts: true,
  load: () => import('./index').then(({ pursuit }) => pursuit),
  rules: () => import('words:pursuit.rules.md').then(({ text }) => text),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
