// What the page knows of Robots before it is loaded.
import chase from '../../../samples/robots-chase.txt?raw';
import crowd from '../../../samples/robots-crowd.txt?raw';
import statement from '../../../samples/robots-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { words } from '../../i18n';
import { robotsEntry as w } from './messages/entry-en';

export const robots: GameEntry = {
  name: w.name,
  samples: [
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'chase', text: chase, name: w.samples.chase },
    { id: 'crowd', text: crowd, name: w.samples.crowd },
  ],
  hasTranscripts: false,
  load: () => import('./index').then(({ robots }) => robots),
  rules: () => import('./messages/rules-en').then(({ robots }) => robots),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
