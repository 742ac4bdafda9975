// The module of Pursuit: who plays, the value of each move, the exact theory, a workshop for programs.

import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { descriptions } from './explain';
import { interaction, moveOfPlan } from './interact';
import { pursuitWords as w } from './messages/messages-en';
import { pursuitTerms as terms } from './messages/terms-en';
import { Controls } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { pages, takeProgram } from './panels/pages';
import { Evidence } from './panels/why';
import type { Overlay } from './position';
import { redaction, valueRedaction } from './redaction';
import type { PursuitRule } from './rule-ids';
import { followAreas, theoryOverlay } from './selectors';
import './style.css';

function errata({ steps, sideToMove, turn }: PursuitBoard): Reason<PursuitRule>[] {
  return steps > 1 && sideToMove === 'fugitive' && turn > 0 ? [{ text: w.slips.faster, rule: 'fast' }] : [];
}

export const pursuit: GameModuleOf<PursuitBoard, PursuitExplanation, Overlay> = {
  drawing,
  interaction,
  descriptions,
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
  sizes: terms.sizes,
  programNote: terms.programNote,
  hasOpponent: false,
  describeStep: w.step,
  explainMove: w.explainMove,
  advice: w.advice,
  formRule: ({ refusal }): PursuitRule => (refusal ? 'output' : 'replay'),
  errata,
  pages,
  redaction,
  valueRedaction,
  moveOfPlan,
  takeProgram,
  hint: w.hint,
  cellHint: w.cellHint,
};
