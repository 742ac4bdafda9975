// Pursuit beside the board: who plays whom, what each move comes to, the rules, the exact theory, a workshop for robots.

import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { type Overlay, pursuit as renderer, wordOf } from './draw/renderer';
import { edits } from './edit';
import { events } from './events';
import { pursuitWords as w } from './messages/messages-en';
import { pursuitTerms as terms } from './messages/terms-en';
import { Controls } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { pages } from './panels/pages';
import { Evidence } from './panels/why';
import { redaction } from './redaction';
import type { PursuitRule } from './rule-ids';
import { followAreas, theoryOverlay } from './selectors';
import './style.css';

function errata({ steps, due, turn }: PursuitBoard): Reason<PursuitRule>[] {
  return steps > 1 && due === 'fugitive' && turn > 0 ? [{ text: w.slips.faster, rule: 'fast' }] : [];
}

export const pursuit: GameModuleOf<PursuitBoard, PursuitExplanation, Overlay> = {
  renderer,
  overlay: theoryOverlay,
  start: followAreas,
  edits,
  Evidence,
  Facts,
  Controls,
  Signs,
  signs: terms.signs,
  events,
  faults: terms.faults,
  hasOpponent: false,
  sentence: w.step,
  because: w.because,
  advice: w.advice,
  errata,
  pages,
  redaction,
  moveOfPlan: wordOf,
  hint: w.hint,
};
