// What choosing a cell of the Robots board does: it makes the walk or jump that leads there.

import { gridCellAt } from '../../board/geometry';
import type { CellAction, Interaction } from '../../board/interaction';
import type { Explanation, RobotsBoard } from '../../engine/boundary';
import { type BoardCell, toBoardCell, toCell } from '../../game/cells';
import { gridOf } from './draw/layout';
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
  cellAt: ({ after, view, size }, x, y) => {
    const grid = gridOf(after, view, size);
    const { left, top, width, height } = grid.pane;
    const seen = x >= left && y >= top && x < left + width && y < top + height;
    const cell = seen ? gridCellAt(grid, x, y) : null;
    return cell && toBoardCell(cell);
  },
  actionAt: (board, explanation, _selected, cell) => actionAt(board, explanation, cell),
  candidateAt: (board, explanation, _selected, cell) => candidateAt(board, explanation, cell),
};
