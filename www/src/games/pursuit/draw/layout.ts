// Where the cells of Pursuit are: a square, or a torus with a band of cells from the opposite side around it.

import type { Box, Size } from '../../../board/drawing';
import { clamp, type Grid, gridCellAt, type Point } from '../../../board/geometry';
import type { PursuitBoard } from '../../../engine/boundary';
import { type BoardCell, toBoardCell } from '../../../game/cells';
import { columnOf, rowOf } from '../position';

/** `band`: how many cells are shown twice, at each side. `rim`: the pixels for the coordinates. */
export type Layout = Grid & { n: number; torus: boolean; band: number; ratio: number; rim: number };

/** The band is this part of the side: enough to see pieces behind an edge. */
const BAND = 14;

export function layoutOf(size: Size, { n, torus }: PursuitBoard): Layout {
  const ratio = globalThis.devicePixelRatio || 1;
  const band = torus ? Math.max(1, Math.round(n / BAND)) : 0;
  const rim = Math.round(clamp(Math.min(size.width, size.height) * 0.044, 24, 60));
  const room = Math.min(size.width, size.height) - rim;
  const count = n + 2 * band;
  // Whole device pixels, so that thin lines and small cells are sharp.
  const cell = Math.max(1, Math.floor(((room - 2) * ratio) / count)) / ratio;
  const spare = Math.floor(((room - cell * count) / 2) * ratio) / ratio;
  const corner = rim + spare + band * cell;
  return { left: corner, top: corner, cell, rows: n, columns: n, n, torus, band, ratio, rim };
}

/** The middle of a cell; the origin is the corner of cell 0. */
export const middleOf = ({ n, cell }: Layout, index: number): Point => ({
  x: (columnOf(n, index) + 0.5) * cell,
  y: (rowOf(n, index) + 0.5) * cell,
});

/** The cell under a point. In the band it is the cell that is shown there a second time. */
export function cellAt(layout: Layout, x: number, y: number): BoardCell | null {
  const { n, band, cell, left, top } = layout;
  const shifted = {
    ...layout,
    left: left - band * cell,
    top: top - band * cell,
    rows: n + 2 * band,
    columns: n + 2 * band,
  };
  const found = gridCellAt(shifted, x, y);
  return found && toBoardCell([(found[0] - band + n) % n, (found[1] - band + n) % n]);
}

export const cellBox = ({ left, top, cell }: Layout, { x, y }: BoardCell): Box => ({
  left: left + Number(y) * cell,
  top: top + Number(x) * cell,
  width: cell,
  height: cell,
});

/** Cells from one row or column to another; on a torus by the shorter way. */
function apart({ n, torus }: Layout, from: number, to: number): number {
  const straight = to - from;
  if (!torus || Math.abs(straight) <= n / 2) return straight;
  return straight - Math.sign(straight) * n;
}

/** The start and end of an arrow between two cells. On a torus it may lead over an edge. */
export function leg(layout: Layout, from: number, to: number): [Point, Point] {
  const { n, cell } = layout;
  const start = middleOf(layout, from);
  const right = apart(layout, columnOf(n, from), columnOf(n, to)) * cell;
  const down = apart(layout, rowOf(n, from), rowOf(n, to)) * cell;
  return [start, { x: start.x + right, y: start.y + down }];
}

/** The point at a share 0..1 of such an arrow. */
export function onLeg(layout: Layout, from: number, to: number, t: number): Point {
  const [start, end] = leg(layout, from, to);
  return { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t };
}

/** The point at a share 0..1 of a path of cells. */
export function onWay(layout: Layout, way: number[], t: number): Point {
  const last = Math.max(0, way.length - 2);
  const at = Math.min(last, Math.floor(t * (way.length - 1)));
  const [from, to] = [way[at] ?? 0, way[at + 1] ?? way[at] ?? 0];
  return onLeg(layout, from, to, t * (way.length - 1) - at);
}

/** The visible copies of a point: one, and on a torus one behind each edge that it is near. */
export function copies({ torus, n, cell }: Layout, at: Point, reach: number): Point[] {
  if (!torus) return [at];
  const side = n * cell;
  const shifts = (value: number) => [0, ...(value < reach ? [side] : []), ...(value > side - reach ? [-side] : [])];
  return shifts(at.x).flatMap((right) => shifts(at.y).map((down) => ({ x: at.x + right, y: at.y + down })));
}
