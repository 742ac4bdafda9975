// The units of Janken Tactics: the side is told by the shape and colour of the base, the kind by its figure and letter.

import type { Point } from '../../../board/geometry';
import { type Ctx, disc, inUnits, pathOf, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Unit, UnitKind } from '../../../engine/boundary';
import { KIND_LETTERS } from '../format';

/** A disc, and a diamond with cut corners. */
const BASES: readonly string[] = [
  'M.34 0 A.34 .34 0 0 1 -.34 0 A.34 .34 0 0 1 .34 0 Z',
  'M-.07 -.38 Q0 -.44 .07 -.38 L.38 -.07 Q.44 0 .38 .07 L.07 .38 Q0 .44 -.07 .38 L-.38 .07 Q-.44 0 -.38 -.07 Z',
];

const SHIELD = 'M0 -.23 L.185 -.165 V.01 C.185 .12 .1 .19 0 .235 C-.1 .19 -.185 .12 -.185 .01 V-.165 Z';
const BOSS = 'M0 -.165 V.165 M-.125 -.01 H.125';
const HAT = 'M.13 -.3 Q.02 -.31 -.045 -.17 L-.15 .1 Q0 .17 .15 .1 L.06 -.16 Q.06 -.24 .13 -.3 Z';
const BRIM = 'M-.16 .085 Q-.3 .1 -.3 .15 Q-.3 .235 0 .235 Q.3 .235 .3 .15 Q.3 .1 .16 .085 Q0 .17 -.16 .085 Z';
const BAND = 'M-.125 .035 Q0 .09 .125 .035';
const SWORD = 'M0 -.33 L.05 -.25 V.08 H.14 V.135 H.035 V.25 Q0 .28 -.035 .25 V.135 H-.14 V.08 H-.05 V-.25 Z';

/** Drawn around the origin in units of the base; `ground` is the base's colour. */
const FIGURES: Record<UnitKind, (ctx: Ctx, ground: string) => void> = {
  guardian: (ctx, ground) => {
    ctx.fill(pathOf(SHIELD));
    ctx.strokeStyle = ground;
    ctx.lineWidth = 0.045;
    ctx.stroke(pathOf(BOSS));
  },
  mage: (ctx, ground) => {
    ctx.fill(pathOf(HAT));
    ctx.fill(pathOf(BRIM));
    ctx.strokeStyle = ground;
    ctx.lineWidth = 0.04;
    ctx.stroke(pathOf(BAND));
  },
  swordsman: (ctx) => {
    ctx.rotate(Math.PI / 4);
    ctx.fill(pathOf(SWORD));
  },
};

export const sideColour = ({ alice, bob }: Theme, side: number) => (side === 0 ? alice : bob);
export const baseOf = (side: number) => pathOf(BASES[side] ?? '');

function drawBase(ctx: Ctx, theme: Theme, side: number, colour: string): void {
  ctx.lineJoin = 'round';
  ctx.lineWidth = 0.08;
  ctx.strokeStyle = theme.board;
  ctx.stroke(baseOf(side));
  ctx.fillStyle = colour;
  ctx.fill(baseOf(side));
}

function drawLetter(ctx: Ctx, theme: Theme, at: Point, cell: number, kind: UnitKind, colour: string): void {
  const radius = Math.max(6, cell * 0.135);
  const middle = { x: at.x + cell * 0.3, y: at.y + cell * 0.25 };
  ctx.fillStyle = theme.surface;
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1, cell * 0.025);
  disc(ctx, middle, radius);
  ctx.fill();
  ctx.stroke();
  text(ctx, KIND_LETTERS[kind], { x: middle.x, y: middle.y + radius * 0.08 }, radius * 1.35, theme.text, 700);
}

/** `lift`: how much larger the unit is while it moves or is selected. */
export function drawUnit(ctx: Ctx, theme: Theme, at: Point, cell: number, { side, kind }: Unit, lift = 0): void {
  const colour = sideColour(theme, side);
  const large = cell * (1 + lift);
  inUnits(ctx, at, large, () => {
    drawBase(ctx, theme, side, colour);
    ctx.fillStyle = theme.board;
    FIGURES[kind](ctx, colour);
  });
  drawLetter(ctx, theme, at, large, kind, colour);
}

/** The letter of a unit once more, above a ring. */
export function drawLetterAbove(ctx: Ctx, theme: Theme, at: Point, cell: number, { side, kind }: Unit): void {
  drawLetter(ctx, theme, at, cell, kind, sideColour(theme, side));
}

/** A ring around the base, in its shape. */
export function ringUnit(ctx: Ctx, theme: Theme, at: Point, cell: number, side: number, colour: string): void {
  inUnits(ctx, at, cell * 1.2, () => {
    ctx.lineJoin = 'round';
    for (const [width, ink] of [
      [0.12, theme.board],
      [0.055, colour],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = ink;
      ctx.stroke(baseOf(side));
    }
  });
}
