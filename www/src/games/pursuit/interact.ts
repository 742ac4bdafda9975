// What choosing a cell of Pursuit does: it places a piece, moves the fugitive, or plans the step of one catcher.

import type { CellAction, Interaction } from '../../board/interaction';
import type { CellInfo, PursuitBoard, PursuitCellInfo } from '../../engine/boundary';
import type { BoardCell, Plan } from '../../game/cells';
import { cellAt, layoutOf } from './draw/layout';
import { cellOfIndex, indexOf, pursuitCellInfo } from './position';

/** The catchers' move that a plan makes. Catchers without a planned step stay. */
export function moveOfPlan({ pairs }: PursuitBoard, plan: Plan): string {
  return Array.from({ length: pairs }, (_, nth) => plan.get(nth)?.word ?? '0 0').join(' ');
}

/** The first catcher on a cell that has no planned step; if all have one, the first there. */
function catcherAt({ catchers }: PursuitBoard, index: number, plan: Plan): number {
  const free = catchers.findIndex((at, nth) => at === index && !plan.has(nth));
  return free >= 0 ? free : catchers.indexOf(index);
}

/** Adds one catcher's step to the plan. With one catcher the plan is complete: it is made at once. */
function planned(board: PursuitBoard, plan: Plan, nth: number, to: number, word: string): CellAction {
  const next = new Map(plan).set(nth, { to, word });
  return board.pairs === 1 ? { kind: 'move', move: moveOfPlan(board, next) } : { kind: 'plan', plan: next };
}

/** Places the next catcher. */
function placing(board: PursuitBoard, plan: Plan, cell: BoardCell, cellInfo: PursuitCellInfo | null): CellAction {
  const free = Array.from({ length: board.pairs }, (_, nth) => nth).find((nth) => !plan.has(nth));
  return free === undefined || !cellInfo?.move
    ? { kind: 'look' }
    : planned(board, plan, free, indexOf(board, cell), cellInfo.move);
}

/** A catcher is selected, then the neighbouring cell that it steps to. */
function stepping(
  board: PursuitBoard,
  plan: Plan,
  selected: BoardCell | null,
  cell: BoardCell,
  cellInfo: PursuitCellInfo | null,
): CellAction {
  const index = indexOf(board, cell);
  const step = selected && cellInfo?.steps.find(({ to }) => to === index);
  if (selected && step && index !== indexOf(board, selected))
    return planned(board, plan, catcherAt(board, indexOf(board, selected), plan), index, step.numbers);
  return board.catchers.includes(index) ? { kind: 'hold' } : { kind: 'look' };
}

function actionAt(
  board: PursuitBoard,
  selected: BoardCell | null,
  cell: BoardCell,
  plan: Plan,
  cellInfo?: CellInfo | null,
): CellAction {
  if (board.end) return { kind: 'look' };
  const places = board.sideToMove === 'catchers' && board.turn === 0;
  if (board.sideToMove === 'catchers' && !places && !selected) return stepping(board, plan, null, cell, null);
  if (cellInfo === undefined)
    return { kind: 'ask', cell: places || board.sideToMove === 'fugitive' ? cell : (selected ?? cell) };
  const found = pursuitCellInfo(cellInfo);
  if (places) return placing(board, plan, cell, found);
  if (board.sideToMove === 'catchers') return stepping(board, plan, selected, cell, found);
  return found?.move ? { kind: 'move', move: found.move } : { kind: 'look' };
}

export const interaction: Interaction<PursuitBoard> = {
  bounds: ({ n }) => ({ rows: n, columns: n }),
  wraps: ({ torus }) => torus,
  firstCell: (board) => cellOfIndex(board.n, board.fugitive ?? board.catchers[0] ?? 0),
  cellAt: ({ size, after }, x, y) => cellAt(layoutOf(size, after), x, y),
  actionAt: (board, _explanation, selected, cell, plan, cellInfo) => actionAt(board, selected, cell, plan, cellInfo),
  candidateAt: () => null,
};
