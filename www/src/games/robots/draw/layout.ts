// Where the cells of the Robots board are on the canvas: all of them, or a close-up of those around you.

import type { Box, Size } from '../../../board/drawing';
import { clamp, type Grid } from '../../../board/geometry';
import type { Ctx } from '../../../board/paint';
import type { RobotsBoard } from '../../../engine/boundary';
import type { View } from '../../../store/cells';

/** `pane`: the part of the canvas in which cells are drawn. `close`: whether that is not the whole board. `rim`: the space for coordinates. */
export type Layout = Grid & { pane: Box; close: boolean; rim: number };

/** The size of a cell, in quarters of a pixel: nearly as large as fits, with most squares of the same size. */
const quartered = (value: number) => Math.floor(value * 4) / 4;

/** Cells left free for the rings around the last row and column. */
const FREE = 0.5;
/** Pixels a cell: smaller ones are shown in a close-up. */
const LEAST = 16;
/** How many rows and columns a close-up shows. */
const SHOWN = 15;
/** How many cells of a close-up are between you and its edge before it follows you. */
const AHEAD = 4;
/** The space for coordinates beside a close-up, in pixels. */
export const RIM = 22;

export function gridOf(board: RobotsBoard, view: View, size: Size): Layout {
  const whole = wholeGrid(board, size);
  if (view.cell <= whole.cell) return whole;
  const start = (corner: bigint, part: number) => RIM - (Number(corner) + part) * view.cell;
  const grid = { ...whole, cell: view.cell, left: start(view.y, view.right), top: start(view.x, view.down) };
  const shown = (from: number, count: number, room: number) =>
    Math.min(from + count * view.cell, RIM + SHOWN * view.cell, room - 2) - Math.max(RIM, from);
  const pane = {
    left: Math.max(RIM, grid.left),
    top: Math.max(RIM, grid.top),
    width: shown(grid.left, grid.columns, size.width),
    height: shown(grid.top, grid.rows, size.height),
  };
  return { ...grid, pane, close: true, rim: RIM };
}

function wholeGrid(board: RobotsBoard, { width, height }: Size): Layout {
  const side = Math.min(width, height);
  const rim = clamp(side * 0.034, 14, 36);
  const cell = Math.max(1, quartered((side - rim - 3) / (board.size + FREE)));
  const span = cell * board.size;
  // The coordinates are at the left and at the top; the space that is left over is distributed to all sides.
  const left = rim + Math.floor((width - rim - span) / 2);
  const top = rim + Math.floor((height - rim - span) / 2);
  const pane = { left, top, width: span, height: span };
  return { left, top, cell, rows: board.size, columns: board.size, pane, close: false, rim };
}

export const wholeView = (board: RobotsBoard, size: Size): View => ({
  x: 0n,
  y: 0n,
  cell: wholeGrid(board, size).cell,
  down: 0,
  right: 0,
});

/** The cells around you, if those of the whole board are small. It stays until you come near its edge. */
export function closeUp(board: RobotsBoard, size: Size, before: View | null): View {
  const whole = wholeView(board, size);
  if (whole.cell >= LEAST) return whole;
  const cell = quartered((Math.min(size.width, size.height) - RIM - 3) / SHOWN);
  const [row, column] = board.you;
  const old = before?.cell === cell ? before : null;
  const x = cornerOf(row, old && Number(old.x), board.size);
  const y = cornerOf(column, old && Number(old.y), board.size);
  return { x: BigInt(x), y: BigInt(y), cell, down: 0, right: 0 };
}

/** The first row or column of a close-up, where you are at `you`. */
function cornerOf(you: number, before: number | null, count: number): number {
  const isAhead = before !== null && you - before >= AHEAD && before + SHOWN - 1 - you >= AHEAD;
  return isAhead ? before : clamp(you - (SHOWN - 1) / 2, 0, count - SHOWN);
}

/** Draws in the pane of a close-up; the whole board needs no limits. */
export function clipped(ctx: Ctx, { pane, close }: Layout, draw: () => void): void {
  ctx.save();
  if (close) {
    ctx.beginPath();
    ctx.rect(pane.left, pane.top, pane.width, pane.height);
    ctx.clip();
  }
  draw();
  ctx.restore();
}
