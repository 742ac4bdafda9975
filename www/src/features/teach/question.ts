// What is right, by the engine's evidence.
import type { Question, Teaching } from '../../board/teaching';
import type { Board, Explanation } from '../../engine/boundary';

/** How guesses of a truth are kept. */
export const TRUE = 'true';
export const FALSE = 'false';
/** The guess that no move is right. */
export const NO_MOVE = 'none';

/** The guesses that are right, as they are kept; none where nothing is known to be. */
export function answersTo(question: Question, board: Board, why: Explanation | null, teaching: Teaching): string[] {
  if (question.kind === 'move') return why ? movesThatAreRight(why, teaching) : [];
  const truth = teaching.isSo(board, why, question.about);
  return truth === null ? [] : [truth ? TRUE : FALSE];
}

function movesThatAreRight(why: Explanation, { rightMoves, noMove }: Teaching): string[] {
  const moves = rightMoves ? rightMoves(why) : why.chosen ? [why.chosen] : [];
  return moves.length === 0 && noMove ? [NO_MOVE] : moves;
}
