// What the page knows of Solitaire Chess before it is loaded.

import { ofStatement } from 'words:panes';
import * as w from 'words:solitaire';
import { removal, removalOf } from 'words:solitaire-unit';
import fresh from '../../../samples/solitaire-fresh.txt?raw';
import illegal from '../../../samples/solitaire-illegal.txt?raw';
import springare from '../../../samples/solitaire-springare.txt?raw';
import statement from '../../../samples/solitaire-statement.txt?raw';
import type { GameEntry } from '../../board/game-modules';
import { ownSeeds } from './seeds';

/** The piece is taken, then what was beneath it appears. */
const unit = { plies: 2, at: removal, of: removalOf };

export const solitaire: GameEntry = {
  name: w.name,
  about: { origin: w.origin, judges: '', task: w.task },
  samples: [
    { id: 'statement', text: statement, name: ofStatement },
    { id: 'fresh', text: fresh, name: w.sampleFresh },
    { id: 'illegal', text: illegal, name: w.sampleIllegal },
    { id: 'springare', text: springare, name: w.sampleKnights },
  ],
  height: '95vw',
  controlRows: { narrow: 2, wide: 2 },
  unit,
  hasTranscripts: true,
  ownSeeds,
  load: () => import('./index').then(({ solitaire }) => solitaire),
  rules: () => import('words:solitaire.rules.md').then(({ text }) => text),
  teaching: () => import('./teaching').then(({ teaching }) => teaching),
};
