// The Grundy map: one image pixel a cell, scaled up; large cells are tiles with digits.

import { colourBytes, type Theme } from '../theme';
import type { Grid, Spot } from './geometry';
import { spotOf } from './knights-view';
import { type Ctx, FONT, snapping } from './paint';
import type { Scene, View } from './renderer';

type Filled = NonNullable<Scene<unknown>['region']>;

const DIGITS = 16;
const LINES = 8;

/** A picture made once for a key; the bytes of a region never change after they arrive. */
type Kept = { key: string; canvas: HTMLCanvasElement };
const maps = new WeakMap<Uint8Array, Kept>();
let tiles: { key: string; all: HTMLCanvasElement[] } = { key: '', all: [] };

function canvasOf(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  return [canvas, ctx];
}

function paintMap({ width, height, bytes }: Filled, theme: Theme): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(width, height);
  const palette = new Uint32Array(colourBytes(theme.g).buffer);
  const image = ctx.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < pixels.length; i++) pixels[i] = palette[bytes[i] ?? 0] ?? 0;
  ctx.putImageData(image, 0, 0);
  return canvas;
}

function mapOf(region: Filled, theme: Theme): HTMLCanvasElement {
  const key = theme.g.join();
  const kept = maps.get(region.bytes);
  if (kept?.key === key) return kept.canvas;
  const canvas = paintMap(region, theme);
  maps.set(region.bytes, { key, canvas });
  return canvas;
}

function paintTile(side: number, value: number, ground: string, colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(side, side);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, side, side);
  ctx.font = `500 ${Math.round(side * 0.42)}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.globalAlpha = 0.85;
  ctx.fillStyle = colour;
  ctx.fillText(`${value}`, side / 2, side * 0.53);
  return canvas;
}

function tilesOf(side: number, theme: Theme): HTMLCanvasElement[] {
  const key = [side, ...theme.g, ...theme.gText].join();
  if (tiles.key !== key)
    tiles = {
      key,
      all: theme.g.map((ground, value) => paintTile(side, value, ground, theme.gText[value] ?? theme.text)),
    };
  return tiles.all;
}

/** Calls back for every cell of the region that is in the grid. */
function eachCell(grid: Grid, { bytes, width, height }: Filled, [down, right]: Spot, visit: Visit): void {
  const lastRow = Math.min(height, grid.rows - down);
  const lastColumn = Math.min(width, grid.columns - right);
  for (let row = Math.max(0, -down); row < lastRow; row++)
    for (let column = Math.max(0, -right); column < lastColumn; column++)
      visit(bytes[row * width + column] ?? 0, row + down, column + right);
}

type Visit = (value: number, row: number, column: number) => void;

/** A cell with its digit is a tile that repeats, so that one fill lays it into all squares of a value. */
function drawTiles(ctx: Ctx, theme: Theme, grid: Grid, region: Filled, corner: Spot): void {
  const { left, top, cell } = grid;
  const side = Math.round(cell * ctx.getTransform().a);
  const squares = theme.g.map(() => new Path2D());
  eachCell(grid, region, corner, (value, row, column) =>
    squares[value]?.rect(left + column * cell, top + row * cell, cell, cell),
  );
  tilesOf(side, theme).forEach((tile, value) => {
    const pattern = ctx.createPattern(tile, 'repeat');
    pattern?.setTransform(new DOMMatrix([cell / side, 0, 0, cell / side, left, top]));
    ctx.fillStyle = pattern ?? theme.board;
    ctx.fill(squares[value] ?? new Path2D());
  });
}

function lines(ctx: Ctx, theme: Theme, grid: Grid): void {
  const snap = snapping(ctx);
  const wide = grid.columns * grid.cell;
  const tall = grid.rows * grid.cell;
  ctx.fillStyle = theme.board;
  ctx.globalAlpha = 0.22;
  for (let i = 1; i < grid.columns; i++) ctx.fillRect(snap(grid.left + i * grid.cell), grid.top, 1, tall);
  for (let i = 1; i < grid.rows; i++) ctx.fillRect(grid.left, snap(grid.top + i * grid.cell), wide, 1);
  ctx.globalAlpha = 1;
}

/** Where the board ends, at x = 0 and y = 0. */
function walls(ctx: Ctx, theme: Theme, grid: Grid, view: View): void {
  const [down, right] = spotOf(view, 0n, 0n);
  const x = grid.left + Math.max(0, right) * grid.cell;
  const y = grid.top + Math.max(0, down) * grid.cell;
  ctx.fillStyle = theme.bg;
  if (down > 0) ctx.fillRect(grid.left, grid.top, grid.columns * grid.cell, y - grid.top);
  if (right > 0) ctx.fillRect(grid.left, grid.top, x - grid.left, grid.rows * grid.cell);
  ctx.fillStyle = theme.text;
  if (down >= 0) ctx.fillRect(x, y - 1, grid.columns * grid.cell, 2);
  if (right >= 0) ctx.fillRect(x - 1, y, 2, grid.rows * grid.cell);
}

function drawImage(ctx: Ctx, theme: Theme, { left, top, cell }: Grid, region: Filled, [down, right]: Spot): void {
  ctx.imageSmoothingEnabled = false;
  const at = { x: left + right * cell, y: top + down * cell };
  ctx.drawImage(mapOf(region, theme), at.x, at.y, region.width * cell, region.height * cell);
}

export function drawMap(ctx: Ctx, theme: Theme, grid: Grid, view: View, region: Filled | null): void {
  ctx.fillStyle = theme.boardAlt;
  ctx.fillRect(grid.left, grid.top, grid.columns * grid.cell, grid.rows * grid.cell);
  if (region) {
    const draw = grid.cell >= DIGITS ? drawTiles : drawImage;
    draw(ctx, theme, grid, region, spotOf(view, region.x, region.y));
  }
  if (grid.cell >= LINES) lines(ctx, theme, grid);
  walls(ctx, theme, grid, view);
}
