// The Robots board: 31 x 31 cells, you, robots, debris and teleports.

import type { Cell, RobotsBoard } from '../boundary';
import type { Theme } from '../theme';
import { cellAt, centreOf, type Grid, type Spot, same } from './geometry';
import { type Ctx, inUnits, outline, withAlpha } from './paint';
import type { Renderer, Scene } from './renderer';
import { drawFloor, gridOf } from './robots-floor';
import { type Moment, momentOf, type Sprite } from './robots-motion';
import { drawBurst, drawDebris, drawRobot, drawYou } from './robots-pieces';
import { drawPush, drawTeleports, drawTrail, drawWakes, drawWhy } from './robots-signs';
import { WORDS } from './words';

/** The words of the moves, as rows and columns around you. */
const COMPASS = [
  ['NW', 'N', 'NE'],
  ['W', 'stay', 'E'],
  ['SW', 'S', 'SE'],
] as const;

function put(ctx: Ctx, grid: Grid, { at, alpha }: Sprite, draw: () => void, size = 1): void {
  withAlpha(ctx, alpha, () => inUnits(ctx, centreOf(grid, at), grid.cell * size, draw));
}

const lookAt = (from: Spot, to: Spot) => ({ x: Math.sign(to[1] - from[1]), y: Math.sign(to[0] - from[0]) });

function drawYourself(ctx: Ctx, theme: Theme, grid: Grid, { end }: RobotsBoard, { you, resting }: Moment): void {
  const mood = (resting && end) || 'calm';
  const draw = () => drawYou(ctx, theme, grid.cell, mood);
  // On a lost board your cell is shared with a killer or its debris: both must be seen.
  if (mood === 'lost') put(ctx, grid, { at: [you.at[0] + 0.2, you.at[1] + 0.26], alpha: 1 }, draw, 0.66);
  else put(ctx, grid, you, draw);
}

function drawPieces(ctx: Ctx, { theme, after }: Scene<RobotsBoard>, grid: Grid, moment: Moment): void {
  for (const heap of moment.debris) put(ctx, grid, heap, () => drawDebris(ctx, theme, grid.cell));
  for (const robot of moment.robots)
    put(ctx, grid, robot, () => drawRobot(ctx, theme, grid.cell, lookAt(robot.at, moment.you.at)));
  drawYourself(ctx, theme, grid, after, moment);
}

function drawBursts(ctx: Ctx, theme: Theme, grid: Grid, moment: Moment): void {
  for (const { at, grow } of moment.bursts) put(ctx, grid, { at, alpha: 1 }, () => drawBurst(ctx, theme, grow));
}

function drawMarks(ctx: Ctx, scene: Scene<RobotsBoard>, grid: Grid): void {
  const { theme, after, hover, focus, why } = scene;
  if (after.step?.push) drawPush(ctx, theme, grid, after.step.push);
  if (why?.game === 'robots' && !after.end) drawWhy(ctx, grid, scene, why);
  if (hover) outline(ctx, grid, hover, 1, theme.muted);
  if (focus) outline(ctx, grid, focus, 2, theme.focus);
}

function draw(ctx: Ctx, scene: Scene<RobotsBoard>): void {
  const { theme, before, after, size, t } = scene;
  const grid = gridOf(after, size);
  const moment = momentOf(before, after, t);
  ctx.clearRect(0, 0, size.width, size.height);
  drawFloor(ctx, theme, grid, after, moment.resting);
  drawTeleports(ctx, theme, grid, moment.resting || !before ? after : before);
  drawTrail(ctx, theme, grid, after, moment.you.at);
  drawWakes(ctx, theme, grid, moment);
  if (moment.resting) drawBursts(ctx, theme, grid, moment);
  drawPieces(ctx, scene, grid, moment);
  if (moment.resting) drawMarks(ctx, scene, grid);
  else drawBursts(ctx, theme, grid, moment);
}

function walkTo({ you }: RobotsBoard, [row, column]: Cell): string | null {
  return COMPASS[row - you[0] + 1]?.[column - you[1] + 1] ?? null;
}

function teleportTo(board: RobotsBoard, cell: Cell): string | null {
  const index = board.teleports.findIndex(({ at, used }) => !used && same(at, cell));
  return index < 0 ? null : `teleport ${index + 1}`;
}

function cell(scene: Scene<RobotsBoard>, x: number, y: number): Cell | null {
  return cellAt(gridOf(scene.after, scene.size), x, y);
}

function pick(scene: Scene<RobotsBoard>, x: number, y: number): string | null {
  const at = cell(scene, x, y);
  if (!at || scene.after.end) return null;
  return walkTo(scene.after, at) ?? teleportTo(scene.after, at);
}

const spoken = ([row, column]: Cell) => WORDS.cell(row + 1, column + 1);

function describe({ you, robots, debris, teleports, end }: RobotsBoard): string {
  const entries = teleports.map(({ at, used }, i) => WORDS.teleport(i + 1, spoken(at), used));
  const sentences = [
    WORDS.you(spoken(you)),
    WORDS.robots(robots.length, WORDS.list(robots.map(({ at }) => spoken(at)))),
    WORDS.debris(debris.length, WORDS.list(debris.map(spoken))),
    ...(teleports.length ? [WORDS.teleports(teleports.length, WORDS.list(entries))] : []),
    ...(end ? [WORDS.end[end]] : []),
  ];
  return sentences.join(' ');
}

export const robots: Renderer<RobotsBoard> = {
  aspect: () => 1,
  view: (board, size) => ({ x: 0n, y: 0n, cell: gridOf(board, size).cell }),
  needs: () => null,
  draw,
  cell,
  pick,
  describe,
};
