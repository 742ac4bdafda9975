// Small plates and signs on the map of Janken Tactics.

import { clamp, type Point } from '../../../board/geometry';
import { type Ctx, pathOf, roundSign, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';

export type Ink = { ground: string; colour: string; edge: string };

/** The height of the digits on a plate, from the width of a hexagon. */
export const digits = (cell: number) => clamp(cell * 0.21, 9, 24);

/** A plate as wide as its text. */
export function plate(ctx: Ctx, words: string, at: Point, size: number, { ground, colour, edge }: Ink): void {
  ctx.font = `700 ${size}px sans-serif`;
  const height = size * 1.35;
  const width = Math.max(height, ctx.measureText(words).width + size * 0.75);
  ctx.fillStyle = ground;
  ctx.strokeStyle = edge;
  ctx.lineWidth = Math.max(1, size * 0.1);
  ctx.beginPath();
  ctx.roundRect(at.x - width / 2, at.y - height / 2, width, height, height / 2);
  ctx.fill();
  ctx.stroke();
  text(ctx, words, { x: at.x, y: at.y + size * 0.05 }, size, colour, 700);
}

export const onSurface = (theme: Theme, edge: string): Ink => ({ ground: theme.surface, colour: theme.text, edge });

export type SignKind = 'cross' | 'barred' | 'check';
const SIGNS: Record<SignKind, string> = {
  cross: 'M-.42 -.42 L.42 .42 M.42 -.42 L-.42 .42',
  barred: 'M-.5 0 H.5',
  check: 'M-.45 .03 L-.12 .38 L.48 -.34',
};

/** A round sign: an order that fails, a cell that cannot be reached, or an order that succeeds. */
export function sign(ctx: Ctx, theme: Theme, kind: SignKind, at: Point, cell: number): void {
  const colour = kind === 'check' ? theme.good : theme.danger;
  roundSign(ctx, theme, pathOf(SIGNS[kind]), colour, at, Math.max(7, cell * 0.17));
}
