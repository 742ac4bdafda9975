// Which values the map wants from the engine. Far away it takes every 5th, 9th, 17th ... row and column: strides of
// 4 n + 1, which keep the pattern of the regular parts, whose period is 4.

import type { Size } from '../../../board/drawing';
import type { BoardCell, Tile, View } from '../../../store/cells';
import { larger, RIM } from './view';

/** Values a side of a tile. */
export const SIDE = 256;
/** Every value while a cell has so many pixels; beyond that a value at least so many. */
const DENSE = 0.75;
const SPARSE = 1.5;
/** Pixels around the view that are fetched before they are wanted. */
const MARGIN = 96;
/** How many strides coarser the tiles are that serve until the fine ones have come. */
const COARSER = 3;
/** The engine's coordinates end here. */
const END = 1n << 63n;

/** 1, 5, 9, 17, 33, ... */
const strideAt = (level: number) => (level === 0 ? 1 : 2 ** (level + 1) + 1);

function levelOf(cell: number): number {
  if (cell >= DENSE) return 0;
  return Math.max(1, Math.ceil(Math.log2(SPARSE / cell - 1)) - 1);
}

const strideOf = (cell: number): number => strideAt(levelOf(cell));

type Run = { first: bigint; last: bigint };

/** The tiles along one axis that the view and a margin around it touch. */
function runOf(from: bigint, cells: number, span: bigint, margin: number): Run {
  const low = larger(0n, from - BigInt(Math.ceil(margin)));
  const high = larger(0n, from + BigInt(Math.ceil(cells + margin)));
  const most = END / span - 1n;
  const last = high / span;
  return { first: low / span, last: last > most ? most : last };
}

function tileAt(row: bigint, column: bigint, stride: number): Tile {
  const span = BigInt(SIDE * stride);
  return { key: `${stride}/${row}/${column}`, x: row * span, y: column * span, side: SIDE, stride };
}

function squareOf(rows: Run, columns: Run, stride: number): Tile[] {
  const tiles = [];
  for (let row = rows.first; row <= rows.last; row++)
    for (let column = columns.first; column <= columns.last; column++) tiles.push(tileAt(row, column, stride));
  return tiles;
}

function levelTiles(view: View, size: Size, level: number, margin: number): Tile[] {
  const stride = strideAt(level);
  const span = BigInt(SIDE * stride);
  const run = (from: bigint, length: number) => runOf(from, length / view.cell + 1, span, margin / view.cell);
  return squareOf(run(view.x, size.height - RIM.top), run(view.y, size.width - RIM.left), stride);
}

/** How far a tile's middle is from the view's, in pixels; the farther of the two axes. */
function distance({ x, y, side, stride }: Tile, view: View, size: Size): number {
  const half = (side * stride) / 2;
  const away = (from: bigint, origin: bigint, length: number) =>
    Math.abs((Number(from - origin) + half) * view.cell - length / 2);
  return Math.max(away(x, view.x, size.height - RIM.top), away(y, view.y, size.width - RIM.left));
}

/** Those in sight, without any margin. */
export const seenTiles = (view: View, size: Size): Tile[] => levelTiles(view, size, levelOf(view.cell), 0);

/** Those around the view, the middle first, then a few coarse ones that cover all of it and its surroundings. */
export function wantedTiles(view: View, size: Size): Tile[] {
  const level = levelOf(view.cell);
  const middle = new Map(levelTiles(view, size, level, MARGIN).map((tile) => [tile, distance(tile, view, size)]));
  const fine = [...middle].sort(([, a], [, b]) => a - b).map(([tile]) => tile);
  return [...fine, ...levelTiles(view, size, level + COARSER, MARGIN)];
}

/** How many rows and columns of the board are in sight, and every which of them is drawn. */
export function extentOf(view: View, size: Size): { rows: number; columns: number; stride: number } {
  const count = (from: bigint, part: number, length: number) =>
    Math.max(0, Math.ceil(length / view.cell + part + Math.min(0, Number(from))));
  return {
    rows: count(view.x, view.down, size.height - RIM.top),
    columns: count(view.y, view.right, size.width - RIM.left),
    stride: strideOf(view.cell),
  };
}

/** Where a tile lies, from its key. */
export function tileOf(key: string): BoardCell & { stride: number } {
  const [stride = '1', row = '0', column = '0'] = key.split('/');
  const span = BigInt(SIDE * Number(stride));
  return { x: BigInt(row) * span, y: BigInt(column) * span, stride: Number(stride) };
}
