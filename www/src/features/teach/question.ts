// What is right, by the engine's evidence.
import type { Question, Teaching } from '../../board/teaching';
import type { Board, Explanation } from '../../engine/boundary';

/** How guesses of a truth are kept. */
export const TRUE = 'true';
export const FALSE = 'false';

/** The guesses that are right, as they are kept; none where nothing is known to be. */
export function answersTo(question: Question, board: Board, why: Explanation | null, teaching: Teaching): string[] {
  if (question.kind === 'move') return movesThatAreRight(why, teaching);
  const truth = teaching.isSo(board, why, question.about);
  return truth === null ? [] : [truth ? TRUE : FALSE];
}

function movesThatAreRight(why: Explanation | null, { rightMoves }: Teaching): string[] {
  if (!why) return [];
  return rightMoves ? rightMoves(why) : why.chosen ? [why.chosen] : [];
}
