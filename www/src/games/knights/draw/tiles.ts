// Which values the map needs from the engine. At small scales it takes every 5th, 9th, 17th ... row and column.
// These strides are 4 n + 1: they keep the pattern of the regular parts, because its period is 4.

import type { Size } from '../../../board/drawing';
import type { BoardCell, Tile, View } from '../../../game/cells';
import { larger, RIM } from './view';

/** Values along a side of a tile. */
export const SIDE = 256;
/** Every value is fetched while a cell has this many pixels; at smaller scales a value has at least as many. */
const DENSE = 0.75;
const SPARSE = 1.5;
/** Pixels around the view that are fetched in advance. */
const MARGIN = 96;
/** How many steps coarser the tiles are that are shown until the fine ones have come. */
const COARSER = 3;
/** The last coordinate of the engine. */
const END = 1n << 63n;

/** The strides: 1, 5, 9, 17, 33, ... */
const strideAt = (level: number) => (level === 0 ? 1 : 2 ** (level + 1) + 1);

function levelOf(cell: number): number {
  if (cell >= DENSE) return 0;
  return Math.max(1, Math.ceil(Math.log2(SPARSE / cell - 1)) - 1);
}

const strideOf = (cell: number): number => strideAt(levelOf(cell));

type Run = { first: bigint; last: bigint };

/** The tiles along one axis that are in the view or in the margin around it. */
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

/** How far a tile's middle is from the view's, in pixels, along the farther of the two axes. */
function distance({ x, y, side, stride }: Tile, view: View, size: Size): number {
  const half = (side * stride) / 2;
  const away = (from: bigint, origin: bigint, length: number) =>
    Math.abs((Number(from - origin) + half) * view.cell - length / 2);
  return Math.max(away(x, view.x, size.height - RIM.top), away(y, view.y, size.width - RIM.left));
}

/** The tiles in the view, without a margin. */
export const seenTiles = (view: View, size: Size): Tile[] => levelTiles(view, size, levelOf(view.cell), 0);

/** The tiles in and around the view, from the middle outwards, then a few coarse ones that cover all of it and more. */
export function wantedTiles(view: View, size: Size): Tile[] {
  const level = levelOf(view.cell);
  const middle = new Map(levelTiles(view, size, level, MARGIN).map((tile) => [tile, distance(tile, view, size)]));
  const fine = [...middle].sort(([, a], [, b]) => a - b).map(([tile]) => tile);
  return [...fine, ...levelTiles(view, size, level + COARSER, MARGIN)];
}

/** A cell is whole if less than this share of it is out of sight. */
const NOTHING = 0.01;

/** How many whole rows and columns of the board are in sight, and the stride at which they are drawn. */
export function extentOf(view: View, size: Size): { rows: number; columns: number; stride: number } {
  const count = (from: bigint, part: number, length: number) => {
    const first = Math.max(-Number(from), Math.ceil(part - NOTHING));
    return Math.max(0, Math.floor(length / view.cell + part + NOTHING) - first);
  };
  return {
    rows: count(view.x, view.down, size.height - RIM.top),
    columns: count(view.y, view.right, size.width - RIM.left),
    stride: strideOf(view.cell),
  };
}

/** The position of a tile, from its key. */
export function tileOf(key: string): BoardCell & { stride: number } {
  const [stride = '1', row = '0', column = '0'] = key.split('/');
  const span = BigInt(SIDE * Number(stride));
  return { x: BigInt(row) * span, y: BigInt(column) * span, stride: Number(stride) };
}
