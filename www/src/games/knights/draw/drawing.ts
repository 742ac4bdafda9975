// The Hyper Knights board: a quarter plane without end, coloured by the Grundy value of each cell.

import type { Drawing, Scene } from '../../../board/drawing';
import { centreOf, type Grid, type Point } from '../../../board/geometry';
import { type Ctx, inUnits } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { KnightsBoard, Landmarks } from '../../../engine/boundary';
import { HIDDEN_VALUE } from '../../../i18n/format';
import { number } from '../../../i18n/say';
import { lastPlayer } from '../moves';
import { valueStylesOf } from './colours';
import { drawDigits, drawDigitsAbove, drawLines, drawWalls } from './digits';
import { drawLandmarks, drawNames } from './landmarks';
import { drawTiles } from './map';
import { cellsUnderArrows, type Pile, type Placed, pilesOf, placed } from './moves';
import { paintBudget } from './paint';
import { drawPlate, figureOf } from './pieces';
import { drawRim } from './rim';
import { drawLast, drawMoves, drawPointers, playerColour } from './signs';
import { wantedTiles } from './tiles';
import { cellBox, cropped, defaultView, FIGURE, gridOf, isVisible, needsNewView, RIM } from './view';

/** The largest size of a figure, in pixels. */
const MOST = 200;
const PLATES = 30;
/** So many figures on cells so small would hide the map and each other: they are dots. The cell is in pixels. */
const CROWD = { piles: 40, cell: FIGURE / 2 };
/** The smallest radius of a dot. */
const DOT = 2.5;
/** How much larger a knight is in the middle of its move: the share that is added. */
const LIFT = 0.18;

function drawPlates(ctx: Ctx, { theme, after }: Scene<KnightsBoard>, { top, count }: Pile): void {
  const grundy = after.knights[top.index]?.grundy ?? 0;
  const value = { ground: theme.g[grundy] ?? theme.text, text: theme.gText[grundy] ?? theme.bg };
  if (!top.moving && grundy !== HIDDEN_VALUE) drawPlate(ctx, `${grundy}`, -1, -1, value.ground, value.text);
  const name = `#${number(top.index + 1)}`;
  if (after.knights.length > 1 && count === 1) drawPlate(ctx, name, 1, 1, theme.surface, theme.muted);
}

function drawMarks(ctx: Ctx, scene: Scene<KnightsBoard>, at: Point, side: number, pile: Pile): void {
  if (side < PLATES && pile.count === 1) return;
  inUnits(ctx, at, side, () => {
    if (side >= PLATES) drawPlates(ctx, scene, pile);
    if (pile.count > 1) drawPlate(ctx, `×${pile.count}`, 1, -1, scene.theme.text, scene.theme.surface);
  });
}

function visiblePiles(scene: Scene<KnightsBoard>, grid: Grid): Pile[] {
  const isSeen = ({ at }: Placed) => isVisible(grid, at, FIGURE / 2 / grid.cell);
  return pilesOf(scene.after, placed(scene).filter(isSeen));
}

/** The side of a figure in pixels. */
const sideAtRest = ({ cell }: Grid) => Math.min(MOST, Math.max(FIGURE, cell));
const sideOf = (grid: Grid, { top }: Pile) => sideAtRest(grid) * (1 + LIFT * top.lift);

const isCrowd = ({ cell }: Grid, piles: readonly Pile[]) => cell < CROWD.cell && piles.length > CROWD.piles;

function drawDots(ctx: Ctx, theme: Theme, grid: Grid, piles: readonly Pile[]): void {
  const radius = Math.max(DOT, grid.cell * 0.45);
  ctx.beginPath();
  for (const { top } of piles) {
    const { x, y } = centreOf(grid, top.at);
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
  }
  ctx.strokeStyle = theme.surface;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.fillStyle = theme.text;
  ctx.fill();
}

/** The knight that moved last has a ring, and is on top. */
function drawPieces(ctx: Ctx, { theme, after }: Scene<KnightsBoard>, grid: Grid, piles: readonly Pile[]): void {
  ctx.imageSmoothingEnabled = true;
  const moved = piles.find(({ top }) => top.index === after.step?.knight);
  const others = piles.filter((pile) => pile !== moved);
  if (isCrowd(grid, piles)) drawDots(ctx, theme, grid, others);
  else {
    const figure = figureOf(ctx, theme, null, sideAtRest(grid), true);
    for (const { top } of others) figure(centreOf(grid, top.at));
  }
  if (!moved) return;
  const colour = playerColour(theme, lastPlayer(after));
  figureOf(ctx, theme, colour, sideOf(grid, moved), false)(centreOf(grid, moved.top.at));
}

/** Returns true while tiles wait to be painted. */
function drawGround(ctx: Ctx, scene: Scene<KnightsBoard, Landmarks>, grid: Grid): boolean {
  const { theme, colours, progress } = scene;
  const styles = valueStylesOf(theme, colours);
  const done = paintBudget();
  ctx.fillStyle = theme.boardAlt;
  ctx.fillRect(grid.left, grid.top, grid.columns * grid.cell, grid.rows * grid.cell);
  drawTiles(ctx, scene, grid, styles, done);
  drawLines(ctx, scene, grid);
  // Below the values, which they would strike through.
  drawLandmarks(ctx, scene, grid);
  drawDigits(ctx, scene, grid, styles);
  drawWalls(ctx, scene, grid);
  drawLast(ctx, scene, grid);
  if (progress >= 1) {
    drawMoves(ctx, scene, grid);
    drawDigitsAbove(ctx, scene, grid, cellsUnderArrows(scene));
  }
  return done.short;
}

function clipped(ctx: Ctx, { left, top, rows, columns, cell }: Grid, hem: number, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(left - hem, top - hem, columns * cell + hem, rows * cell + hem);
  ctx.clip();
  draw();
  ctx.restore();
}

function draw(ctx: Ctx, scene: Scene<KnightsBoard, Landmarks>): boolean {
  const { size, view } = scene;
  const grid = gridOf(view, size);
  let short = false;
  ctx.clearRect(0, 0, size.width, size.height);
  clipped(ctx, grid, 0, () => {
    short = drawGround(ctx, scene, grid);
  });
  // Figures may be larger than their cells. Those at the edge reach over the rim instead of being cut.
  clipped(ctx, grid, FIGURE / 2, () => {
    const piles = visiblePiles(scene, grid);
    drawPieces(ctx, scene, grid, piles);
    drawPointers(ctx, scene, grid);
    // Above the frame of a selected knight.
    if (!isCrowd(grid, piles))
      for (const pile of piles) drawMarks(ctx, scene, centreOf(grid, pile.top.at), sideOf(grid, pile), pile);
  });
  clipped(ctx, grid, 0, () => drawNames(ctx, scene, grid));
  drawRim(ctx, scene);
  return short;
}

export const drawing: Drawing<KnightsBoard, Landmarks> = {
  pannable: true,
  rim: RIM,
  aspectRatio: () => null,
  defaultView,
  cropped,
  needsNewView,
  wantedTiles,
  draw,
  cellBox,
};
