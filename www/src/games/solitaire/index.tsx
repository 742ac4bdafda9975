// Solitaire Chess beside the board: what each removal is worth, the score and its bonuses, the terms of play.

import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { SolitaireBoard, SolitaireExplanation } from '../../engine/boundary';
import { solitaire as renderer } from './draw/renderer';
import { edits } from './edit';
import { events } from './events';
import { solitaireWords as w } from './messages/messages-en';
import { solitaireTerms as terms } from './messages/terms-en';
import { Controls } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { Evidence } from './panels/why';
import { redaction } from './redaction';
import type { SolitaireRule } from './rule-ids';
import './style.css';

/** Where silver is removed, the statement's slip decides what comes. */
function errata({ removals }: SolitaireBoard): Reason<SolitaireRule>[] {
  const silver = removals.some(({ colour }) => colour === 'silver');
  return silver ? [{ text: w.slips.bronze, rule: 'slip' }] : [];
}

export const solitaire: GameModuleOf<SolitaireBoard, SolitaireExplanation> = {
  renderer,
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
  redaction,
  hint: w.hint,
};
