// What choosing a cell of the Janken Tactics map does: a unit is selected, then the cell that it is ordered to.

import type { CellAction, Interaction } from '../../board/interaction';
import type { JankenBoard } from '../../engine/boundary';
import { type BoardCell, toBoardCell, toCell } from '../../game/cells';
import { hexAt, hexesOf } from './draw/hexes';
import { orderOf, terrainAt, unitAt } from './position';

/** An order of the selected unit to a cell where no unit stands. */
function candidateAt(board: JankenBoard, selected: BoardCell | null, cell: BoardCell): string | null {
  const [from, to] = [selected && toCell(selected), toCell(cell)];
  const fits = from && unitAt(board, from) && terrainAt(board, to) && !unitAt(board, to);
  return fits ? orderOf(from, to) : null;
}

function actionAt(board: JankenBoard, selected: BoardCell | null, cell: BoardCell): CellAction {
  if (unitAt(board, toCell(cell))) return { kind: 'hold' };
  const move = candidateAt(board, selected, cell);
  return move === null ? { kind: 'look' } : { kind: 'move', move };
}

/** Where the last order left its unit; at first the first unit. */
function firstCell({ step, units, terrain }: JankenBoard): BoardCell {
  const middle = terrain[Math.floor(terrain.length / 2)];
  const last = step && (step.verdict.kind === 'successful' ? step.to : step.from);
  return toBoardCell(last ?? units[0]?.at ?? middle?.at ?? [0, 0]);
}

export const interaction: Interaction<JankenBoard> = {
  bounds: () => ({ rows: 9, columns: 9 }),
  firstCell,
  cellAt: ({ after, size }, x, y) => {
    const cell = hexAt(hexesOf(size), x, y);
    return terrainAt(after, cell) && toBoardCell(cell);
  },
  actionAt: (board, _explanation, selected, cell) => actionAt(board, selected, cell),
  candidateAt: (board, _explanation, selected, cell) => candidateAt(board, selected, cell),
};
