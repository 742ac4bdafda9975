// Where the hexagons are on the canvas: the one place that turns their cells into pixels and back.

import { type GridPoint, type Point, same } from '../../../board/geometry';
import type { Ctx } from '../../../board/paint';
import type { Box, Size } from '../../../board/renderer';
import type { Cell, JankenBoard, Unit } from '../../../engine/boundary';
import { hex } from '../format';

/** The middle of the board, and a hexagon's width; it stands on a corner. */
export type Hexes = Point & { cell: number };

/** In widths of a hexagon: how far one row lies below another, and how far a corner is from the middle. */
export const ROW = Math.sqrt(3) / 2;
export const CORNER = 1 / Math.sqrt(3);

/** The room at each side of the board's middle: letters stand at the right, numbers above. */
const ROOM = { left: 4.58, right: 4.92, top: 4.32, bottom: 4.12 };
const WIDE = ROOM.left + ROOM.right;
const HIGH = ROOM.top + ROOM.bottom;
export const ASPECT = WIDE / HIGH;

export function hexesOf({ width, height }: Size): Hexes {
  // Half pixels: as large as fits, while upright edges are mostly sharp.
  const cell = Math.max(1, Math.floor(Math.min(width / WIDE, height / HIGH) * 2) / 2);
  const x = width / 2 + (cell * (ROOM.left - ROOM.right)) / 2;
  const y = height / 2 + (cell * (ROOM.top - ROOM.bottom)) / 2;
  return { x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2, cell };
}

/** Rows go down, and columns lean: one row down is half a hexagon to the right. */
export const middleOf = ({ x, y, cell }: Hexes, [row, column]: GridPoint): Point => ({
  x: x + (column + row / 2 - 6) * cell,
  y: y + (row - 4) * ROW * cell,
});

/** A point beside a cell's middle, in widths of a hexagon. */
export function beside(hexes: Hexes, at: GridPoint, right: number, down: number): Point {
  const { x, y } = middleOf(hexes, at);
  return { x: x + right * hexes.cell, y: y + down * hexes.cell };
}

/** The nearest whole cell: of three coordinates whose sum is 0 the one that was rounded most follows from the others. */
function rounded(row: number, column: number): Cell {
  const [r, c, s] = [Math.round(row), Math.round(column), Math.round(-row - column)];
  const [byRow, byColumn, bySum] = [Math.abs(r - row), Math.abs(c - column), Math.abs(s + row + column)];
  if (byRow > byColumn && byRow > bySum) return [-c - s, c];
  return byColumn > bySum ? [r, -r - s] : [r, c];
}

export function hexAt({ x, y, cell }: Hexes, right: number, down: number): Cell {
  const row = (down - y) / (ROW * cell) + 4;
  return rounded(row, (right - x) / cell + 6 - row / 2);
}

export function boxOfHex(hexes: Hexes, at: GridPoint): Box {
  const { x, y } = middleOf(hexes, at);
  const { cell } = hexes;
  return { left: x - cell / 2, top: y - cell * CORNER, width: cell, height: 2 * cell * CORNER };
}

const CORNERS = Array.from({ length: 6 }, (_, i) => (Math.PI / 3) * i - Math.PI / 2).map((angle) => ({
  x: Math.cos(angle) * CORNER,
  y: Math.sin(angle) * CORNER,
}));

/** Adds a cell's outline to a path; `size` 1 touches its neighbours. */
export function addHex(path: Path2D, hexes: Hexes, at: GridPoint, size = 1): void {
  const { x, y } = middleOf(hexes, at);
  const side = hexes.cell * size;
  CORNERS.forEach((corner, i) => {
    const [right, down] = [x + corner.x * side, y + corner.y * side];
    if (i === 0) path.moveTo(right, down);
    else path.lineTo(right, down);
  });
  path.closePath();
}

export function hexPath(hexes: Hexes, cells: readonly GridPoint[], size = 1): Path2D {
  const path = new Path2D();
  for (const at of cells) addHex(path, hexes, at, size);
  return path;
}

/** The outline of a cell on a border that sets it off from any ground. */
export function outlineHex(ctx: Ctx, hexes: Hexes, at: GridPoint, width: number, colour: string, border: string): void {
  const path = hexPath(hexes, [at], 1 - (width + 1) / hexes.cell);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = border;
  ctx.lineWidth = width + 2.5;
  if (border) ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** The board has the cells whose terrain it tells. */
export const terrainAt = ({ terrain }: JankenBoard, cell: Cell) => terrain.find(({ at }) => same(at, cell)) ?? null;
export const costAt = (board: JankenBoard, cell: Cell) => terrainAt(board, cell)?.cost ?? 0;
export const unitAt = ({ units }: JankenBoard, cell: Cell): Unit | null =>
  units.find(({ at }) => same(at, cell)) ?? null;

/** An order as it is written, and the cells of one. */
export const orderOf = (from: Cell, to: Cell) => `${hex(from)} -> ${hex(to)}`;

export function cellsOfOrder({ terrain }: JankenBoard, order: string): readonly [from: Cell, to: Cell] | null {
  const [from, to] = order.split(' -> ').map((name) => terrain.find(({ at }) => hex(at) === name)?.at);
  return from && to ? [from, to] : null;
}
