// Helpers that draw on a canvas: text, arrows, outlines, colours.

import { FONTS } from 'words:language';
import type { Cell } from '../engine/boundary';
import { centreOf, type Grid, type Point } from './geometry';
import { colourBytes, type Theme } from './theme';

export type Ctx = CanvasRenderingContext2D;

export const FONT = `system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", ${FONTS}, sans-serif`;

/** Draws with the origin at `at` and a unit of `scale` pixels: usually the centre of a cell and its side. */
export function inUnits(ctx: Ctx, at: Point, scale: number, draw: () => void): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

const paths = new Map<string, Path2D>();

/** The path of SVG path data. It is made when it is first drawn, because modules also load where there is no Path2D. */
export function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

export function withAlpha(ctx: Ctx, alpha: number, draw: () => void): void {
  if (alpha <= 0) return;
  const outer = ctx.globalAlpha;
  ctx.globalAlpha = outer * Math.min(1, alpha);
  draw();
  ctx.globalAlpha = outer;
}

/** Rounds coordinates to whole device pixels, so that thin lines stay sharp. */
export function snapping(ctx: Ctx): (value: number) => number {
  const ratio = ctx.getTransform().a || 1;
  return (value) => Math.round(value * ratio) / ratio;
}

export function disc(ctx: Ctx, at: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
}

export function text(ctx: Ctx, words: string, at: Point, size: number, colour: string, weight = 400): void {
  ctx.font = `${weight} ${size}px ${FONT}`;
  ctx.fillStyle = colour;
  ctx.fillText(words, at.x, at.y);
}

/** Text with a border, readable on any background. */
export function haloText(ctx: Ctx, words: string, at: Point, size: number, colour: string, halo: string): void {
  ctx.font = `700 ${size}px ${FONT}`;
  ctx.lineWidth = size * 0.22;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = halo;
  ctx.strokeText(words, at.x, at.y);
  ctx.fillStyle = colour;
  ctx.fillText(words, at.x, at.y);
}

/** Moves `from` the given distance towards `to`. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function head(ctx: Ctx, tip: Point, tail: Point, size: number): void {
  const angle = Math.atan2(tip.y - tail.y, tip.x - tail.x);
  ctx.moveTo(tip.x, tip.y);
  for (const side of [-1, 1])
    ctx.lineTo(tip.x - size * Math.cos(angle + side * 0.5), tip.y - size * Math.sin(angle + side * 0.5));
  ctx.closePath();
}

export type Shaft = { start: Point; corner?: Point; tip: Point };

function shaftOf({ start, corner, tip }: Shaft, head: number): Path2D {
  const path = new Path2D();
  const end = towards(tip, corner ?? start, head * 0.8);
  for (const point of [start, corner ?? start, end]) path.lineTo(point.x, point.y);
  return path;
}

function arrowIn(ctx: Ctx, shaft: Shaft, width: number, border: number): void {
  const size = width * 2 + 4;
  ctx.lineWidth = width + border;
  ctx.stroke(shaftOf(shaft, size));
  ctx.beginPath();
  head(ctx, shaft.tip, shaft.corner ?? shaft.start, size);
  ctx.fill();
  ctx.lineWidth = border;
  if (border) ctx.stroke();
}

/** An arrow, straight or with a corner, with a border that sets it off from the background. */
export function arrow(ctx: Ctx, shaft: Shaft, width: number, colour: string, border: string): void {
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ctx.fillStyle = border;
  arrowIn(ctx, shaft, width, 2.5);
  ctx.strokeStyle = ctx.fillStyle = colour;
  arrowIn(ctx, shaft, width, 0);
}

/** A star around the origin. */
export function star(ctx: Ctx, rays: number, inner: number, outer: number): void {
  ctx.beginPath();
  for (let i = 0; i < 2 * rays; i++) {
    // Rays of two lengths look like an explosion.
    const radius = i % 2 ? inner : i % 4 ? outer * 0.8 : outer;
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    ctx.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  ctx.closePath();
}

/** The outline of a cell, for the pointer and the keyboard's cursor. */
export function outline(ctx: Ctx, grid: Grid, cell: Cell, width: number, colour: string): void {
  const { x, y } = centreOf(grid, cell);
  // On a very small board a line may be wider than a cell.
  const side = Math.max(0, grid.cell - width);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(x - side / 2, y - side / 2, side, side, Math.min(4, side * 0.15));
  ctx.stroke();
}

/** The outline of a cell, with a border that sets it off from the background. */
export function boldOutline(ctx: Ctx, grid: Grid, cell: Cell, width: number, colour: string, border: string): void {
  outline(ctx, grid, cell, width + 2.5, border);
  outline(ctx, grid, cell, width, colour);
}

/** Strokes a path with a border that sets it off from the background. */
export function haloStroke(ctx: Ctx, path: Path2D, width: number, colour: string, border: string): void {
  ctx.strokeStyle = border;
  ctx.lineWidth = width + 2.5;
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

export function circle(at: Point, radius: number): Path2D {
  const path = new Path2D();
  path.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  return path;
}

/** Adds a straight arrow with an open head, for places with many arrows. */
export function addThinArrow(path: Path2D, from: Point, tip: Point, head: number): void {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (turn: number) =>
    [tip.x - head * Math.cos(angle + turn), tip.y - head * Math.sin(angle + turn)] as const;
  path.moveTo(from.x, from.y);
  path.lineTo(tip.x, tip.y);
  path.moveTo(...wing(0.6));
  path.lineTo(tip.x, tip.y);
  path.lineTo(...wing(-0.6));
}

/** Kept, because reading a colour from a canvas is slow. */
const mixed = new Map<string, string>();

/** Mixes two colours; `share` 0..1 is the part of the first. */
export function mix(colour: string, share: number, ground: string): string {
  const key = `${colour} ${share} ${ground}`;
  const known = mixed.get(key) ?? mixture(colour, share, ground);
  mixed.set(key, known);
  return known;
}

function mixture(colour: string, share: number, ground: string): string {
  const [r = 0, g = 0, b = 0, , r2 = 0, g2 = 0, b2 = 0] = colourBytes([colour, ground]);
  const part = (one: number, other: number) => Math.round(one * share + other * (1 - share));
  return `rgb(${part(r, r2)} ${part(g, g2)} ${part(b, b2)})`;
}

/** A disc with a sign on it and a border. The sign means the same as the colour, for people who cannot tell colours. */
export function roundSign(ctx: Ctx, theme: Theme, sign: Path2D, ground: string, at: Point, radius: number): void {
  inUnits(ctx, at, radius, () => {
    ctx.fillStyle = ground;
    ctx.strokeStyle = theme.board;
    ctx.lineWidth = 0.3;
    ctx.lineCap = ctx.lineJoin = 'round';
    disc(ctx, { x: 0, y: 0 }, 1);
    ctx.stroke();
    ctx.fill();
    ctx.stroke(sign);
  });
}
