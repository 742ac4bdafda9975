// What choosing a cell of the Hyper Knights board does: a knight is selected, then the cell that it moves to.

import type { CellAction, Interaction } from '../../board/interaction';
import type { Explanation, KnightsBoard } from '../../engine/boundary';
import { type BoardCell, sameCell } from '../../game/cells';
import { cellAt } from './draw/view';
import { knightAt, knightCells, selectedMoves, winningMoves } from './moves';

function actionAt(board: KnightsBoard, selected: BoardCell | null, cell: BoardCell): CellAction {
  const move = selectedMoves(board, selected).find(({ to }) => sameCell(to, cell));
  if (move) return { kind: 'move', move: move.notation };
  return { kind: knightAt(board, cell) >= 0 ? 'hold' : 'look' };
}

function candidateAt(
  board: KnightsBoard,
  explanation: Explanation | null,
  selected: BoardCell | null,
  cell: BoardCell,
): string | null {
  const moves = selected ? selectedMoves(board, selected) : winningMoves(board, explanation);
  return moves.find(({ to }) => sameCell(to, cell))?.notation ?? null;
}

export const interaction: Interaction<KnightsBoard> = {
  bounds: () => null,
  firstCell: (board) => knightCells(board)[board.step?.knight ?? 0] ?? { x: 0n, y: 0n },
  cellAt: ({ view, size }, x, y) => cellAt(view, size, x, y),
  actionAt: (board, _explanation, selected, cell) => actionAt(board, selected, cell),
  candidateAt,
};
