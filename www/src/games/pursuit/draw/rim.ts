// Around the field of Pursuit: coordinates; on a torus also the cells of the opposite side, and signs for glued edges.

import type { Point } from '../../../board/geometry';
import { type Ctx, haloStroke, text, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { BoardCell } from '../../../game/cells';
import { layer, put } from './layers';
import type { Layout } from './layout';

const FADED = 0.42;

/** Draws the field, and on a torus what lies behind its edges. */
export function drawAround(ctx: Ctx, layout: Layout, theme: Theme, field: HTMLCanvasElement): void {
  const { left, top, n, cell, band } = layout;
  const [side, more] = [n * cell, band * cell];
  ctx.fillStyle = theme.bg;
  ctx.fillRect(left - more, top - more, side + 2 * more, side + 2 * more);
  withAlpha(ctx, FADED, () => {
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1]) if (down || right) behind(ctx, layout, field, right, down);
  });
  put(ctx, layout, field, left, top);
  glued(ctx, layout, theme);
}

/** What lies behind an edge or a corner: the part of the field at the opposite one. */
function behind(ctx: Ctx, layout: Layout, field: HTMLCanvasElement, right: number, down: number): void {
  const { left, top, n, cell, band, ratio } = layout;
  const [side, more] = [n * cell, band * cell];
  const from = (way: number) => (way < 0 ? side - more : 0);
  const to = (way: number) => (way < 0 ? -more : way > 0 ? side : 0);
  const [width, height] = [right ? more : side, down ? more : side];
  const [x, y] = [left + to(right), top + to(down)];
  ctx.drawImage(field, from(right) * ratio, from(down) * ratio, width * ratio, height * ratio, x, y, width, height);
}

/** Edges with the same sign are the same edge: one arrow head above and below, two at the sides. */
function glued(ctx: Ctx, { left, top, n, cell }: Layout, theme: Theme): void {
  const side = n * cell;
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = 1.5;
  ctx.setLineDash([6, 4]);
  ctx.strokeRect(left, top, side, side);
  ctx.setLineDash([]);
  const heads = new Path2D();
  const middle = side / 2;
  for (const y of [top, top + side]) head(heads, { x: left + middle + 4, y }, { x: 1, y: 0 });
  for (const x of [left, left + side])
    for (const shift of [0, 7]) head(heads, { x, y: top + middle - shift }, { x: 0, y: -1 });
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, heads, 2.5, theme.accent, theme.board);
}

const WING = 6;

function head(path: Path2D, tip: Point, { x, y }: Point): void {
  path.moveTo(tip.x - WING * x - WING * y, tip.y - WING * y - WING * x);
  path.lineTo(tip.x, tip.y);
  path.lineTo(tip.x - WING * x + WING * y, tip.y - WING * y + WING * x);
}

/** Each number; if there is not enough space, every fifth, tenth or twentieth. */
const strideOf = ({ n, cell, rim }: Layout) =>
  [1, 5, 10, 20].find((stride) => stride * cell >= (n > 10 ? rim : rim * 0.6)) ?? 20;

/** x above and y at the left, as in the statement. The first number names its axis. */
export function drawCoordinates(ctx: Ctx, layout: Layout, theme: Theme, active: BoardCell | null): void {
  const { left, top, cell, n, band, rim } = layout;
  const stride = strideOf(layout);
  const [x, y] = [left - band * cell - rim * 0.52, top - band * cell - rim * 0.45];
  // The room at the left is that of the widest label.
  const size = rim * (n > 100 ? 0.42 : 0.48);
  const along = (axis: 'x' | 'y', line: number, isNow: boolean, at: Point) => {
    const label = line === 0 ? `${axis} 0` : String(line);
    text(ctx, label, at, size, isNow ? theme.text : theme.muted, isNow ? 700 : 400);
  };
  const near = (line: number, now: number | null) => now !== null && line !== now && Math.abs(line - now) * cell < rim;
  const [row, column] = active ? [Number(active.x), Number(active.y)] : [null, null];
  for (let line = 0; line < n; line++) {
    const middle = (line + 0.5) * cell;
    const shown = (now: number | null) => line === now || (line % stride === 0 && !near(line, now));
    if (shown(column)) along('x', line, line === column, { x: left + middle, y });
    if (shown(row)) along('y', line, line === row, { x, y: top + middle });
  }
}

/** The canvas that the field is drawn on, before the torus shows it nine times. */
export function fieldCanvas(layout: Layout): { canvas: HTMLCanvasElement; ctx: Ctx | null } {
  const canvas = layer('sheet', layout, [], () => {});
  return { canvas, ctx: canvas.getContext('2d') };
}
