// What Hyper Knights brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { Cell, KnightsBoard, KnightsExplanation } from '../../engine/boundary';
import { sameCell, toBoardCell } from '../../store/cells';
import { lesson } from './lesson';
import { knightsTeaching as w } from './messages/teaching-en';
import { knightCells, selectedMoves } from './moves';

/** Whether a knight has a move to a cell. */
const leadsTo = (board: KnightsBoard, to: Cell): boolean =>
  knightCells(board).some((from) => selectedMoves(board, from).some((move) => sameCell(move.to, toBoardCell(to))));

export const teaching: TeachingOf<KnightsBoard, KnightsExplanation> = {
  game: 'knights',
  lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // A knight can move there; of no cell: who is to move wins.
  isSo: (board, _why, about) => {
    if (about) return leadsTo(board, about);
    return board.mover === null ? null : board.winner === board.mover;
  },
  rightMoves: ({ winning }) => winning,
  noMove: w.noMove,
  questions: w.questions,
  given: (_board, _why, standing) => standing,
};
