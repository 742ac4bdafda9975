// What choosing a cell of the Robots board does: it makes the walk or jump that leads there.

import { gridCellAt } from '../../board/geometry';
import type { CellAction, Interaction } from '../../board/interaction';
import type { Explanation, RobotsBoard } from '../../engine/boundary';
import { type BoardCell, toBoardCell, toCell } from '../../store/cells';
import { gridOf } from './draw/floor';
import { moveTo, robotsExplanation } from './moves';

const candidateAt = (board: RobotsBoard, explanation: Explanation | null, cell: BoardCell) =>
  moveTo(board, robotsExplanation(explanation), toCell(cell));

function actionAt(board: RobotsBoard, explanation: Explanation | null, cell: BoardCell): CellAction {
  const move = candidateAt(board, explanation, cell);
  return move === null ? { kind: 'look' } : { kind: 'move', move };
}

export const interaction: Interaction<RobotsBoard> = {
  bounds: ({ size }) => ({ rows: size, columns: size }),
  firstCell: ({ you }) => toBoardCell(you),
  cellAt: ({ after, size }, x, y) => {
    const cell = gridCellAt(gridOf(after, size), x, y);
    return cell && toBoardCell(cell);
  },
  actionAt: (board, explanation, _selected, cell) => actionAt(board, explanation, cell),
  candidateAt: (board, explanation, _selected, cell) => candidateAt(board, explanation, cell),
};
