// What the page knows of Robots before it is loaded.
import chase from '../../../samples/robots-chase.txt?raw';
import crowd from '../../../samples/robots-crowd.txt?raw';
import statement from '../../../samples/robots-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import { words } from '../../i18n';
import { about } from './messages/about-en';
import { robotsEntry as w } from './messages/entry-en';

export const robots: GameEntry = {
  name: w.name,
  about,
  samples: [
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'chase', text: chase, name: w.samples.chase },
    { id: 'crowd', text: crowd, name: w.samples.crowd },
  ],
  unit: MOVES,
  hasTranscripts: false,
  // The longest game of the sample.
  opening: { case: 2, ply: 0 },
  load: () => import('./index').then(({ robots }) => robots),
  rules: () => import('./messages/rules-en').then(({ robots }) => robots),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
