// The tiles of Solitaire Chess: a metal by shape, rim and colour, a figure, and the layers below as edges of a stack.

import type { Grid, Point } from '../../../board/geometry';
import { type Ctx, circle, inUnits, mix, pathOf } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Colour, Piece } from '../../../engine/boundary';
import { BENEATH, FIGURES, SHAPES } from './figures';

type Metal = Exclude<Colour, 'empty'>;
type Dress = { ground: string; edge: string };
type Metals = Record<Metal, Dress> & { ink: string };

const FALLBACK: Metals = {
  bronze: { ground: '#d9a074', edge: '#8a4f24' },
  silver: { ground: '#cdd5dd', edge: '#66727f' },
  gold: { ground: '#f3c93f', edge: '#8a6a00' },
  ink: '#1c1712',
};

type Dresses = { bright: Metals; plain: Metals };
const known = new WeakMap<Theme, Dresses>();

function read(): Metals {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  const metal = (name: Metal): Dress => ({
    ground: value(`--${name}`, FALLBACK[name].ground),
    edge: value(`--${name}-edge`, FALLBACK[name].edge),
  });
  const ink = value('--figure', FALLBACK.ink);
  return { bronze: metal('bronze'), silver: metal('silver'), gold: metal('gold'), ink };
}

/** Mixed with the board's colour, not transparent, so that nothing below shows through. */
function paler({ bronze, silver, gold, ink }: Metals, { board, dark }: Theme): Metals {
  const share = dark ? 0.62 : 0.48;
  const pale = ({ ground, edge }: Dress): Dress => ({
    ground: mix(ground, share, board),
    edge: mix(edge, share, board),
  });
  return { bronze: pale(bronze), silver: pale(silver), gold: pale(gold), ink: mix(ink, dark ? 0.9 : 0.7, board) };
}

function dressesOf(theme: Theme): Dresses {
  const bright = read();
  return { bright, plain: paler(bright, theme) };
}

/** The colours of the metals, from the stylesheet. */
function metalsOf(theme: Theme, plain: boolean): Metals {
  const dresses = known.get(theme) ?? dressesOf(theme);
  known.set(theme, dresses);
  return plain ? dresses.plain : dresses.bright;
}

/** How far each layer below is visible, in tiles. */
const STEP = 0.048;

function shape(ctx: Ctx, metal: Metal, { ground, edge }: Dress, down: number, width: number): void {
  ctx.save();
  ctx.translate(0, down);
  ctx.fillStyle = ground;
  ctx.strokeStyle = edge;
  ctx.lineWidth = width;
  ctx.lineJoin = 'round';
  ctx.fill(pathOf(SHAPES[metal]));
  ctx.stroke(pathOf(SHAPES[metal]));
  ctx.restore();
}

/** The layers below. Their metals are known, their figures are not. */
function stack(ctx: Ctx, metals: Metals, metal: Metal): void {
  const beneath = BENEATH[metal] as Metal[];
  [...beneath].reverse().forEach((layer, i) => {
    shape(ctx, metal, metals[layer], (beneath.length - i) * STEP, 0.02);
  });
}

function figure(ctx: Ctx, piece: Piece, ink: string, ground: string): void {
  const { fill, cut } = FIGURES[piece];
  ctx.fillStyle = ink;
  ctx.fill(pathOf(fill));
  if (!cut) return;
  ctx.fillStyle = ground;
  ctx.fill(pathOf(cut));
}

/** Stacks are drawn a little higher, so that they are in the middle of their cell. */
const LIFTED: Record<Metal, number> = { bronze: -STEP, silver: -STEP / 2, gold: 0 };

/** `turned`: how far the tile is turned up; 1 lies flat, 0 stands on its edge. */
export function drawTile(ctx: Ctx, theme: Theme, at: Point, cell: number, tile: Tile, turned = 1): void {
  const { piece, colour, plain = false } = tile;
  if (colour === 'empty' || !piece) return;
  const metals = metalsOf(theme, plain);
  inUnits(ctx, { x: at.x, y: at.y + LIFTED[colour] * cell }, cell, () => {
    stack(ctx, metals, colour);
    ctx.scale(turned, 1);
    shape(ctx, colour, metals[colour], 0, 0.025);
    ctx.scale(0.92, 0.92);
    figure(ctx, piece, metals.ink, metals[colour].ground);
  });
}

export type Tile = { piece: Piece | null; colour: Colour; plain?: boolean };

const HOLE = { at: { x: 0, y: 0 }, radius: 0.3 };

/** A tile with no layer left, or one whose reply is not known yet. */
export function drawHole(ctx: Ctx, theme: Theme, at: Point, cell: number, colour: Colour, waits: boolean): void {
  inUnits(ctx, at, cell, () => {
    ctx.strokeStyle = waits ? theme.text : theme.muted;
    ctx.lineWidth = waits ? 0.035 : 0.02;
    ctx.setLineDash(waits ? [0.09, 0.06] : [0.03, 0.06]);
    ctx.stroke(waits && colour !== 'empty' ? pathOf(SHAPES[colour]) : circle(HOLE.at, HOLE.radius));
    ctx.setLineDash([]);
    if (waits) question(ctx, theme.text);
  });
}

const QUESTION = 'M-.1 -.1 C-.1 -.24 .12 -.24 .12 -.1 C.12 0 0 0 0 .1';

function question(ctx: Ctx, colour: string): void {
  ctx.strokeStyle = ctx.fillStyle = colour;
  ctx.lineWidth = 0.06;
  ctx.lineCap = 'round';
  ctx.stroke(pathOf(QUESTION));
  ctx.fill(circle({ x: 0, y: 0.22 }, 0.042));
}

/** The cells below the tiles. */
export function drawFloor(ctx: Ctx, theme: Theme, { left, top, cell, rows, columns }: Grid): void {
  ctx.fillStyle = theme.board;
  ctx.strokeStyle = theme.boardLine;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(left - 3, top - 3, columns * cell + 6, rows * cell + 6, Math.min(10, cell * 0.12));
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = theme.boardAlt;
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2)
      ctx.fillRect(left + column * cell, top + row * cell, cell, cell);
}
