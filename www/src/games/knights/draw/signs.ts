// Moves on the Hyper Knights map: the last one, the winning ones, those of the selected knight and the previewed one.
// Also the cells of the pointer and of the keyboard.

import type { Scene } from '../../../board/drawing';
import { centreOf, type Grid, type GridPoint, type Point } from '../../../board/geometry';
import { arrow, type Ctx, circle, haloStroke, type Shaft, towards, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { KnightsBoard } from '../../../engine/boundary';
import type { BoardCell, View } from '../../../game/cells';
import { lastMove, lastPlayer, type Move, moveOf, selectedMoves } from '../moves';
import { bent, shownMoves } from './moves';
import { isVisible, offsetOf } from './view';

/** On smaller cells, in pixels, only rings are drawn; on the smallest not even those. */
const ARROWS = 14;
const RINGS = 4;
const RING = 0.37;
/** The smallest outline of a cell, in pixels. */
const LEAST = 9;

type Hop = { from: BoardCell; to: BoardCell };

/** An arrow between the edges of two discs, so that the figures and values at its ends stay readable. */
function pathOf(grid: Grid, from: GridPoint, to: GridPoint, start: number, stop: number): Shaft {
  const [a, corner, b] = bent(from, to);
  const turn = centreOf(grid, corner);
  return { start: towards(centreOf(grid, a), turn, start), corner: turn, tip: towards(centreOf(grid, b), turn, stop) };
}

/** The two ends of a move; null if neither can be seen. */
function endsOf(grid: Grid, view: View, { from, to }: Hop): [GridPoint, GridPoint] | null {
  const [a, b] = [offsetOf(view, from), offsetOf(view, to)];
  return isVisible(grid, a, 1) || isVisible(grid, b, 1) ? [a, b] : null;
}

export const playerColour = (theme: Theme, player: number) => (player === 0 ? theme.alice : theme.bob);

export function drawLast(ctx: Ctx, { theme, after, view, progress }: Scene<KnightsBoard>, grid: Grid): void {
  const last = lastMove(after);
  const ends = last && grid.cell >= RINGS && endsOf(grid, view, last);
  if (!ends) return;
  const width = Math.max(2, Math.min(grid.cell * 0.09, 14));
  const colour = playerColour(theme, lastPlayer(after));
  withAlpha(ctx, progress, () => arrow(ctx, pathOf(grid, ...ends, 0, grid.cell * 0.5), width, colour, theme.surface));
  ctx.fillStyle = colour;
  ctx.fill(circle(centreOf(grid, ends[0]), width * 1.2));
}

function drawTarget(ctx: Ctx, { theme, view }: Scene<unknown>, grid: Grid, move: Move, colour: string, share: number) {
  const { cell } = grid;
  const ends = cell >= RINGS && endsOf(grid, view, move);
  if (!ends) return;
  const width = Math.max(1.2, cell * share);
  if (cell >= ARROWS) arrow(ctx, pathOf(grid, ...ends, cell * 0.4, cell * RING), width, colour, theme.surface);
  haloStroke(ctx, circle(centreOf(grid, ends[1]), Math.max(4, cell * RING)), width, colour, theme.surface);
}

function drawSelectedMoves(ctx: Ctx, { theme, view, after, selected }: Scene<KnightsBoard>, grid: Grid): void {
  const { cell } = grid;
  if (cell < RINGS) return;
  for (const { to } of selectedMoves(after, selected)) {
    const ring = circle(centreOf(grid, offsetOf(view, to)), Math.max(4, cell * RING));
    haloStroke(ctx, ring, Math.max(1.2, cell * 0.05), theme.focus, theme.surface);
  }
}

/** The previewed move, drawn over all others. */
function drawPreviewMove(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid): void {
  const { previewMove, after, theme, view } = scene;
  const move = previewMove === null ? null : moveOf(previewMove, after);
  const ends = move && endsOf(grid, view, move);
  if (!move || !ends) return;
  const halo = circle(centreOf(grid, ends[1]), Math.max(7, grid.cell * 0.5));
  withAlpha(ctx, 0.45, () => haloStroke(ctx, halo, Math.max(3, grid.cell * 0.14), theme.accent, theme.surface));
  drawTarget(ctx, scene, grid, move, theme.accent, 0.085);
}

/** The moves of the selected knight, or the winning ones (the solver's is bold), and the previewed one. */
export function drawMoves(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid): void {
  const { theme, explanation, previewMove } = scene;
  const chosen = explanation?.game === 'knights' ? explanation.chosen : null;
  drawSelectedMoves(ctx, scene, grid);
  for (const move of shownMoves(scene))
    if (move.notation !== previewMove)
      drawTarget(ctx, scene, grid, move, theme.good, move.notation === chosen ? 0.075 : 0.035);
  drawPreviewMove(ctx, scene, grid);
}

function outline(grid: Grid, point: GridPoint, inset: number): Path2D {
  const { x, y }: Point = centreOf(grid, point);
  const side = Math.max(LEAST, grid.cell) - 2 * inset;
  const path = new Path2D();
  path.roundRect(x - side / 2, y - side / 2, side, side, Math.min(4, side * 0.15));
  return path;
}

export function drawPointers(ctx: Ctx, { theme, view, hovered, cursor, selected }: Scene<unknown>, grid: Grid): void {
  const seen = (cell: BoardCell | null) => {
    const point = cell && offsetOf(view, cell);
    return point && isVisible(grid, point) ? point : null;
  };
  const [hand, under, at] = [seen(selected), seen(hovered), seen(cursor)];
  if (hand) haloStroke(ctx, circle(centreOf(grid, hand), Math.max(12, grid.cell * 0.5)), 2, theme.focus, theme.surface);
  if (under) haloStroke(ctx, outline(grid, under, 0.5), 1.5, theme.surface, theme.text);
  if (at) haloStroke(ctx, outline(grid, at, 1), 2, theme.focus, theme.surface);
}
