// What the page knows of Robots before it is loaded.
import { ofStatement } from 'words:panes';
import * as w from 'words:robots';
import chase from '../../../samples/robots-chase.txt?raw';
import crowd from '../../../samples/robots-crowd.txt?raw';
import statement from '../../../samples/robots-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import { listed } from '../../i18n/join';

export const robots: GameEntry = {
  name: w.name,
  about: { origin: 'ECNA 2001', judges: listed('POJ 1098', 'ZOJ 1065', 'BOJ 7357'), task: w.task },
  samples: [
    { id: 'statement', text: statement, name: ofStatement },
    { id: 'chase', text: chase, name: w.chase },
    { id: 'crowd', text: crowd, name: w.crowd },
  ],
  unit: MOVES,
  hasTranscripts: false,
  // The longest game of the sample.
  opening: { case: 2, ply: 0 },
  load: () => import('./index').then(({ robots }) => robots),
  rules: () => import('words:robots.rules.md').then(({ text }) => text),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
