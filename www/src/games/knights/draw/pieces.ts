// The figures of the Hyper Knights board, in units of a cell.

import type { Point } from '../../../board/geometry';
import { type Ctx, disc, inUnits, pathOf, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import { canvasOf } from './paint';

const ORIGIN = { x: 0, y: 0 };

const HORSE =
  'M-.23 .33 Q-.25 .33 -.25 .31 V.28 Q-.25 .26 -.23 .26 H-.18' +
  'C-.17 .13 0 .1 -.01 -.02 C-.04 .03 -.08 .05 -.13 .06 C-.16 .07 -.17 .1 -.2 .115' +
  'C-.25 .13 -.29 .09 -.285 .04 C-.28 -.01 -.22 -.04 -.2 -.11 C-.18 -.19 -.13 -.23 -.09 -.26' +
  'L-.075 -.36 Q-.07 -.385 -.045 -.365 L.02 -.295 C.2 -.27 .27 -.08 .25 .26' +
  'Q.27 .26 .27 .28 V.31 Q.27 .33 .25 .33 Z';
const MANE = 'M.035 -.21 C.13 -.16 .17 -.02 .155 .19';
const EYE = { x: -0.075, y: -0.145 };

/** `ring`: the colour of the player who moved it last. */
function drawKnight(ctx: Ctx, theme: Theme, ring: string | null): void {
  ctx.fillStyle = theme.surface;
  disc(ctx, ORIGIN, 0.46);
  ctx.fill();
  ctx.lineWidth = ring ? 0.07 : 0.035;
  ctx.strokeStyle = ring ?? theme.text;
  disc(ctx, ORIGIN, ring ? 0.445 : 0.45);
  ctx.stroke();
  ctx.fillStyle = theme.text;
  ctx.fill(pathOf(HORSE));
  ctx.strokeStyle = ctx.fillStyle = theme.surface;
  ctx.lineWidth = 0.03;
  ctx.lineCap = 'round';
  ctx.stroke(pathOf(MANE));
  disc(ctx, EYE, 0.03);
  ctx.fill();
}

/** Small figures are drawn once and kept: there may be a thousand that look the same. */
const SPRITE = 64;
const sprites = new Map<string, HTMLCanvasElement>();
const MOST = 24;

function spriteOf(theme: Theme, ring: string | null, pixels: number): HTMLCanvasElement {
  const key = [pixels, theme.surface, theme.text, ring].join();
  const known = sprites.get(key);
  if (known) return known;
  const [canvas, ctx] = canvasOf(pixels, pixels);
  inUnits(ctx, { x: pixels / 2, y: pixels / 2 }, pixels, () => drawKnight(ctx, theme, ring));
  if (sprites.size >= MOST) sprites.clear();
  sprites.set(key, canvas);
  return canvas;
}

/** Returns the function that draws a knight around a point, `side` pixels large. `many`: it is drawn often. */
export function figureOf(ctx: Ctx, theme: Theme, ring: string | null, side: number, many: boolean) {
  if (!many || side > SPRITE) return (at: Point) => inUnits(ctx, at, side, () => drawKnight(ctx, theme, ring));
  const ratio = ctx.getTransform().a || 1;
  const pixels = Math.round(side * ratio);
  const sprite = spriteOf(theme, ring, pixels);
  const long = pixels / ratio;
  const snap = (middle: number) => Math.round((middle - long / 2) * ratio) / ratio;
  return ({ x, y }: Point) => ctx.drawImage(sprite, snap(x), snap(y), long, long);
}

/** A small plate at a corner of the piece; `right` and `down` are -1 or 1. */
export function drawPlate(ctx: Ctx, words: string, right: number, down: number, ground: string, colour: string): void {
  const width = 0.16 + 0.13 * words.length;
  const at = { x: right * 0.37, y: down * 0.37 };
  ctx.fillStyle = ground;
  ctx.beginPath();
  ctx.roundRect(at.x - width / 2, at.y - 0.14, width, 0.28, 0.1);
  ctx.fill();
  // Text smaller than one pixel is drawn inexactly: it is drawn large and scaled down.
  ctx.save();
  ctx.translate(at.x, at.y + 0.01);
  ctx.scale(0.01, 0.01);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  text(ctx, words, ORIGIN, 22, colour, 600);
  ctx.restore();
}
