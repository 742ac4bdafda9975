// What is drawn between the figures of the Robots board: teleports, and the step just made.

import { centreOf, clamp, type Grid, type GridPoint, type Point, same } from '../../../board/geometry';
import { arrow, type Ctx, disc, haloText, inUnits, towards, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, Push, RobotsBoard, Teleport } from '../../../engine/boundary';
import type { Entry } from '../moves';
import type { Moment } from './motion';
import { drawRing, drawSpent } from './pieces';

type Stack = { at: Cell; entries: Entry[] };

/** The entries of the teleport list by cell, because several may name the same cell. */
function stacks(teleports: readonly Teleport[]): Stack[] {
  const byCell = new Map<string, Stack>();
  teleports.forEach((teleport, i) => {
    const stack = byCell.get(teleport.at.join()) ?? { at: teleport.at, entries: [] };
    stack.entries.push({ ...teleport, number: i + 1 });
    byCell.set(teleport.at.join(), stack);
  });
  return [...byCell.values()];
}

/** The next entry to be used and, if there is space, how many entries follow on the same cell. */
function stackLabel([next, ...others]: readonly Entry[], roomy: boolean): string {
  return `${next?.number ?? ''}${others.length && roomy ? `+${others.length}` : ''}`;
}

function drawLabel(ctx: Ctx, theme: Theme, { cell }: Grid, { x, y }: Point, words: string): void {
  const size = clamp((cell * 0.85) / Math.max(1.7, words.length * 0.75), 7, 16);
  haloText(ctx, words, { x, y: y + size * 0.06 }, size, theme.teleport, theme.board);
}

function drawStack(ctx: Ctx, theme: Theme, grid: Grid, { at, entries }: Stack, covered: boolean): void {
  const centre = centreOf(grid, at);
  const left = entries.filter((entry) => !entry.used);
  withAlpha(ctx, left.length ? 1 : 0.45, () => {
    inUnits(ctx, centre, grid.cell, () => {
      drawRing(ctx, theme, grid.cell, left.length);
      if (!left.length) drawSpent(ctx, theme);
    });
    if (left.length && !covered) drawLabel(ctx, theme, grid, centre, stackLabel(left, grid.cell >= 15));
  });
}

export const figures = (board: RobotsBoard) => [board.you, ...board.debris, ...board.robots.map((robot) => robot.at)];

export function drawTeleports(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard): void {
  ctx.textAlign = 'center';
  const covers = figures(board);
  for (const stack of stacks(board.teleports)) {
    const covered = covers.some((cell) => same(cell, stack.at));
    drawStack(ctx, theme, grid, stack, covered);
  }
}

/** Cells of fewer pixels have no room for a number beside a figure. */
const BESIDE_FIGURE = 15;

/** The numbers of teleports on cells where a figure stands, in the corner. */
export function drawCoveredNumbers(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard): void {
  if (grid.cell < BESIDE_FIGURE) return;
  const covers = figures(board);
  for (const { at, entries } of stacks(board.teleports)) {
    const left = entries.filter((entry) => !entry.used);
    if (left.length === 0 || !covers.some((cell) => same(cell, at))) continue;
    const { x, y } = centreOf(grid, at);
    drawLabel(ctx, theme, grid, { x: x + grid.cell * 0.36, y: y + grid.cell * 0.34 }, stackLabel(left, false));
  }
}

/** A trail that narrows towards the cell where the figure came from. */
function wake(ctx: Ctx, grid: Grid, from: GridPoint, to: GridPoint, width: number): void {
  const a = centreOf(grid, from);
  const b = centreOf(grid, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return;
  const nx = ((b.y - a.y) / length) * width;
  const ny = ((a.x - b.x) / length) * width;
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x + nx, b.y + ny);
  ctx.lineTo(b.x - nx, b.y - ny);
  ctx.closePath();
}

export function drawWakes(ctx: Ctx, theme: Theme, grid: Grid, moment: Moment): void {
  withAlpha(ctx, moment.resting ? 0.2 : 0.3, () => {
    ctx.fillStyle = theme.robot;
    ctx.beginPath();
    for (const { at, tail } of moment.robots) if (tail) wake(ctx, grid, tail, at, grid.cell * 0.26);
    ctx.fill();
  });
}

export function leap(ctx: Ctx, theme: Theme, grid: Grid, from: GridPoint, to: GridPoint): void {
  const a = centreOf(grid, from);
  const b = centreOf(grid, to);
  ctx.strokeStyle = theme.you;
  ctx.lineWidth = Math.max(1.5, grid.cell * 0.07);
  ctx.setLineDash([grid.cell * 0.2, grid.cell * 0.2]);
  ctx.beginPath();
  const [start, end] = [towards(a, b, grid.cell * 0.5), towards(b, a, grid.cell * 0.5)];
  ctx.moveTo(start.x, start.y);
  ctx.lineTo(end.x, end.y);
  ctx.stroke();
  ctx.setLineDash([]);
}

export function drawPush(ctx: Ctx, theme: Theme, grid: Grid, { from, to }: Push): void {
  const a = centreOf(grid, from);
  const b = centreOf(grid, to);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const shaft = { start: towards(middle, a, grid.cell * 0.16), tip: towards(middle, b, grid.cell * 0.24) };
  arrow(ctx, shaft, Math.max(1.5, grid.cell * 0.1), theme.text, theme.board);
}

/** Where you came from and what you pushed. */
export function drawTrail(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, you: GridPoint): void {
  const { step } = board;
  if (!step || same(step.from, you)) return;
  withAlpha(ctx, 0.55, () => {
    if (step.teleported) leap(ctx, theme, grid, step.from, you);
    ctx.fillStyle = theme.you;
    disc(ctx, centreOf(grid, step.from), grid.cell * 0.12);
    ctx.fill();
    ctx.beginPath();
    if (!step.teleported) wake(ctx, grid, step.from, you, grid.cell * 0.26);
    ctx.fill();
  });
}
