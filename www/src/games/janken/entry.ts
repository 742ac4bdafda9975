// What the page knows of Janken Tactics before it is loaded.
import statement from '../../../samples/janken-statement.txt?raw';
import zones from '../../../samples/janken-zones.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import { words } from '../../i18n';
import { about } from './messages/about-en';
import { jankenEntry as w } from './messages/entry-en';

export const janken: GameEntry = {
  name: w.name,
  about,
  samples: [
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'zones', text: zones, name: w.samples.zones },
  ],
  unit: MOVES,
  hasTranscripts: false,
  load: () => import('./index').then(({ janken }) => janken),
  rules: () => import('./messages/rules-en').then(({ janken }) => janken),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
