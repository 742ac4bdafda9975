// What the page knows of Janken Tactics before it is loaded.

import * as w from 'words:janken';
import { ofStatement } from 'words:panes';
import statement from '../../../samples/janken-statement.txt?raw';
import zones from '../../../samples/janken-zones.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import { listed } from '../../i18n/join';

export const janken: GameEntry = {
  name: w.name,
  about: { origin: 'South Central USA 2005', judges: listed('POJ 2806', 'BOJ 4551'), task: w.task },
  samples: [
    { id: 'statement', text: statement, name: ofStatement },
    { id: 'zones', text: zones, name: w.zones },
  ],
  unit: MOVES,
  hasTranscripts: false,
  load: () => import('./index').then(({ janken }) => janken),
  rules: () => import('words:janken.rules.md').then(({ text }) => text),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
