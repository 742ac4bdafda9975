// Solitaire Chess beside the board: what each removal is worth, the score and its bonuses, the terms of play.
import { solitaire as renderer } from '../boards/solitaire';
import type { SolitaireBoard, SolitaireExplanation } from '../boundary';
import type { FaceOf, Reason } from '../faces';
import { UNTOLD } from '../words/marks';
import { solitaireWords as w } from '../words/solitaire-en';
import { Controls } from './solitaire-controls';
import { Facts, Signs } from './solitaire-facts';
import { Evidence } from './solitaire-why';
import './solitaire.css';

/** Where silver is removed, the statement's slip decides what comes. */
function slips({ removals }: SolitaireBoard): Reason[] {
  const silver = removals.some(({ colour }) => colour === 'silver');
  return silver ? [{ text: w.slips.bronze, rule: 'slip' }] : [];
}

export const solitaire: FaceOf<SolitaireBoard, SolitaireExplanation> = {
  renderer,
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
  // Which tiles are free is what the rules are for.
  veil: (board) =>
    board.next.length === 0
      ? board
      : {
          ...board,
          next: [],
          waiting: UNTOLD,
          tiles: board.tiles.map((tile) => ({ ...tile, target: false, barred: null })),
        },
  hint: w.hint,
};
