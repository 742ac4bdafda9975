// The coordinates beside the Hyper Knights map.

import type { Theme } from '../theme';
import type { Point } from './geometry';
import { stepOf, ticksOf } from './knights-axis';
import { CHAR, type Window } from './knights-view';
import { type Ctx, text } from './paint';
import type { Scene, Size, View } from './renderer';

type Lit = { row: number | null; column: number | null };

function tick(ctx: Ctx, theme: Theme, label: string, at: Point, place: bigint, lit: boolean): void {
  const round = place % 5n === 0n;
  text(ctx, label, at, 10.5, lit ? theme.accent : round ? theme.text : theme.muted, lit || round ? 600 : 400);
}

function rows(ctx: Ctx, theme: Theme, { grid, rows: axis }: Window, view: View, { height }: Size, lit: Lit): void {
  ctx.textAlign = 'right';
  for (const { place, offset } of ticksOf(axis, view.x, stepOf(grid.cell, 15))) {
    const y = grid.top + (offset + 0.5) * grid.cell;
    if (y < height - 6) tick(ctx, theme, axis.label(place), { x: grid.left - 6, y }, place, offset === lit.row);
  }
}

function columns(ctx: Ctx, theme: Theme, { grid, columns: axis }: Window, view: View, { width }: Size, lit: Lit): void {
  ctx.textAlign = 'center';
  const room = axis.chars * CHAR;
  for (const { place, offset } of ticksOf(axis, view.y, stepOf(grid.cell, room + 9))) {
    const x = grid.left + (offset + 0.5) * grid.cell;
    const at = { x, y: grid.top - 10 };
    if (x + room / 2 < width) tick(ctx, theme, axis.label(place), at, place, offset === lit.column);
  }
}

/** What all labels of an axis have in common. */
function heads(ctx: Ctx, theme: Theme, { grid, rows: down, columns: right }: Window, { height }: Size): void {
  ctx.textAlign = 'left';
  if (right.head) text(ctx, `y ${right.head}`, { x: grid.left, y: 9 }, 11, theme.text, 600);
  if (!down.head) return;
  ctx.save();
  ctx.translate(9, height - 8);
  ctx.rotate(-Math.PI / 2);
  text(ctx, `x ${down.head}`, { x: 0, y: 0 }, 11, theme.text, 600);
  ctx.restore();
}

function names(ctx: Ctx, theme: Theme, { grid, rows: down, columns: right }: Window): void {
  ctx.textAlign = 'right';
  const axes = [down.head ? '' : 'x↓', right.head ? '' : 'y→'].filter(Boolean).join(' ');
  text(ctx, axes, { x: grid.left - 3, y: grid.top - 10 }, 9.5, theme.muted);
}

export function drawRim<B>(ctx: Ctx, frame: Window, { theme, view, size, hover, focus }: Scene<B>): void {
  const pointed = hover ?? focus;
  const lit = { row: pointed?.[0] ?? null, column: pointed?.[1] ?? null };
  ctx.textBaseline = 'middle';
  rows(ctx, theme, frame, view, size, lit);
  columns(ctx, theme, frame, view, size, lit);
  heads(ctx, theme, frame, size);
  names(ctx, theme, frame);
}
