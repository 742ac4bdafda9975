// What large cells show on their background: lines, the sign of the value, and far from the corner their coordinates.

import type { Scene } from '../../../board/drawing';
import { clamp, type Grid, through } from '../../../board/geometry';
import { type Ctx, FONT, haloText, snapping, withAlpha } from '../../../board/paint';
import type { KnightsBoard } from '../../../engine/boundary';
import type { BoardCell } from '../../../game/cells';
import { HIDDEN_VALUE } from '../../../i18n/format';
import { number } from '../../../i18n/say';
import { type ValueStyles, valueStylesOf } from './colours';
import { canvasOf } from './paint';
import { SIDE, seenTiles } from './tiles';
import { offsetOf } from './view';

/** The pixels a cell at which something begins to appear, and at which it is fully visible. */
const LINES = [7, 14] as const;
export const DIGITS = [14, 20] as const;
/** So few digits are drawn one by one, and are sharp at any size. */
const FEW = 400;
/** The largest size at which signs are kept, in device pixels, and the factor between the sizes that are stretched. */
const LARGEST = 160;
const STEP = 2.56;
const COORDINATES = [96, 130] as const;
const STRENGTH = 0.88;

type Visit = (value: number, row: number, column: number) => void;

/** Calls back for each cell of a tile that is in sight. Row and column count from the grid's corner. */
function eachCell(grid: Grid, bytes: Uint8Array, [down, right]: readonly [number, number], visit: Visit): void {
  const lastRow = Math.min(SIDE, Math.ceil(grid.rows - down));
  const lastColumn = Math.min(SIDE, Math.ceil(grid.columns - right));
  for (let row = Math.max(0, Math.floor(-down)); row < lastRow; row++)
    for (let column = Math.max(0, Math.floor(-right)); column < lastColumn; column++)
      visit(bytes[row * SIDE + column] ?? 0, row + down, column + right);
}

function eachSeen({ view, size, tiles }: Scene<unknown>, grid: Grid, visit: Visit): void {
  for (const tile of seenTiles(view, size)) {
    const bytes = tiles.get(tile.key);
    if (bytes) eachCell(grid, bytes, offsetOf(view, tile), visit);
  }
}

function paintSign(side: number, sign: string, colour: string): HTMLCanvasElement {
  const [canvas, ctx] = canvasOf(side, side);
  ctx.font = `500 ${Math.round(side * 0.42)}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colour;
  ctx.fillText(sign, side / 2, side * 0.53);
  return canvas;
}

/** Patterns that repeat every cell: one fill draws the signs of all cells with the same value. */
type Signs = { side: number; all: (CanvasPattern | null)[] };

/** Kept by colours and side, because drawing text at a new size is slow. */
const signs = new Map<string, Signs>();
const MOST_KEPT = 8;

/** The size of the signs that are stretched while the scale changes. */
const roughly = (side: number) => Math.round(LARGEST / STEP ** Math.round(Math.log(LARGEST / side) / Math.log(STEP)));

function signsOf(ctx: Ctx, side: number, styles: ValueStyles): Signs {
  const key = `${styles.key} ${side}`;
  const paint = (sign: string, value: number) =>
    ctx.createPattern(paintSign(side, sign, styles.texts[value] ?? ''), 'repeat');
  const known = signs.get(key) ?? { side, all: styles.signs.map(paint) };
  if (signs.size >= MOST_KEPT && !signs.has(key)) signs.clear();
  signs.set(key, known);
  return known;
}

function squaresOf(scene: Scene<unknown>, grid: Grid): Path2D[] {
  const { left, top, cell } = grid;
  const squares = scene.theme.g.map(() => new Path2D());
  eachSeen(scene, grid, (value, row, column) =>
    squares[value]?.rect(left + column * cell, top + row * cell, cell, cell),
  );
  return squares;
}

function drawPatterns(ctx: Ctx, scene: Scene<unknown>, grid: Grid, styles: ValueStyles): void {
  const { left, top, cell } = grid;
  const snap = snapping(ctx);
  const wanted = clamp(Math.round(cell * ctx.getTransform().a), 1, LARGEST);
  const { all, side } = signsOf(ctx, scene.zooming ? roughly(wanted) : wanted, styles);
  const [x, y] = [snap(left - scene.view.right * cell), snap(top - scene.view.down * cell)];
  const squares = squaresOf(scene, grid);
  ctx.imageSmoothingEnabled = true;
  all.forEach((pattern, value) => {
    pattern?.setTransform(new DOMMatrix([cell / side, 0, 0, cell / side, x, y]));
    ctx.fillStyle = pattern ?? 'transparent';
    ctx.fill(squares[value] ?? new Path2D());
  });
}

function drawSingly(ctx: Ctx, scene: Scene<unknown>, grid: Grid, { signs, texts }: ValueStyles): void {
  const { left, top, cell } = grid;
  ctx.font = `500 ${cell * 0.42}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  eachSeen(scene, grid, (value, row, column) => {
    ctx.fillStyle = texts[value] ?? '';
    ctx.fillText(signs[value] ?? '', left + (column + 0.5) * cell, top + (row + 0.53) * cell);
  });
}

/** In the corner of a cell, if it is wide enough for both numbers. */
function coordinates(ctx: Ctx, grid: Grid, at: { left: number; top: number }, { x, y }: BoardCell): void {
  const lines = [`x ${number(x)}`, `y ${number(y)}`];
  const widest = Math.max(...lines.map((line) => line.length));
  if (widest * 6.4 + 16 > grid.cell) return;
  for (const [index, line] of lines.entries()) ctx.fillText(line, at.left + 8, at.top + 14 + 13 * index);
}

function drawCoordinates(ctx: Ctx, scene: Scene<unknown>, grid: Grid, { texts }: ValueStyles): void {
  const { view } = scene;
  ctx.font = `400 11px ${FONT}`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  eachSeen(scene, grid, (value, row, column) => {
    const x = view.x + BigInt(Math.round(row + view.down));
    const y = view.y + BigInt(Math.round(column + view.right));
    ctx.fillStyle = texts[value] ?? '';
    coordinates(ctx, grid, { left: grid.left + column * grid.cell, top: grid.top + row * grid.cell }, { x, y });
  });
}

/** The values of some cells once more, above the arrows that cross them. */
export function drawDigitsAbove(ctx: Ctx, scene: Scene<unknown>, grid: Grid, cells: readonly BoardCell[]): void {
  if (grid.cell <= DIGITS[1]) return;
  const { grounds, signs, texts } = valueStylesOf(scene.theme, scene.colours);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const cell of cells) {
    const value = valueAt(scene, cell);
    if (value === undefined) continue;
    const [row, column] = offsetOf(scene.view, cell);
    const at = { x: grid.left + (column + 0.5) * grid.cell, y: grid.top + (row + 0.53) * grid.cell };
    haloText(ctx, signs[value] ?? '', at, grid.cell * 0.42, texts[value] ?? '', grounds[value] ?? '');
  }
}

/** The value of a cell; undefined while its tile is not there. */
function valueAt({ view, size, tiles }: Scene<unknown>, { x, y }: BoardCell): number | undefined {
  for (const tile of seenTiles(view, size)) {
    const [row, column] = [Number(x - tile.x), Number(y - tile.y)];
    const isInside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    if (isInside) return tiles.get(tile.key)?.[row * SIDE + column];
  }
}

export function drawDigits(ctx: Ctx, scene: Scene<unknown>, grid: Grid, styles: ValueStyles): void {
  const { cell } = grid;
  if (cell <= DIGITS[0]) return;
  withAlpha(ctx, STRENGTH * through(cell, ...DIGITS), () => {
    if (!scene.zooming && grid.rows * grid.columns <= FEW) drawSingly(ctx, scene, grid, styles);
    else drawPatterns(ctx, scene, grid, styles);
  });
  withAlpha(ctx, 0.7 * through(cell, ...COORDINATES), () => drawCoordinates(ctx, scene, grid, styles));
}

/** Between coloured cells a faint line in the colour of their signs is enough. Cells without colours need a darker one. */
export function drawLines(ctx: Ctx, { view, theme, after }: Scene<KnightsBoard>, grid: Grid): void {
  const { left, top, cell, rows, columns } = grid;
  const plain = after.knights.some(({ grundy }) => grundy === HIDDEN_VALUE);
  const snap = snapping(ctx);
  withAlpha(ctx, (plain ? 1 : 0.24) * through(cell, ...LINES), () => {
    ctx.fillStyle = plain ? theme.line : (theme.gText[1] ?? theme.board);
    for (let i = 1 - view.right; i < columns; i++) ctx.fillRect(snap(left + i * cell), top, 1, rows * cell);
    for (let i = 1 - view.down; i < rows; i++) ctx.fillRect(left, snap(top + i * cell), columns * cell, 1);
  });
}

/** The edges of the board, at x = 0 and y = 0. */
export function drawWalls(ctx: Ctx, { view, theme }: Scene<unknown>, grid: Grid): void {
  const [down, right] = offsetOf(view, { x: 0n, y: 0n });
  const { left, top, cell } = grid;
  const [wide, tall] = [grid.columns * cell, grid.rows * cell];
  const snap = snapping(ctx);
  const x = snap(left + Math.max(0, right) * cell);
  const y = snap(top + Math.max(0, down) * cell);
  ctx.fillStyle = theme.bg;
  if (down > 0) ctx.fillRect(left, top, wide, y - top);
  if (right > 0) ctx.fillRect(left, top, x - left, tall);
  ctx.fillStyle = theme.text;
  if (down >= 0) ctx.fillRect(x - 2, y - 2, left + wide - x + 2, 2);
  if (right >= 0) ctx.fillRect(x - 2, y - 2, 2, top + tall - y + 2);
}
