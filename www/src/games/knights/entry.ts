// What the page knows of Hyper Knights before it is loaded.

import * as w from 'words:knights';
import { ofStatement } from 'words:panes';
import corner from '../../../samples/knights-corner.txt?raw';
import statement from '../../../samples/knights-statement.txt?raw';
import twenty from '../../../samples/knights-twenty.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';

export const knights: GameEntry = {
  name: w.name,
  about: { origin: 'LightOJ 1315', judges: '', task: w.task },
  samples: [
    { id: 'statement', text: statement, name: ofStatement },
    { id: 'corner', text: corner, name: w.sampleCorner },
    { id: 'twenty', text: twenty, name: w.sampleTwenty },
  ],
  unit: MOVES,
  hasTranscripts: false,
  // In the first case no move is left.
  opening: { case: 1, ply: 0 },
  load: () => import('./index').then(({ knights }) => knights),
  rules: () => import('words:knights.rules.md').then(({ text }) => text),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
