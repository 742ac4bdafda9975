// Solitaire Chess beside the board: what each removal is worth, the score and its bonuses, the terms of play.

import type { FaceOf, Reason } from '../../board/games';
import type { SolitaireBoard, SolitaireExplanation } from '../../engine/boundary';
import { solitaire as renderer } from './draw/renderer';
import { edits } from './edit';
import { solitaireWords as w } from './messages/messages-en';
import { Controls } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { Evidence } from './panels/why';
import { redaction } from './redaction';
import './style.css';

/** Where silver is removed, the statement's slip decides what comes. */
function slips({ removals }: SolitaireBoard): Reason[] {
  const silver = removals.some(({ colour }) => colour === 'silver');
  return silver ? [{ text: w.slips.bronze, rule: 'slip' }] : [];
}

export const solitaire: FaceOf<SolitaireBoard, SolitaireExplanation> = {
  renderer,
  edits,
  Evidence,
  Facts,
  Controls,
  Signs,
  signs: [],
  events: ['bonus', 'fault'],
  rival: false,
  sentence: w.step,
  because: w.because,
  advice: w.advice,
  slips,
  redaction,
  hint: w.hint,
};
