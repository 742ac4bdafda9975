// The Robots board: 31 x 31 cells, you, robots, debris and teleports.

import type { Drawing, Scene } from '../../../board/drawing';
import { boxOf, centreOf, type Grid, type GridPoint } from '../../../board/geometry';
import { boldOutline, type Ctx, inUnits, outline, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { RobotsBoard, RobotsExplanation } from '../../../engine/boundary';
import { toCell } from '../../../game/cells';
import { robotsExplanation } from '../moves';
import { drawBeyond } from './beyond';
import { activeCandidate, drawActive, drawCandidates, drawChosenGround } from './candidates';
import { drawFloor } from './floor';
import { drawGhost } from './ghost';
import { BEYOND, clipped, closeUp, gridOf, RIM, wholeView } from './layout';
import { type Moment, momentOf, type Sprite } from './motion';
import { drawBurst, drawDebris, drawRobot, drawYou } from './pieces';
import { drawCoveredNumbers, drawPush, drawTeleports, drawTrail, drawWakes } from './signs';
import { drawThreat } from './threat';

function put(ctx: Ctx, grid: Grid, { at, alpha }: Sprite, draw: () => void, size = 1): void {
  withAlpha(ctx, alpha, () => inUnits(ctx, centreOf(grid, at), grid.cell * size, draw));
}

const lookAt = (from: GridPoint, to: GridPoint) => ({ x: Math.sign(to[1] - from[1]), y: Math.sign(to[0] - from[0]) });

function drawYourself(ctx: Ctx, theme: Theme, grid: Grid, { end }: RobotsBoard, { you, resting }: Moment): void {
  const mood = (resting && end) || 'calm';
  const draw = () => drawYou(ctx, theme, grid.cell, mood);
  // On a lost board a robot or debris is on your cell too: you are drawn smaller, so that both can be seen.
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

/** The active cell: under the pointer or the cursor of the keyboard. */
const activeCell = ({ hovered, cursor }: Scene<RobotsBoard>) => {
  const cell = hovered ?? cursor;
  return cell && toCell(cell);
};

/** The explanation, if it is drawn: at rest, while hints are on and the game is not over. */
const shownExplanation = ({ hints, explanation, after, progress }: Scene<RobotsBoard>) =>
  hints && progress >= 1 && !after.end ? robotsExplanation(explanation) : null;

function drawGround(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, explanation: RobotsExplanation): void {
  drawThreat(ctx, theme, grid, explanation.threatened);
  drawChosenGround(ctx, theme, grid, board, explanation);
}

/** The last step. It is not drawn while a move is previewed. */
function drawPast(ctx: Ctx, { theme, after }: Scene<RobotsBoard>, grid: Grid, moment: Moment): void {
  drawTrail(ctx, theme, grid, after, moment.you.at);
  drawWakes(ctx, theme, grid, moment);
  if (moment.resting) drawBursts(ctx, theme, grid, moment);
}

function drawNext(ctx: Ctx, scene: Scene<RobotsBoard>, grid: Grid, explanation: RobotsExplanation): void {
  const { theme, after, previewBoard } = scene;
  const active = activeCandidate(scene, explanation);
  drawCandidates(ctx, grid, scene, explanation);
  if (active) drawActive(ctx, theme, grid, after, active);
  if (previewBoard) drawGhost(ctx, theme, grid, previewBoard, active);
  if (active?.walk?.push) drawPush(ctx, theme, grid, active.walk.push);
}

function drawPointers(ctx: Ctx, { theme, hovered, cursor }: Scene<RobotsBoard>, grid: Grid): void {
  if (hovered) outline(ctx, grid, toCell(hovered), 1, theme.muted);
  if (cursor) boldOutline(ctx, grid, toCell(cursor), 2, theme.focus, theme.board);
}

function drawMarks(ctx: Ctx, scene: Scene<RobotsBoard>, grid: Grid, explanation: RobotsExplanation | null): void {
  const { theme, after, previewBoard } = scene;
  if (after.step?.push && !previewBoard) drawPush(ctx, theme, grid, after.step.push);
  if (explanation) drawNext(ctx, scene, grid, explanation);
  drawPointers(ctx, scene, grid);
}

function draw(ctx: Ctx, scene: Scene<RobotsBoard>): void {
  const { theme, before, after, size, progress } = scene;
  const grid = gridOf(after, scene.view, size);
  const moment = momentOf(before, after, progress);
  const explanation = shownExplanation(scene);
  ctx.clearRect(0, 0, size.width, size.height);
  drawFloor(ctx, theme, grid, after, { ended: moment.resting, active: activeCell(scene) });
  clipped(ctx, grid, () => {
    if (explanation) drawGround(ctx, theme, grid, after, explanation);
    drawTeleports(ctx, theme, grid, moment.resting || !before ? after : before);
    if (!scene.previewBoard || !explanation) drawPast(ctx, scene, grid, moment);
    drawPieces(ctx, scene, grid, moment);
    if (moment.resting) drawCoveredNumbers(ctx, theme, grid, after);
    if (moment.resting) drawMarks(ctx, scene, grid, explanation);
    else drawBursts(ctx, theme, grid, moment);
  });
  if (grid.close) drawBeyond(ctx, theme, grid, moment);
}

export const drawing: Drawing<RobotsBoard> = {
  pannable: false,
  rim: { left: RIM + BEYOND, top: RIM + BEYOND },
  aspectRatio: () => 1,
  defaultView: wholeView,
  needsNewView: () => false,
  closeUp,
  wantedTiles: () => [],
  draw,
  cellBox: ({ after, view, size }, cell) => boxOf(gridOf(after, view, size), toCell(cell)),
};
