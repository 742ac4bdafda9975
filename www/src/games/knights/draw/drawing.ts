// The Hyper Knights board: a quarter plane without end, coloured by the Grundy value of each cell.

import type { Drawing, Scene } from '../../../board/drawing';
import { centreOf, type Grid, type Point } from '../../../board/geometry';
import { type Ctx, inUnits } from '../../../board/paint';
import type { KnightsBoard, Landmarks } from '../../../engine/boundary';
import { HIDDEN_VALUE } from '../../../i18n/format';
import { number } from '../../../i18n/say';
import { lastPlayer } from '../moves';
import { valueStylesOf } from './colours';
import { drawDigits, drawDigitsAbove, drawLines, drawWalls } from './digits';
import { drawLandmarks } from './landmarks';
import { drawTiles } from './map';
import { cellsUnderArrows, type Pile, type Placed, pilesOf, placed } from './moves';
import { paintBudget } from './paint';
import { drawPlate, figureOf } from './pieces';
import { drawRim } from './rim';
import { drawLast, drawMoves, drawPointers, playerColour } from './signs';
import { wantedTiles } from './tiles';
import { cellBox, cropped, defaultView, gridOf, isVisible, needsNewView, RIM } from './view';

/** The smallest and largest size of a figure, in pixels. On small cells it is larger than its cell. */
const LEAST = 20;
const MOST = 200;
const PLATES = 30;
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
  const isSeen = ({ at }: Placed) => isVisible(grid, at, LEAST / 2 / grid.cell);
  return pilesOf(scene.after, placed(scene).filter(isSeen));
}

/** The side of a figure in pixels. */
const sideAtRest = ({ cell }: Grid) => Math.min(MOST, Math.max(LEAST, cell));
const sideOf = (grid: Grid, { top }: Pile) => sideAtRest(grid) * (1 + LIFT * top.lift);

function drawPieces(ctx: Ctx, { theme, after }: Scene<KnightsBoard>, grid: Grid, piles: readonly Pile[]): void {
  ctx.imageSmoothingEnabled = true;
  const plain = figureOf(ctx, theme, null, sideAtRest(grid), true);
  for (const pile of piles) {
    const { at, index } = pile.top;
    const moved = index === after.step?.knight;
    const colour = playerColour(theme, lastPlayer(after));
    const figure = moved ? figureOf(ctx, theme, colour, sideOf(grid, pile), false) : plain;
    figure(centreOf(grid, at));
  }
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
  drawDigits(ctx, scene, grid, styles);
  drawLandmarks(ctx, scene, grid);
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
  drawRim(ctx, scene);
  clipped(ctx, grid, 0, () => {
    short = drawGround(ctx, scene, grid);
  });
  // Figures may be larger than their cells. Those at the edge reach over the rim instead of being cut.
  clipped(ctx, grid, LEAST / 2, () => {
    const piles = visiblePiles(scene, grid);
    drawPieces(ctx, scene, grid, piles);
    drawPointers(ctx, scene, grid);
    // Above the frame of a selected knight.
    for (const pile of piles) drawMarks(ctx, scene, centreOf(grid, pile.top.at), sideOf(grid, pile), pile);
  });
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
