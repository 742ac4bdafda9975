// Where the cells of the Robots board are on the canvas: all of them, or a close-up of those around you.

import type { Box, Size } from '../../../board/drawing';
import { clamp, type Grid } from '../../../board/geometry';
import type { Ctx } from '../../../board/paint';
import type { RobotsBoard } from '../../../engine/boundary';
import type { View } from '../../../game/cells';

/** `pane`: the part of the canvas in which cells are drawn. `close`: whether that is not the whole board. `rim`: the space for coordinates. */
export type Layout = Grid & { pane: Box; close: boolean; rim: number };

/** The size of a cell, in quarters of a pixel: nearly as large as fits, with most squares of the same size. */
const quartered = (value: number) => Math.floor(value * 4) / 4;

/** Cells left free for the rings around the last row and column. */
const FREE = 0.5;
/** Pixels a cell: smaller ones are shown in a close-up. */
const LEAST = 16;
/** How many rows and columns a close-up shows, where no lesson says another number. */
const SHOWN = 15;
/** How many cells of a close-up are between you and its edge before it follows you; fewer where it is small. */
const AHEAD = 4;
/** The least space for coordinates beside a close-up, in pixels. */
export const RIM = 22;
/** The space around the cells of a close-up for arrows to what is out of sight. */
export const BEYOND = 10;

/** The space for coordinates: more on a large board, to be read from the back of a class. */
const rimOf = (side: number) => clamp(side * 0.034, 14, 36);
const closeRimOf = (side: number) => Math.max(RIM, rimOf(side));
/** The pixels that the cells of a close-up have. */
const roomOf = (side: number) => side - closeRimOf(side) - 2 * BEYOND;

export function gridOf(board: RobotsBoard, view: View, size: Size): Layout {
  const whole = wholeGrid(board, size);
  if (view.cell <= whole.cell) return whole;
  const side = Math.min(size.width, size.height);
  const rim = closeRimOf(side);
  const span = Math.floor(roomOf(side) / view.cell) * view.cell;
  const from = rim + BEYOND;
  const start = (corner: bigint, part: number) => from - (Number(corner) + part) * view.cell;
  const grid = { ...whole, cell: view.cell, left: start(view.y, view.right), top: start(view.x, view.down) };
  const shown = (edge: number, count: number, room: number) =>
    Math.min(edge + count * view.cell, from + span, room - BEYOND) - Math.max(from, edge);
  const pane = {
    left: Math.max(from, grid.left),
    top: Math.max(from, grid.top),
    width: shown(grid.left, grid.columns, size.width),
    height: shown(grid.top, grid.rows, size.height),
  };
  return { ...grid, pane, close: true, rim };
}

function wholeGrid(board: RobotsBoard, { width, height }: Size): Layout {
  const side = Math.min(width, height);
  const rim = rimOf(side);
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

/**
 * The cells around you: `wanted` rows and columns, or as many as a close-up has if those of the whole board are small. It stays until
 * you come near its edge.
 */
export function closeUp(board: RobotsBoard, size: Size, before: View | null, wanted: number | null): View {
  const whole = wholeView(board, size);
  const shown = wanted ?? (whole.cell < LEAST ? SHOWN : board.size);
  if (shown >= board.size) return whole;
  const cell = quartered(roomOf(Math.min(size.width, size.height)) / shown);
  const old = before?.cell === cell ? before : null;
  const [x, y] = [old && Number(old.x), old && Number(old.y)];
  const corner = (you: number, from: number | null) => BigInt(cornerOf(you, from, shown, board.size));
  return { x: corner(board.you[0], x), y: corner(board.you[1], y), cell, down: 0, right: 0 };
}

/** The first row or column of a close-up that shows so many, where you are at `you`. */
function cornerOf(you: number, before: number | null, shown: number, count: number): number {
  const ahead = Math.min(AHEAD, Math.floor((shown - 1) / 3));
  const isAhead = before !== null && you - before >= ahead && before + shown - 1 - you >= ahead;
  return isAhead ? before : clamp(Math.floor(you - (shown - 1) / 2), 0, count - shown);
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
