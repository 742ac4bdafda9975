// What the page knows of Hyper Knights before it is loaded.
import corner from '../../../samples/knights-corner.txt?raw';
import statement from '../../../samples/knights-statement.txt?raw';
import twenty from '../../../samples/knights-twenty.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import { words } from '../../i18n';
import { about } from './messages/about-en';
import { knightsEntry as w } from './messages/entry-en';

export const knights: GameEntry = {
  name: w.name,
  about,
  samples: [
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'corner', text: corner, name: w.samples.corner },
    { id: 'twenty', text: twenty, name: w.samples.twenty },
  ],
  unit: MOVES,
  hasTranscripts: false,
  // In the first case no move is left.
  opening: { case: 1, ply: 0 },
  load: () => import('./index').then(({ knights }) => knights),
  rules: () => import('./messages/rules-en').then(({ knights }) => knights),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
