// What lies under the pieces: the floor, the territory, where the fugitive may go. Drawn once for each position.

import type { Point } from '../../../board/geometry';
import { type Ctx, mix } from '../../../board/paint';
import { colourBytes, newCanvas, type Theme } from '../../../board/theme';
import type { PursuitBoard, PursuitExplanation } from '../../../engine/boundary';
import { columnOf, rowOf } from '../position';
import type { Layout } from './layout';

/** An image that is kept until something that it depends on changes. */
type Layer = { canvas: HTMLCanvasElement; of: unknown[] };

const layers = new Map<string, Layer>();

/** An image of the whole field. */
export function layer(name: string, layout: Layout, of: unknown[], draw: (ctx: Ctx) => void): HTMLCanvasElement {
  const known = layers.get(name);
  const wants = [...of, layout.n, layout.cell, layout.ratio, layout.torus];
  if (known && wants.every((part, nth) => part === known.of[nth])) return known.canvas;
  const canvas = known?.canvas ?? newCanvas();
  const ctx = fresh(canvas, layout);
  if (ctx) draw(ctx);
  layers.set(name, { canvas, of: wants });
  return canvas;
}

/** An empty canvas of the field's size. */
function fresh(canvas: HTMLCanvasElement, { n, cell, ratio }: Layout): Ctx | null {
  const side = Math.max(1, Math.round(n * cell * ratio));
  if (canvas.width !== side) canvas.width = side;
  if (canvas.height !== side) canvas.height = side;
  const ctx = canvas.getContext('2d');
  ctx?.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx?.setLineDash([]);
  ctx?.clearRect(0, 0, n * cell, n * cell);
  return ctx;
}

export function put(ctx: Ctx, { n, cell }: Layout, picture: HTMLCanvasElement, left = 0, top = 0): void {
  ctx.drawImage(picture, left, top, n * cell, n * cell);
}

/** Kept, because reading a colour from a canvas is slow. */
const palettes = new Map<string, Uint32Array>();

function paletteOf(colours: readonly string[]): Uint32Array {
  const key = colours.join();
  const bytes = palettes.get(key) ?? new Uint32Array(colourBytes(colours).slice().buffer);
  palettes.set(key, bytes);
  return bytes;
}

/** Every image is painted on it anew. */
let keptCanvas: HTMLCanvasElement | null = null;

/** Colours each cell, from an image with one pixel a cell. */
export function tint(ctx: Ctx, { n, cell }: Layout, colours: readonly string[], kind: (cell: number) => number): void {
  const palette = paletteOf(colours);
  keptCanvas ??= newCanvas();
  if (keptCanvas.width !== n) keptCanvas.width = n;
  if (keptCanvas.height !== n) keptCanvas.height = n;
  const image = new ImageData(n, n);
  const pixels = new Uint32Array(image.data.buffer);
  for (let at = 0; at < n * n; at++) {
    const found = kind(at);
    if (found >= 0) pixels[at] = palette[found] ?? 0;
  }
  keptCanvas.getContext('2d')?.putImageData(image, 0, 0);
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(keptCanvas, 0, 0, n * cell, n * cell);
}

export function grid(ctx: Ctx, { n, cell, ratio }: Layout): void {
  const [thin, side] = [1 / ratio, n * cell];
  ctx.beginPath();
  for (let line = 1; line < n; line++) {
    ctx.rect(line * cell, 0, thin, side);
    ctx.rect(0, line * cell, side, thin);
  }
  ctx.fill();
}

/** A chequered floor is only drawn if cells are large enough; otherwise it would flicker. */
const CHEQUERED = 5;

export function floor(layout: Layout, theme: Theme): HTMLCanvasElement {
  return layer('floor', layout, [theme], (ctx) => {
    const { n, cell } = layout;
    ctx.fillStyle = theme.board;
    ctx.fillRect(0, 0, n * cell, n * cell);
    if (cell >= CHEQUERED)
      tint(ctx, layout, [theme.boardAlt], (at) => ((rowOf(n, at) + columnOf(n, at)) % 2 === 0 ? 0 : -1));
    ctx.fillStyle = theme.boardLine;
    if (cell >= CHEQUERED) grid(ctx, layout);
  });
}

/** The border between the cells in a set and those outside. */
function border({ n, cell, torus }: Layout, isIn: (cell: number) => boolean, edge: boolean): Path2D {
  const path = new Path2D();
  const other = (at: number, next: number | null) => (next === null ? edge && isIn(at) : isIn(at) !== isIn(next));
  for (let at = 0; at < n * n; at++) {
    const [row, column] = [rowOf(n, at), columnOf(n, at)];
    const right = column + 1 < n ? at + 1 : torus ? at + 1 - n : null;
    const below = row + 1 < n ? at + n : torus ? column : null;
    const [x, y] = [(column + 1) * cell, (row + 1) * cell];
    if (other(at, right)) line(path, { x, y: y - cell }, { x, y });
    if (other(at, below)) line(path, { x: x - cell, y }, { x, y });
  }
  return path;
}

function line(path: Path2D, from: Point, to: Point): void {
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
}

/** The territory: who reaches each cell first. Cells that the last move changed are stronger, and have a sign. */
export function territory(
  layout: Layout,
  theme: Theme,
  board: PursuitBoard,
  explanation: PursuitExplanation,
): HTMLCanvasElement {
  return layer('territory', layout, [theme, explanation.territory, board.step], (ctx) => {
    const turned = new Set(board.step?.turned);
    const own = (at: number) => explanation.territory[at] === 'f';
    const shades = [
      mix(theme.robot, 0.1, theme.board),
      mix(theme.you, theme.dark ? 0.3 : 0.2, theme.board),
      mix(theme.robot, 0.32, theme.board),
      mix(theme.you, theme.dark ? 0.55 : 0.46, theme.board),
    ];
    tint(ctx, layout, shades, (at) => (own(at) ? 1 : 0) + (turned.has(at) ? 2 : 0));
    ctx.fillStyle = theme.boardLine;
    if (layout.cell >= CHEQUERED) grid(ctx, layout);
    if (layout.cell >= 12) signs(ctx, layout, theme, [...turned], own);
    ctx.strokeStyle = mix(theme.you, 0.75, theme.text);
    ctx.lineWidth = Math.max(1.25, Math.min(2.5, layout.cell * 0.09));
    ctx.lineCap = 'square';
    ctx.stroke(border(layout, own, false));
  });
}

/** A plus in a cell that the fugitive gained, a minus in one that it lost. */
function signs(ctx: Ctx, { n, cell }: Layout, theme: Theme, turned: number[], own: (cell: number) => boolean): void {
  const arm = Math.min(4, cell * 0.14);
  ctx.strokeStyle = theme.text;
  ctx.lineWidth = 1.25;
  ctx.beginPath();
  for (const at of turned) {
    const [x, y] = [(columnOf(n, at) + 0.82) * cell, (rowOf(n, at) + 0.2) * cell];
    ctx.moveTo(x - arm, y);
    ctx.lineTo(x + arm, y);
    if (!own(at)) continue;
    ctx.moveTo(x, y - arm);
    ctx.lineTo(x, y + arm);
  }
  ctx.stroke();
}

/** Where the fugitive may stop: dots, and strokes where a catcher is next to the cell. `bare`: only the border. */
export function reach(layout: Layout, theme: Theme, board: PursuitBoard, bare: boolean): HTMLCanvasElement {
  return layer('reach', layout, [theme, board, bare], (ctx) => {
    const all = board.fugitive === null;
    const { cell } = layout;
    ctx.lineCap = 'round';
    if (cell >= 7 && !bare) dots(ctx, layout, board.reach, mix(theme.you, 0.8, theme.text));
    if (!bare) strokes(ctx, layout, board.reach, theme.danger);
    ctx.strokeStyle = mix(theme.you, 0.8, theme.text);
    ctx.lineWidth = cell >= 7 ? 1.25 : 1.75;
    ctx.setLineDash([Math.max(3, cell * 0.3), Math.max(2, cell * 0.2)]);
    if (!all) ctx.stroke(border(layout, (at) => board.reach[at] !== '.', true));
  });
}

function dots(ctx: Ctx, { n, cell }: Layout, letters: string, colour: string): void {
  const radius = Math.max(1.1, cell * 0.09);
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let at = 0; at < letters.length; at++) {
    if (letters[at] !== 'o') continue;
    const [x, y] = [(columnOf(n, at) + 0.5) * cell, (rowOf(n, at) + 0.5) * cell];
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
  }
  ctx.fill();
}

/** A slanting stroke; in large cells a cross. */
function strokes(ctx: Ctx, { n, cell }: Layout, letters: string, colour: string): void {
  const arm = cell >= 10 ? cell * 0.15 : cell * 0.3;
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1, cell * 0.07);
  ctx.beginPath();
  for (let at = 0; at < letters.length; at++) {
    if (letters[at] !== 'x') continue;
    const [x, y] = [(columnOf(n, at) + 0.5) * cell, (rowOf(n, at) + 0.5) * cell];
    ctx.moveTo(x - arm, y + arm);
    ctx.lineTo(x + arm, y - arm);
    if (cell < 10) continue;
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
  }
  ctx.stroke();
}
