// The coordinates beside the Hyper Knights map.

import type { Scene } from '../../../board/drawing';
import type { Grid, Point } from '../../../board/geometry';
import { type Ctx, FONT } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { BoardCell, View } from '../../../game/cells';
import { type Axis, axisOf, ticksOf } from './axis';
import { FIGURE, gridOf, RIM } from './view';

/** The smallest and the largest size of a coordinate. */
const LEAST = 10.5;
const LARGEST = 22;
/** Its size as a share of a cell, where cells are large: a class reads it from afar. */
const SHARE = 0.3;
/** The width of a bold digit in the widest common font, as a share of its size. */
const CHAR = 0.66;
const HEAD = 9;
/** The smallest size of the name of an axis, and its size as a share of a cell. */
const NAME = 11;
const NAME_SHARE = 0.36;
const GAP = 9;
const ROW = 15;
/** The height of the plate behind the row or column that is looked at, as a share of its number's size. */
const CHIP = 1.43;

/** One axis: where the label of a cell is, and whether there is space for one. */
type Side = {
  axis: Axis;
  origin: bigint;
  part: number;
  cells: number;
  size: number;
  at(middle: number): Point;
  fits(at: Point, chars: number): boolean;
};

/** As large as cells allow, and the space at the left for numbers of so many digits. */
const sizeOf = (cell: number, chars: number) =>
  Math.max(LEAST, Math.min(LARGEST, cell * SHARE, (RIM.left - GAP) / (chars * CHAR)));
const columnRoom = (chars: number) => chars * LEAST * CHAR + GAP;
const rowRoom = () => ROW;

function rowsOf(view: View, grid: Grid, height: number): Side {
  const axis = axisOf(view.x, grid.rows, grid.cell, rowRoom);
  return {
    axis,
    origin: view.x,
    part: view.down,
    cells: grid.rows,
    size: sizeOf(grid.cell, axis.chars),
    at: (middle) => ({ x: grid.left - 5, y: grid.top + middle * grid.cell }),
    fits: ({ y }) => y > grid.top + 1 && y < height - 6,
  };
}

function columnsOf(view: View, grid: Grid, width: number): Side {
  const axis = axisOf(view.y, grid.columns, grid.cell, columnRoom);
  const size = sizeOf(grid.cell, axis.chars);
  return {
    axis,
    origin: view.y,
    part: view.right,
    cells: grid.columns,
    size,
    at: (middle) => ({ x: grid.left + middle * grid.cell, y: grid.top - 5 - size / 2 }),
    fits: ({ x }, chars) => x > grid.left && x + (chars * size * CHAR) / 2 < width,
  };
}

/** `isCovered`: whether figures at the edge reach over the rim. */
function drawTicks(ctx: Ctx, theme: Theme, side: Side, isCovered: boolean): void {
  const { axis, origin, part, cells, size, at, fits } = side;
  for (const { coordinate, offset } of ticksOf(axis, origin, cells)) {
    const point = at(offset - part + 0.5);
    if (!fits(point, axis.chars)) continue;
    const round = coordinate % (5n * axis.step) === 0n;
    ctx.font = `${round ? 600 : 400} ${size}px ${FONT}`;
    ctx.strokeStyle = theme.bg;
    ctx.lineWidth = 3;
    if (isCovered) ctx.strokeText(axis.label(coordinate), point.x, point.y);
    ctx.fillStyle = round ? theme.text : theme.muted;
    ctx.fillText(axis.label(coordinate), point.x, point.y);
  }
}

/** The row or column that is active, drawn over other labels. */
function drawLit(ctx: Ctx, theme: Theme, { axis, origin, part, size, at, fits }: Side, coordinate: bigint): void {
  const point = at(Number(coordinate - origin) - part + 0.5);
  if (axis.unit !== 1n || !fits(point, axis.chars)) return;
  const label = axis.label(coordinate);
  ctx.font = `600 ${size}px ${FONT}`;
  const width = ctx.measureText(label).width + 8;
  const left = ctx.textAlign === 'right' ? point.x - width + 4 : point.x - width / 2;
  ctx.fillStyle = theme.accent;
  ctx.beginPath();
  ctx.roundRect(left, point.y - (size * CHIP) / 2, width, size * CHIP, 4);
  ctx.fill();
  ctx.fillStyle = theme.accentText;
  ctx.fillText(label, point.x, point.y + 0.5);
}

/** The names of the axes share the corner, that of the columns above. */
function drawNames(ctx: Ctx, most: number, both: boolean): void {
  ctx.font = `600 ${most}px ${FONT}`;
  const size = Math.min(most, RIM.top / 2, (most * (RIM.left - 6)) / ctx.measureText('x↓y→').width);
  ctx.font = `600 ${size}px ${FONT}`;
  ctx.textAlign = 'left';
  ctx.fillText('x↓', 2, RIM.top - size / 2 - 1);
  ctx.textAlign = 'right';
  if (both) ctx.fillText('y→', RIM.left - 2, size / 2 + 1);
}

/** The names of the axes, and the digits that all labels of an axis have in common. */
function drawHeads(ctx: Ctx, theme: Theme, rows: Axis, columns: Axis, cell: number, height: number): void {
  ctx.fillStyle = theme.text;
  drawNames(ctx, Math.max(NAME, Math.min(LARGEST, cell * NAME_SHARE)), columns.head === null);
  ctx.textAlign = 'left';
  ctx.font = `600 ${NAME}px ${FONT}`;
  if (columns.head) ctx.fillText(`y = ${columns.head}`, RIM.left, HEAD);
  if (!rows.head) return;
  ctx.save();
  ctx.translate(HEAD, height - 6);
  ctx.rotate(-Math.PI / 2);
  ctx.textAlign = 'right';
  ctx.fillText(`x = ${rows.head}`, height - RIM.top - 6, 0);
  ctx.restore();
}

export function drawRim(ctx: Ctx, { theme, view, size, hovered, cursor }: Scene<unknown>): void {
  const grid = gridOf(view, size);
  const rows = rowsOf(view, grid, size.height);
  const columns = columnsOf(view, grid, size.width);
  const lit: BoardCell | null = hovered ?? cursor;
  const isCovered = grid.cell < FIGURE;
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.textAlign = 'right';
  drawTicks(ctx, theme, rows, isCovered);
  if (lit) drawLit(ctx, theme, rows, lit.x);
  ctx.textAlign = 'center';
  drawTicks(ctx, theme, columns, isCovered);
  if (lit) drawLit(ctx, theme, columns, lit.y);
  drawHeads(ctx, theme, rows.axis, columns.axis, grid.cell, size.height);
}
