// Which part of the board without end is on the canvas. Origins are bigints, offsets from them small numbers:
// that is what keeps cells apart where a double could not.

import type { Knight, KnightsBoard } from '../boundary';
import { clamp, type Grid, type Spot } from './geometry';
import { type Axis, axisOf } from './knights-axis';
import type { Region, Size, View } from './renderer';

/** The map's frame on the canvas and the axes beside it. */
export type Window = { grid: Grid; rows: Axis; columns: Axis };

/** As wide as a bold digit of the rim in the widest of common fonts. */
export const CHAR = 7.4;
const LINE = 15;
const LEAST = 12;
const LARGEST = 48;
const MARGIN = 2n;
const NEAR = 24n;
/** Farther than this from the view nothing is drawn, and numbers are still exact. */
const FAR = 1n << 40n;

const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

export function windowOf(view: View, { width, height }: Size): Window {
  const rows = axisOf(view.x, Math.ceil(height / view.cell));
  const columns = axisOf(view.y, Math.ceil(width / view.cell));
  const left = Math.round(Math.max(34, rows.chars * CHAR + 10) + (rows.head ? LINE : 0));
  const top = 20 + (columns.head ? LINE : 0);
  const grid = {
    left,
    top,
    cell: view.cell,
    rows: Math.max(1, Math.ceil((height - top) / view.cell)),
    columns: Math.max(1, Math.ceil((width - left) / view.cell)),
  };
  return { grid, rows, columns };
}

/** Rows and columns from the view's corner; far away stays far away. */
export function spotOf(view: View, x: bigint, y: bigint): Spot {
  const near = (offset: bigint) => Number(larger(-FAR, smaller(FAR, offset)));
  return [near(x - view.x), near(y - view.y)];
}

export const knightSpot = (view: View, knight: Knight) => spotOf(view, BigInt(knight.x), BigInt(knight.y));

export function needs(_board: KnightsBoard, view: View, size: Size): Region | null {
  const { grid } = windowOf(view, size);
  const x = larger(0n, view.x);
  const y = larger(0n, view.y);
  const height = Number(view.x + BigInt(grid.rows) - x);
  const width = Number(view.y + BigInt(grid.columns) - y);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

type Span = { low: bigint; count: bigint };

/** The rows (or columns) that show every knight, and the wall of the board when it is near. */
function spanOf(places: readonly bigint[]): Span {
  const least = places.reduce(smaller);
  const most = places.reduce(larger);
  const low = least <= NEAR + (most - least) / 4n ? 0n : least - MARGIN;
  return { low, count: most + MARGIN + 1n - low };
}

/** Shares out what the canvas shows beyond the span. */
function centred({ low, count }: Span, shown: number): bigint {
  if (low === 0n) return low;
  return larger(0n, low - larger(0n, BigInt(shown) - count) / 2n);
}

function around(knight: Knight, size: Size): View {
  const cell = clamp(Math.floor(Math.min(size.width, size.height) / 20), 16, 32);
  const half = (length: number) => BigInt(Math.floor(length / cell / 2));
  return {
    x: larger(0n, BigInt(knight.x) - half(size.height)),
    y: larger(0n, BigInt(knight.y) - half(size.width)),
    cell,
  };
}

function fitted(cell: number): number {
  return cell >= 4 ? Math.floor(Math.min(LARGEST, cell)) : Math.floor(cell * 50) / 50;
}

export function defaultView(board: KnightsBoard, size: Size): View {
  const subject = board.knights[board.step?.knight ?? 0];
  if (!subject) return { x: 0n, y: 0n, cell: clamp(Math.floor(size.width / 20), 16, LARGEST) };
  const rows = spanOf(board.knights.map((knight) => BigInt(knight.x)));
  const columns = spanOf(board.knights.map((knight) => BigInt(knight.y)));
  const { grid } = windowOf({ x: rows.low, y: columns.low, cell: LEAST }, size);
  const share = (length: number, { count }: Span) => length / Math.max(LEAST, Number(count));
  const cell = fitted(Math.min(share(size.height - grid.top, rows), share(size.width - grid.left, columns)));
  if (cell < 1) return around(subject, size);
  const shown = (length: number) => Math.floor(length / cell);
  return { x: centred(rows, shown(size.height - grid.top)), y: centred(columns, shown(size.width - grid.left)), cell };
}
