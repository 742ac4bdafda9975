// What the page knows of Solitaire Chess before it is loaded.
import { removal, removalOf } from 'words:solitaire-unit';
import fresh from '../../../samples/solitaire-fresh.txt?raw';
import illegal from '../../../samples/solitaire-illegal.txt?raw';
import springare from '../../../samples/solitaire-springare.txt?raw';
import statement from '../../../samples/solitaire-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { words } from '../../i18n';
import { about } from './messages/about-en';
import { solitaireEntry as w } from './messages/entry-en';
import { ownSeeds } from './seeds';

/** The piece is taken, then what was beneath it appears. */
const unit = { plies: 2, at: removal, of: removalOf };

export const solitaire: GameEntry = {
  name: w.name,
  about,
  samples: [
    { id: 'statement', text: statement, name: words.input.ofStatement },
    { id: 'fresh', text: fresh, name: w.samples.fresh },
    { id: 'illegal', text: illegal, name: w.samples.illegal },
    { id: 'springare', text: springare, name: w.samples.springare },
  ],
  height: '95vw',
  controlRows: { narrow: 2, wide: 2 },
  unit,
  hasTranscripts: true,
  ownSeeds,
  load: () => import('./index').then(({ solitaire }) => solitaire),
  rules: () => import('./messages/rules-en').then(({ solitaire }) => solitaire),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
