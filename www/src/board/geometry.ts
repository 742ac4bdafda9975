// Where cells are on the canvas: the one place that turns (row, column) into pixels and back.

import type { Cell } from '../engine/boundary';

export type Point = { x: number; y: number };

/** A point in rows and columns; fractions are between two cells. */
export type GridPoint = readonly [row: number, column: number];

/** A square grid; (left, top) is the outer corner of cell (0, 0). */
export type Grid = { left: number; top: number; cell: number; rows: number; columns: number };

export const centreOf = (grid: Grid, [row, column]: GridPoint): Point => ({
  x: grid.left + (column + 0.5) * grid.cell,
  y: grid.top + (row + 0.5) * grid.cell,
});

/** The cell that contains a point; null outside the grid. */
export function gridCellAt(grid: Grid, x: number, y: number): Cell | null {
  const row = Math.floor((y - grid.top) / grid.cell);
  const column = Math.floor((x - grid.left) / grid.cell);
  const inside = row >= 0 && column >= 0 && row < grid.rows && column < grid.columns;
  return inside ? [row, column] : null;
}

/** The rectangle of a cell. */
export const boxOf = ({ left, top, cell }: Grid, [row, column]: GridPoint) => ({
  left: left + column * cell,
  top: top + row * cell,
  width: cell,
  height: cell,
});

export const same = (a: GridPoint, b: GridPoint) => a[0] === b[0] && a[1] === b[1];

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** How far `t` is between two values, as 0..1. */
export const through = (t: number, from: number, to: number) => clamp((t - from) / (to - from || 1), 0, 1);

const LONGEST_TWEEN = 420;

/** How long the motion between two positions takes, if a step is shown for `step`. Both in milliseconds. */
export const tweenOf = (step: number) => Math.min(LONGEST_TWEEN, step * 0.85);

/** Maps 0..1 to 0..1 so that a motion starts and stops slowly. */
export const ease = (t: number) => t * t * (3 - 2 * t);

export const between = (a: GridPoint, b: GridPoint, t: number): GridPoint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A path with one corner. */
export type Bend<T> = readonly [start: T, corner: T, end: T];

const distance = (a: GridPoint, b: GridPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point at a share 0..1 of a path's length. */
export function along([start, corner, end]: Bend<GridPoint>, t: number): GridPoint {
  const turn = distance(start, corner) / (distance(start, corner) + distance(corner, end) || 1);
  return t < turn ? between(start, corner, t / turn) : between(corner, end, through(t, turn, 1));
}
