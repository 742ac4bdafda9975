// The Hyper Knights board: a quarter plane without end, coloured by the Grundy value of each cell.

import type { Cell, KnightsBoard } from '../boundary';
import { cellAt, centreOf, type Grid, type Spot, same } from './geometry';
import { drawMap } from './knights-map';
import { handMoves, type Placed, placed } from './knights-moves';
import { drawKnight, drawPlate } from './knights-pieces';
import { drawRim } from './knights-rim';
import { drawHand, drawLast, drawWinning, lastPlayer, playerColour } from './knights-signs';
import { defaultView, needs, windowOf } from './knights-view';
import { type Ctx, inUnits, outline } from './paint';
import type { Renderer, Scene } from './renderer';
import { WORDS } from './words';

/** On small cells the figures stay this large, around the middle of their cell. */
const LEAST = 20;
const PLATES = 30;

type Pile = { top: Placed; count: number };

/** Knights that share a cell; the one that moved last lies on top. */
function piles(all: readonly Placed[], moved: number | undefined): Pile[] {
  const found = new Map<string, Pile>();
  for (const top of [...all].sort((a, b) => Number(a.index === moved) - Number(b.index === moved))) {
    const key = top.at.join();
    found.set(key, { top, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

function drawPlates(ctx: Ctx, { theme, after }: Scene<KnightsBoard>, { top, count }: Pile): void {
  const { grundy } = top.knight;
  const value = { ground: theme.g[grundy] ?? theme.text, text: theme.gText[grundy] ?? theme.bg };
  if (top.lift === 0) drawPlate(ctx, `${grundy}`, -1, -1, value.ground, value.text);
  if (after.knights.length > 1 && count === 1) drawPlate(ctx, `#${top.index + 1}`, 1, 1, theme.surface, theme.muted);
}

function drawPile(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid, pile: Pile): void {
  const { theme, after } = scene;
  const { at, index, lift } = pile.top;
  const side = Math.max(LEAST, grid.cell);
  const ring = index === after.step?.knight ? playerColour(theme, lastPlayer(after)) : null;
  inUnits(ctx, centreOf(grid, at), side * (1 + 0.18 * lift), () => {
    drawKnight(ctx, theme, ring);
    if (side >= PLATES) drawPlates(ctx, scene, pile);
    if (pile.count > 1) drawPlate(ctx, `×${pile.count}`, 1, -1, theme.text, theme.surface);
  });
}

const inSight = (grid: Grid, [row, column]: Spot) =>
  row >= 0 && column >= 0 && row < grid.rows && column < grid.columns;

function drawPieces(ctx: Ctx, scene: Scene<KnightsBoard>, grid: Grid): void {
  const visible = placed(scene).filter(({ at }) => inSight(grid, at));
  for (const pile of piles(visible, scene.after.step?.knight)) drawPile(ctx, scene, grid, pile);
}

function drawPointers(ctx: Ctx, { theme, hover, focus }: Scene<KnightsBoard>, grid: Grid): void {
  if (hover) outline(ctx, grid, hover, 1.5, theme.surface);
  if (!focus) return;
  outline(ctx, grid, focus, 4, theme.surface);
  outline(ctx, grid, focus, 2, theme.focus);
}

function draw(ctx: Ctx, scene: Scene<KnightsBoard>): void {
  const { theme, size, view, region, t } = scene;
  const frame = windowOf(view, size);
  const { grid } = frame;
  ctx.clearRect(0, 0, size.width, size.height);
  drawRim(ctx, frame, scene);
  ctx.save();
  ctx.beginPath();
  ctx.rect(grid.left - 1, grid.top - 1, size.width - grid.left + 1, size.height - grid.top + 1);
  ctx.clip();
  drawMap(ctx, theme, grid, view, region);
  drawLast(ctx, scene, grid);
  if (t >= 1) {
    drawHand(ctx, scene, grid);
    drawWinning(ctx, scene, grid);
  }
  ctx.restore();
  // Figures are larger than small cells: those at the edge reach over the rim rather than being cut.
  drawPieces(ctx, scene, grid);
  drawPointers(ctx, scene, grid);
}

function cell({ view, size }: Scene<KnightsBoard>, x: number, y: number): Cell | null {
  const at = cellAt(windowOf(view, size).grid, x, y);
  return at && view.x + BigInt(at[0]) >= 0n && view.y + BigInt(at[1]) >= 0n ? at : null;
}

function pick(scene: Scene<KnightsBoard>, x: number, y: number): string | null {
  const at = cell(scene, x, y);
  return handMoves(scene).find(({ to }) => at && same(to, at))?.notation ?? null;
}

const nameOf = (player: number) => WORDS.players[player === 0 ? 0 : 1];

function describe({ knights, nimSum, mover, winner }: KnightsBoard): string {
  const entries = knights.map(({ x, y, grundy }, i) => WORDS.knight(i + 1, x, y, grundy));
  return [
    WORDS.knights(knights.length, WORDS.list(entries)),
    WORDS.outcome(nimSum, mover === null ? null : nameOf(mover), nameOf(winner)),
  ].join(' ');
}

export const knights: Renderer<KnightsBoard> = {
  aspect: () => null,
  view: defaultView,
  needs,
  draw,
  cell,
  pick,
  describe,
};
