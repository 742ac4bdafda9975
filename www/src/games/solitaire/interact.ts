// What choosing a tile of Solitaire Chess does: it removes the piece.

import { gridCellAt } from '../../board/geometry';
import type { CellAction, Interaction } from '../../board/interaction';
import type { SolitaireBoard } from '../../engine/boundary';
import { type BoardCell, toBoardCell, toCell } from '../../game/cells';
import { gridOf } from './draw/grid';
import { lastOf, moveOf, SIDE, tileAt } from './position';

/** A removal that the rules refuse is tried as well: the engine says why it is refused. */
function actionAt(board: SolitaireBoard, cell: BoardCell): CellAction {
  const tile = tileAt(board, toCell(cell));
  return tile?.target || tile?.barred ? { kind: 'move', move: moveOf(toCell(cell)) } : { kind: 'look' };
}

function candidateAt(board: SolitaireBoard, cell: BoardCell): string | null {
  return tileAt(board, toCell(cell))?.target ? moveOf(toCell(cell)) : null;
}

export const interaction: Interaction<SolitaireBoard> = {
  bounds: () => ({ rows: SIDE, columns: SIDE }),
  firstCell: (board) => toBoardCell(lastOf(board)?.at ?? [0, 0]),
  cellAt: ({ size }, x, y) => {
    const cell = gridCellAt(gridOf(size), x, y);
    return cell && toBoardCell(cell);
  },
  actionAt: (board, _explanation, _selected, cell) => actionAt(board, cell),
  candidateAt: (board, _explanation, _selected, cell) => candidateAt(board, cell),
};
