// What Solitaire Chess brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { SolitaireBoard, SolitaireExplanation } from '../../engine/boundary';
import { lesson } from './lesson';
import { solitaireTeaching as w } from './messages/teaching-en';
import { tileAt } from './position';

export const teaching: TeachingOf<SolitaireBoard, SolitaireExplanation> = {
  game: 'solitaire',
  lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // The tile may be removed.
  isSo: (board, _, about) => about && (tileAt(board, about)?.target ?? null),
  questions: w.questions,
};
