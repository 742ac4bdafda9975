// Cells as the state holds them: of boards with and without an end.
import type { Cell } from '../engine/boundary';

/** A cell: x is its row, y its column. A board may have no last one. */
export type BoardCell = { x: bigint; y: bigint };

/** The cell in the top left corner, the pixels a cell, and how much of that first cell lies beyond the edges (0..1). */
export type View = BoardCell & { cell: number; down: number; right: number };

/** A square of values to fetch: the cell in its corner, values a side, and every how many rows and columns. */
export type Tile = BoardCell & { key: string; side: number; stride: number };

/** The parts of a move that are chosen: by piece, where it goes and how that is said. */
export type Plan = ReadonlyMap<number, { to: number; word: string }>;

export type Colours = 'values' | 'outcomes';

export const sameCell = (a: BoardCell | null, b: BoardCell | null) =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;
export const toBoardCell = ([row, column]: Cell): BoardCell => ({ x: BigInt(row), y: BigInt(column) });
export const toCell = ({ x, y }: BoardCell): Cell => [Number(x), Number(y)];
