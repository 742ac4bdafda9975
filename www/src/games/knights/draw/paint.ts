// Tiles of values as images, one pixel a value. A few are painted in each frame, and kept.

import type { Ctx } from '../../../board/paint';
import { colourBytes, newCanvas } from '../../../board/theme';
import type { BoardCell } from '../../../game/cells';
import type { ValueStyles } from './colours';
import { SIDE, tileOf } from './tiles';

/** A margin of one pixel, because an edge that is rounded to a device pixel may lie just outside the tile. */
export const HEM = 1;
const WIDE = SIDE + 2 * HEM;
const AT_ONCE = 3;

/** `key`: the colours it was painted with. */
export type Painted = BoardCell & { stride: number; canvas: HTMLCanvasElement | null; key: string };

/** How many tiles may still be painted in this frame, and whether one had to wait. */
export type PaintBudget = { left: number; short: boolean };
export const paintBudget = (): PaintBudget => ({ left: AT_ONCE, short: false });

/** Kept: tiles by their values, the last colours by their key, and one sheet that every tile is painted on. */
const known = new WeakMap<Uint8Array, Painted>();
let keptPalette: { key: string; pixels: Uint32Array } = { key: '', pixels: new Uint32Array() };
let keptSheet: { image: ImageData; pixels: Uint32Array } | null = null;

export function canvasOf(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const canvas = newCanvas();
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  return [canvas, ctx];
}

function paletteOf({ key, grounds }: ValueStyles): Uint32Array {
  if (keptPalette.key !== key) keptPalette = { key, pixels: new Uint32Array(colourBytes(grounds).slice().buffer) };
  return keptPalette.pixels;
}

/** One canvas serves all tiles, because images are copied from it. */
function sheetOf(ctx: Ctx) {
  const image = keptSheet?.image ?? ctx.createImageData(WIDE, WIDE);
  keptSheet ??= { image, pixels: new Uint32Array(image.data.buffer) };
  return keptSheet;
}

function fillRow(pixels: Uint32Array, colours: Uint32Array, bytes: Uint8Array, row: number): void {
  const start = (row + HEM) * WIDE + HEM;
  for (let i = 0; i < SIDE; i++) pixels[start + i] = colours[bytes[row * SIDE + i] ?? 0] ?? 0;
  pixels[start - 1] = pixels[start] ?? 0;
  pixels[start + SIDE] = pixels[start + SIDE - 1] ?? 0;
}

function paint(bytes: Uint8Array, styles: ValueStyles, before: HTMLCanvasElement | null): HTMLCanvasElement {
  const canvas = before ?? canvasOf(WIDE, WIDE)[0];
  const ctx = canvas.getContext('2d');
  if (!ctx) return canvas;
  const { image, pixels } = sheetOf(ctx);
  const colours = paletteOf(styles);
  for (let row = 0; row < SIDE; row++) fillRow(pixels, colours, bytes, row);
  pixels.copyWithin(0, WIDE, 2 * WIDE);
  pixels.copyWithin((WIDE - 1) * WIDE, (WIDE - 2) * WIDE, (WIDE - 1) * WIDE);
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** A tile as it is known, painted or not. */
export function paintedOf(key: string, bytes: Uint8Array): Painted {
  const found = known.get(bytes) ?? { ...tileOf(key), canvas: null, key: '' };
  known.set(bytes, found);
  return found;
}

/** Paints a tile unless this frame has painted enough; a tile that waits stays as it was. */
export function repaint(painted: Painted, bytes: Uint8Array, styles: ValueStyles, done: PaintBudget): void {
  if (painted.key === styles.key) return;
  if (done.left === 0) {
    done.short = true;
    return;
  }
  done.left -= 1;
  painted.canvas = paint(bytes, styles, painted.canvas);
  painted.key = styles.key;
}
