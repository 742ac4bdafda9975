// What a class is asked, and what the engine's evidence says to a guess. It reads evidence and knows no rule.

import type { Question } from '../../board/lesson';
import type { Board, Cell, Explanation } from '../../engine/boundary';
import { tileAt } from '../../games/solitaire/position';

/** How guesses of a truth are kept. */
export const TRUE = 'true';
export const FALSE = 'false';

const same = (a: Cell | null, b: Cell | null) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Robots: walking there survives. Janken: the order succeeds. Pursuit: the mover may go there. Solitaire: the tile may
 * be removed. Knights: who moves wins. Null where the evidence does not say. */
export function truthOf(board: Board, why: Explanation | null, about: Cell | null): boolean | null {
  if (board.game === 'knights') return board.mover === null ? null : board.winner === board.mover;
  if (board.game === 'solitaire') return about && (tileAt(board, about)?.target ?? null);
  if (why?.game === 'janken') return why.verdict.kind === 'successful';
  if (!about) return null;
  if (why?.game === 'robots') return why.walks.some(({ to, verdict }) => same(to, about) && verdict.kind === 'safe');
  if (why?.game !== 'pursuit' || board.game !== 'pursuit') return null;
  return why.candidates.some(({ to }) => to === about[0] * board.n + about[1]);
}

/** The guesses that are right, as they are kept; none where nothing is known to be. */
export function answersTo(question: Question, board: Board, why: Explanation | null): string[] {
  if (question.kind === 'move') return why?.game === 'knights' ? why.winning : why?.chosen ? [why.chosen] : [];
  const truth = truthOf(board, why, question.about);
  return truth === null ? [] : [truth ? TRUE : FALSE];
}

/** What is asked of any position of a game: an order of a script is known, what comes of it is not. */
export const usual = ({ game }: Board): Question =>
  game === 'janken' ? { kind: 'truth', about: null } : { kind: 'move' };
