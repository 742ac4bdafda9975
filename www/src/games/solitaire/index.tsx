// The module of Solitaire Chess: the value of each removal, the score and its bonuses, the options of the game.

import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { SolitaireBoard, SolitaireExplanation } from '../../engine/boundary';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { descriptions } from './explain';
import { interaction } from './interact';
import { solitaireWords as w } from './messages/messages-en';
import { solitaireTerms as terms } from './messages/terms-en';
import { Controls } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { pages, takeProgram } from './panels/pages';
import { seedOfBoard } from './panels/seed-of-board';
import { Evidence } from './panels/why';
import { redaction, valueRedaction } from './redaction';
import type { SolitaireRule } from './rule-ids';
import './style.css';

/** The mistake in the statement decides what happens when silver is removed. */
function errata({ removals }: SolitaireBoard): Reason<SolitaireRule>[] {
  const silver = removals.some(({ colour }) => colour === 'silver');
  return silver ? [{ text: w.slips.bronze, rule: 'slip' }] : [];
}

export const solitaire: GameModuleOf<SolitaireBoard, SolitaireExplanation> = {
  drawing,
  start: () => seedOfBoard.follow(),
  interaction,
  descriptions,
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
  describeResult: w.result,
  explainMove: w.explainMove,
  advice: w.advice,
  formRule: ({ form }): SolitaireRule => (form === 'ends' || form === 'empty' ? 'end' : 'faults'),
  errata,
  redaction,
  valueRedaction,
  hint: w.hint,
  cellHint: w.cellHint,
  pages,
  takeProgram,
};
