// A game of the page without a folder of its own: the core draws it by its scene. It is a line in ../index.ts, and its name one in
// engine/engine-session.ts.
import type { GameEntry } from '../../board/game-modules';
import { MOVES } from '../../board/units';
import type { GameName } from '../../engine/boundary';
import type { Known } from './known';

export const byScene = (game: GameName, known: Known): GameEntry => ({
  unit: MOVES,
  hasTranscripts: false,
  load: () => import('./index').then(({ moduleOf }) => moduleOf(known)),
  teaching: () => import('./teaching').then(({ teachingOf }) => teachingOf(game, known)),
  ...known,
});
