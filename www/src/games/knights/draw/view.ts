// Where the cells of the board without end are on the canvas. The view's origin is a bigint, and offsets from it are
// small numbers. A double alone could not tell cells apart that are far from the corner.

import type { Box, Scene, Size } from '../../../board/drawing';
import { boxOf, clamp, type Grid, type GridPoint } from '../../../board/geometry';
import { FARTHEST } from '../../../board/travel';
import type { KnightsBoard } from '../../../engine/boundary';
import type { BoardCell, View } from '../../../game/cells';
import { knightCells } from '../moves';

/** The space for coordinates: the digits that differ, and those that all labels have in common. */
export const RIM = { left: 62, top: 34 } as const;

/** The smallest figure, in pixels: on smaller cells it is larger than its cell. */
export const FIGURE = 20;

const LEAST = 12;
const LARGEST = 48;
/** The smallest scale of a view of all knights, in pixels a cell. Below it one could not see how a knight moves. */
const TELLING = 0.5;
const MARGIN = 2n;
const NEAR = 24n;

export const larger = (a: bigint, b: bigint) => (a > b ? a : b);
export const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** The grid of the map. Its rows and columns count from the view's corner, which lies within a cell. */
export function gridOf({ cell }: View, { width, height }: Size): Grid {
  const { left, top } = RIM;
  const cells = (length: number) => Math.max(0, length) / cell;
  return { left, top, cell, rows: cells(height - top), columns: cells(width - left) };
}

/** Rows and columns from the view's corner to a cell's. Exact wherever the cell can be seen. */
export const offsetOf = (view: View, { x, y }: BoardCell): GridPoint => [
  Number(x - view.x) - view.down,
  Number(y - view.y) - view.right,
];

/** Whether a cell can be seen, or something that reaches `around` cells beyond it. */
export const isVisible = ({ rows, columns }: Grid, [row, column]: GridPoint, around = 0): boolean =>
  row > -1 - around && column > -1 - around && row < rows + around && column < columns + around;

export function cellAt(view: View, size: Size, left: number, top: number): BoardCell | null {
  const grid = gridOf(view, size);
  const row = (top - grid.top) / grid.cell;
  const column = (left - grid.left) / grid.cell;
  if (row < 0 || column < 0 || row >= grid.rows || column >= grid.columns) return null;
  const x = view.x + BigInt(Math.floor(row + view.down));
  const y = view.y + BigInt(Math.floor(column + view.right));
  const there = x >= 0n && y >= 0n && x <= FARTHEST && y <= FARTHEST;
  return there ? { x, y } : null;
}

export const cellBox = ({ view, size }: Scene<unknown>, cell: BoardCell): Box =>
  boxOf(gridOf(view, size), offsetOf(view, cell));

type Span = { low: bigint; count: bigint };

/** The rows or columns that show every knight, and the edge of the board if it is near. */
function spanOf(places: readonly bigint[]): Span {
  const least = places.reduce(smaller);
  const most = places.reduce(larger);
  const low = least <= NEAR + (most - least) / 4n ? 0n : least - MARGIN;
  return { low, count: most + MARGIN + 1n - low };
}

type Spans = { rows: Span; columns: Span; cell: number };

function spansOf(places: readonly BoardCell[], size: Size): Spans {
  const rows = spanOf(places.map(({ x }) => x));
  const columns = spanOf(places.map(({ y }) => y));
  const share = (length: number, { count }: Span) => {
    const cell = length / Math.max(LEAST, Number(count));
    // A figure that is larger than the margin is not cut at the edge.
    const isCut = cell * Number(MARGIN) < FIGURE / 2;
    return isCut ? (length - FIGURE / 2) / Math.max(LEAST, Number(count)) : cell;
  };
  return { rows, columns, cell: Math.min(share(size.height - RIM.top, rows), share(size.width - RIM.left, columns)) };
}

/** Distributes what the canvas shows beyond the span to both sides. */
function centred({ low, count }: Span, shown: number): bigint {
  if (low === 0n) return low;
  return larger(0n, low - larger(0n, BigInt(shown) - count) / 2n);
}

/** Rounds large scales to whole pixels a cell, so that digits are sharp. */
const rounded = (cell: number) => (cell >= 4 ? Math.floor(Math.min(LARGEST, cell)) : cell);

function around(place: BoardCell, size: Size): View {
  const cell = clamp(Math.floor(Math.min(size.width, size.height) / 20), 16, 32);
  const half = (length: number) => BigInt(Math.floor(length / cell / 2));
  const x = larger(0n, place.x - half(size.height - RIM.top));
  const y = larger(0n, place.y - half(size.width - RIM.left));
  return { x, y, cell, down: 0, right: 0 };
}

export function defaultView(board: KnightsBoard, size: Size): View {
  const places = knightCells(board);
  const subject = places[board.step?.knight ?? 0];
  if (!subject) return { x: 0n, y: 0n, cell: clamp(Math.floor(size.width / 20), 16, LARGEST), down: 0, right: 0 };
  const { rows, columns, cell: exact } = spansOf(places, size);
  const cell = rounded(exact);
  if (cell < TELLING) return around(subject, size);
  const shown = (length: number) => Math.floor(length / cell);
  const x = centred(rows, shown(size.height - RIM.top));
  return { x, y: centred(columns, shown(size.width - RIM.left)), cell, down: 0, right: 0 };
}

/** The first of so many rows or columns that hold every knight: 0 if it can be, else the knights are in the middle. */
function firstOf(places: readonly bigint[], cells: bigint): bigint {
  const least = places.reduce(smaller, places[0] ?? 0n);
  const most = places.reduce(larger, 0n);
  return most < cells ? 0n : larger(0n, least - larger(0n, cells - (most - least + 1n)) / 2n);
}

/** So many rows and columns, as large as they can be in a container. */
export function cropped({ width, height }: Size, cells: number, board: KnightsBoard): { size: Size; view: View } {
  const places = knightCells(board);
  const count = BigInt(cells);
  const corner = {
    x: firstOf(
      places.map(({ x }) => x),
      count,
    ),
    y: firstOf(
      places.map(({ y }) => y),
      count,
    ),
  };
  const cell = Math.max(1, Math.floor(Math.min(width - RIM.left, height - RIM.top) / cells));
  const size = { width: RIM.left + cells * cell, height: RIM.top + cells * cell };
  return { size, view: { ...corner, cell, down: 0, right: 0 } };
}

/** The middle of all knights and the scale that shows them all; null if that scale is below `least`. */
export function overview(board: KnightsBoard, size: Size, least: number): { place: BoardCell; cell: number } | null {
  const places = knightCells(board);
  if (places.length === 0) return null;
  const { rows, columns, cell } = spansOf(places, size);
  const middle = ({ low, count }: Span) => low + count / 2n;
  return cell < least ? null : { place: { x: middle(rows), y: middle(columns) }, cell: rounded(cell) };
}

export function needsNewView(board: KnightsBoard, view: View, size: Size): boolean {
  const moved = board.step && knightCells(board)[board.step.knight];
  if (!moved) return false;
  const { rows, columns } = gridOf(view, size);
  const [row, column] = offsetOf(view, moved);
  return row < 0 || column < 0 || row + 1 > rows || column + 1 > columns;
}
