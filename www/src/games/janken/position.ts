// What the position has at a cell, orders as text, and the reach of a unit.
import { same } from '../../board/geometry';
import type { Cell, CellInfo, Explanation, JankenBoard, JankenExplanation, Reach, Unit } from '../../engine/boundary';
import { type BoardCell, toCell } from '../../game/cells';
import { hex } from './format';

/** The terrain of a cell; null for a cell that is not on the board. */
export const terrainAt = ({ terrain }: JankenBoard, cell: Cell) => terrain.find(({ at }) => same(at, cell)) ?? null;

/** The points that entering a cell costs. */
export const costAt = (board: JankenBoard, cell: Cell) => terrainAt(board, cell)?.cost ?? 0;

export const unitAt = ({ units }: JankenBoard, cell: Cell): Unit | null =>
  units.find(({ at }) => same(at, cell)) ?? null;

/** An order as the input writes it. */
export const orderOf = (from: Cell, to: Cell) => `${hex(from)} -> ${hex(to)}`;

/** The cells of an order that the input writes so. */
export function cellsOfOrder({ terrain }: JankenBoard, order: string): readonly [from: Cell, to: Cell] | null {
  const [from, to] = order.split(' -> ').map((name) => terrain.find(({ at }) => hex(at) === name)?.at);
  return from && to ? [from, to] : null;
}

export const jankenExplanation = (explanation: Explanation | null): JankenExplanation | null =>
  explanation?.game === 'janken' ? explanation : null;

/** The reach of the selected unit, else of the unit that is ordered next; null while the engine has not answered. */
export function reachOf(
  board: JankenBoard,
  explanation: Explanation | null,
  selected: BoardCell | null,
  cellInfo: CellInfo | null,
): Reach | null {
  const next = jankenExplanation(explanation)?.reach ?? null;
  const unit = selected && unitAt(board, toCell(selected));
  if (!unit) return next;
  const asked = cellInfo?.game === 'janken' ? cellInfo.reach : null;
  return [asked, next].find((reach) => reach?.unit === unit.id) ?? null;
}
