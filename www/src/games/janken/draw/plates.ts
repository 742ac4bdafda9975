// Small plates and signs on the map of Janken Tactics.

import type { Box } from '../../../board/drawing';
import { clamp, type Point } from '../../../board/geometry';
import { type Ctx, pathOf, roundSign, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';

export type Ink = { ground: string; colour: string; edge: string };

/** The height of the digits on a plate, from the width of a hexagon. */
export const digits = (cell: number) => clamp(cell * 0.21, 9, 24);

/** What is told beside an order, and where. */
export type Label = { box: Box; draw: () => void };

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** A plate as wide as its text. */
export function plateAt(ctx: Ctx, words: string, at: Point, size: number, { ground, colour, edge }: Ink): Label {
  ctx.font = `700 ${size}px sans-serif`;
  const height = size * 1.35;
  const width = Math.max(height, ctx.measureText(words).width + size * 0.75);
  const box = boxAround(at, width, height);
  const draw = () => {
    ctx.fillStyle = ground;
    ctx.strokeStyle = edge;
    ctx.lineWidth = Math.max(1, size * 0.1);
    ctx.beginPath();
    ctx.roundRect(box.left, box.top, width, height, height / 2);
    ctx.fill();
    ctx.stroke();
    text(ctx, words, { x: at.x, y: at.y + size * 0.05 }, size, colour, 700);
  };
  return { box, draw };
}

export const plate = (...given: Parameters<typeof plateAt>) => plateAt(...given).draw();

const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The labels that lie on none of the others. */
export const clearOf = (labels: readonly Label[], others: readonly Label[]) =>
  labels.filter(({ box }) => !others.some((other) => meet(box, other.box)));

export const onSurface = (theme: Theme, edge: string): Ink => ({ ground: theme.surface, colour: theme.text, edge });

export type SignKind = 'cross' | 'barred' | 'check';
const SIGNS: Record<SignKind, string> = {
  cross: 'M-.42 -.42 L.42 .42 M.42 -.42 L-.42 .42',
  barred: 'M-.5 0 H.5',
  check: 'M-.45 .03 L-.12 .38 L.48 -.34',
};

/** A round sign: an order that fails, a cell that cannot be reached, or an order that succeeds. */
export function signAt(ctx: Ctx, theme: Theme, kind: SignKind, at: Point, cell: number): Label {
  const colour = kind === 'check' ? theme.good : theme.danger;
  const radius = Math.max(7, cell * 0.17);
  const draw = () => roundSign(ctx, theme, pathOf(SIGNS[kind]), colour, at, radius);
  return { box: boxAround(at, 2 * radius, 2 * radius), draw };
}

export const sign = (...given: Parameters<typeof signAt>) => signAt(...given).draw();
