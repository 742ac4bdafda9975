// The pieces of Pursuit: catchers are discs with their number, the fugitive is a diamond in a ring.

import { ease, type Point } from '../../../board/geometry';
import { type Ctx, circle, haloStroke, mix, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { PursuitBoard } from '../../../engine/boundary';
import { layer, put } from './layers';
import { copies, type Layout, middleOf, onLeg, onWay } from './layout';

/** Smaller cells, in pixels, have no numbers. */
const NUMBERED = 15;
/** With more catchers than this no numbers are drawn. */
const MOST_NUMBERS = 600;

/** The radius of a disc. In small cells it fills the cell, so that it can be seen. */
const discRadius = (cell: number) => (cell >= 10 ? cell * 0.36 : Math.max(1, cell * 0.46));

/** Where the catchers are at a share 0..1 of the step. */
export function catchersAt(layout: Layout, { catchers, step }: PursuitBoard, t: number): Point[] {
  const from = t < 1 ? (step?.catchers ?? []) : [];
  return catchers.map((to, nth) => {
    const before = from[nth];
    return before === undefined || before === to ? middleOf(layout, to) : onLeg(layout, before, to, ease(t));
  });
}

/** Where the fugitive is at a share 0..1 of the step. */
export function fugitiveAt(layout: Layout, { fugitive, step }: PursuitBoard, t: number): Point | null {
  if (fugitive === null) return null;
  const way = step?.path ?? [];
  return t < 1 && way.length > 1 ? onWay(layout, way, t) : middleOf(layout, fugitive);
}

/** At rest they are drawn once for each position. */
export function drawCatchers(ctx: Ctx, layout: Layout, theme: Theme, board: PursuitBoard, t: number): void {
  if (t < 1) drawDiscs(ctx, layout, theme, board, t);
  else
    put(
      ctx,
      layout,
      layer('catchers', layout, [theme, board], (own) => drawDiscs(own, layout, theme, board, 1)),
    );
}

function drawDiscs(ctx: Ctx, layout: Layout, theme: Theme, board: PursuitBoard, t: number): void {
  const points = catchersAt(layout, board, t);
  const radius = discRadius(layout.cell);
  const discs = new Path2D();
  for (const point of points)
    for (const { x, y } of copies(layout, point, layout.cell)) {
      discs.moveTo(x + radius, y);
      discs.arc(x, y, radius, 0, 2 * Math.PI);
    }
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.robot;
  ctx.fill(discs);
  if (layout.cell >= (t < 1 ? 10 : 5)) {
    ctx.strokeStyle = mix(theme.robot, 0.55, theme.text);
    ctx.lineWidth = Math.max(0.75, radius * 0.14);
    ctx.stroke(discs);
  }
  if (layout.cell >= NUMBERED) numbers(ctx, layout, theme, board, points, t);
}

/** A catcher's number, from 0 as in the file. If several share a cell, how many there are. */
function numbers(ctx: Ctx, layout: Layout, theme: Theme, board: PursuitBoard, points: Point[], t: number): void {
  const sharing = new Map<number, number[]>();
  board.catchers.forEach((cell, nth) => {
    const there = sharing.get(cell);
    if (there) there.push(nth);
    else sharing.set(cell, [nth]);
  });
  const alone = t < 1 ? points.map((_, nth) => [nth]) : [...sharing.values()];
  if (alone.length > MOST_NUMBERS) return;
  for (const there of alone) {
    const point = points[there[0] ?? 0];
    const label = there.length > 1 ? `×${there.length}` : String(there[0]);
    const size = layout.cell * (label.length > 2 ? 0.28 : 0.38);
    if (point)
      for (const at of copies(layout, point, layout.cell))
        text(ctx, label, { x: at.x, y: at.y + size * 0.04 }, size, theme.board, 700);
  }
}

export function diamond(at: Point, radius: number): Path2D {
  const path = new Path2D();
  path.moveTo(at.x, at.y - radius);
  path.lineTo(at.x + radius, at.y);
  path.lineTo(at.x, at.y + radius);
  path.lineTo(at.x - radius, at.y);
  path.closePath();
  return path;
}

/** In small cells a ring makes the fugitive easier to find. */
export function drawFugitive(ctx: Ctx, layout: Layout, theme: Theme, point: Point, caught: boolean): void {
  const { cell } = layout;
  const radius = Math.max(3, cell * (cell >= 10 ? 0.4 : 0.6));
  const ring = Math.max(cell * (cell < 16 ? 0.62 : 0.47), 7);
  for (const at of copies(layout, point, ring)) {
    const shape = diamond(at, radius);
    ctx.lineJoin = 'round';
    if (cell < 16 || caught)
      haloStroke(ctx, circle(at, ring), Math.max(1.5, cell * 0.08), caught ? theme.danger : theme.you, theme.board);
    haloStroke(ctx, shape, Math.max(1, cell * 0.05), mix(theme.you, 0.5, theme.text), theme.board);
    ctx.fillStyle = theme.you;
    ctx.fill(shape);
    if (caught) cross(ctx, theme, at, radius * 0.55);
  }
}

function cross(ctx: Ctx, theme: Theme, { x, y }: Point, arm: number): void {
  const path = new Path2D();
  path.moveTo(x - arm, y - arm);
  path.lineTo(x + arm, y + arm);
  path.moveTo(x + arm, y - arm);
  path.lineTo(x - arm, y + arm);
  ctx.lineCap = 'round';
  haloStroke(ctx, path, Math.max(1.5, arm * 0.4), theme.danger, theme.board);
}

/** In smaller cells, in pixels, there is no room beside the fugitive. */
const MARKED = 14;

/** Whether the fugitive may stay: the sign of its own cell, which it covers, on a plate beside it. */
export function drawStay(ctx: Ctx, layout: Layout, theme: Theme, { fugitive, reach }: PursuitBoard): void {
  const letter = fugitive === null ? undefined : reach[fugitive];
  if (fugitive === null || !letter || letter === '.' || layout.cell < MARKED) return;
  const { x, y } = middleOf(layout, fugitive);
  const at = { x: x + layout.cell * 0.31, y: y + layout.cell * 0.31 };
  ctx.fillStyle = theme.board;
  ctx.fill(circle(at, layout.cell * 0.18));
  ctx.fillStyle = mix(theme.you, 0.8, theme.text);
  if (letter === 'x') cross(ctx, theme, at, layout.cell * 0.09);
  else ctx.fill(circle(at, layout.cell * 0.09));
}
