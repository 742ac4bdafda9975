// What is said about moves on the Hyper Knights map: the last one, and the winning ones.

import type { KnightsBoard } from '../boundary';
import type { Theme } from '../theme';
import { centreOf, type Grid, type Point, type Spot } from './geometry';
import { bent, handMoves, lastMove, type Move, shownMoves } from './knights-moves';
import { arrow, type Ctx, disc, type Shaft, towards, withAlpha } from './paint';
import type { Scene } from './renderer';

/** Below so many pixels a cell rings alone are told apart. */
const ARROWS = 14;
const RING = 0.37;

/** From edge to edge of two discs, so that the figure and the value at the ends stay readable. */
function pathOf(grid: Grid, from: Spot, to: Spot, start: number, stop: number): Shaft {
  const [a, corner, b] = bent(from, to);
  const turn = centreOf(grid, corner);
  return { start: towards(centreOf(grid, a), turn, start), corner: turn, tip: towards(centreOf(grid, b), turn, stop) };
}

export const playerColour = (theme: Theme, player: number) => (player === 0 ? theme.alice : theme.bob);

/** Who made the last move: not the one to move now, and at the end the winner. */
export const lastPlayer = ({ mover, winner }: KnightsBoard) => (mover === null ? winner : 1 - mover);

export function drawLast(ctx: Ctx, { theme, after, view, t }: Scene<KnightsBoard>, grid: Grid): void {
  const last = lastMove(after, view);
  if (!last) return;
  const width = Math.max(2, grid.cell * 0.09);
  const colour = playerColour(theme, lastPlayer(after));
  withAlpha(ctx, t, () =>
    arrow(ctx, pathOf(grid, last.from, last.to, 0, grid.cell * 0.5), width, colour, theme.surface),
  );
  ctx.fillStyle = colour;
  disc(ctx, centreOf(grid, last.from), width * 1.2);
  ctx.fill();
}

function ring(ctx: Ctx, theme: Theme, at: Point, radius: number, width: number, colour: string): void {
  disc(ctx, at, radius);
  for (const [thick, stroke] of [
    [width + 2.5, theme.surface],
    [width, colour],
  ] as const) {
    ctx.lineWidth = thick;
    ctx.strokeStyle = stroke;
    ctx.stroke();
  }
}

function drawTarget(ctx: Ctx, theme: Theme, grid: Grid, { from, to }: Move, chosen: boolean): void {
  const { cell } = grid;
  const width = Math.max(1.2, cell * (chosen ? 0.075 : 0.035));
  if (cell >= ARROWS) arrow(ctx, pathOf(grid, from, to, cell * 0.4, cell * RING), width, theme.good, theme.surface);
  ring(ctx, theme, centreOf(grid, to), Math.max(4, cell * RING), width, theme.good);
}

/** Where the knight that was clicked may go. */
export function drawHand(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid): void {
  const { theme } = scene;
  for (const { to } of handMoves(scene))
    ring(ctx, theme, centreOf(grid, to), Math.max(4, grid.cell * RING), Math.max(1.2, grid.cell * 0.05), theme.focus);
}

/** The winning moves; the chosen one is bold. */
export function drawWinning(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid): void {
  const chosen = scene.why?.game === 'knights' ? scene.why.chosen : null;
  for (const move of shownMoves(scene)) drawTarget(ctx, scene.theme, grid, move, move.notation === chosen);
}
