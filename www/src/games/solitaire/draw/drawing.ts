// The board of Solitaire Chess: 36 tiles, the rule that the last piece sets, and the value of each removal.

import type { Drawing, Scene } from '../../../board/drawing';
import { centreOf, ease, type Point, same, through } from '../../../board/geometry';
import { boldOutline, type Ctx, outline, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, SolitaireBoard, SolitaireExplanation } from '../../../engine/boundary';
import { toCell } from '../../../game/cells';
import { cellOfMove, lastOf, SIDE, solitaireExplanation, tileAt } from '../position';
import { ASPECT, cellBox, gridOf, ruleLine } from './grid';
import { drawHeads, drawLines, type Ways, waysOf } from './lines';
import { choice, cross, drawMarked, drawMarkedWords, drawRim, drawRule, type Painter, ring } from './marks';
import { drawFloor, drawHole, drawTile } from './tiles';
import { drawValues } from './values';

type Solitaire = Scene<SolitaireBoard>;

const cellAtIndex = (index: number): Cell => [Math.floor(index / SIDE), index % SIDE];

const active = ({ hovered, cursor }: Solitaire): Cell | null => {
  const cell = hovered ?? cursor;
  return cell && toCell(cell);
};

/** The tile that a step changes: its piece leaves, or a new piece turns up. */
type Motion = { at: Cell; leaves: boolean; t: number };

function motionOf({ before, after, progress }: Solitaire): Motion | null {
  const { step } = after;
  const follows = before && before.removals.length + (step?.kind === 'removed' ? 1 : 0) === after.removals.length;
  if (!follows || progress >= 1) return null;
  if (step?.kind === 'removed') return { at: step.removal.at, leaves: true, t: progress };
  return step?.kind === 'replied' ? { at: step.at, leaves: false, t: progress } : null;
}

/** Whether targets are marked: not if every tile is one. */
const chooses = ({ removals, waits, next }: SolitaireBoard) => !waits && removals.length > 0 && next.length > 0;

function drawOne({ ctx, theme, grid, board }: Painter, at: Cell, motion: Motion | null, marked: boolean): void {
  const tile = tileAt(board, at);
  if (!tile) return;
  const centre = centreOf(grid, at);
  const waits = board.waits && same(lastOf(board)?.at ?? [-1, -1], at);
  if (motion && !motion.leaves && same(motion.at, at)) turn(ctx, theme, centre, grid.cell, tile, motion.t);
  else if (!tile.piece) drawHole(ctx, theme, centre, grid.cell, tile.colour, waits);
  else
    drawTile(ctx, theme, centre, grid.cell, {
      ...tile,
      plain: marked || (chooses(board) && !board.next.some((next) => same(next, at))),
    });
}

/** The tile with the question mark turns, and the layer below appears. */
function turn(ctx: Ctx, theme: Theme, at: Point, cell: number, tile: Parameters<typeof drawTile>[4], t: number): void {
  if (t < 0.35) drawHole(ctx, theme, at, cell, tile.colour, true);
  else if (!tile.piece) drawHole(ctx, theme, at, cell, 'empty', false);
  else drawTile(ctx, theme, at, cell, tile, Math.max(0.04, ease(through(t, 0.35, 1))));
}

/** The removed piece moves to the line that shows its rule. */
function drawLeaving({ ctx, theme, grid, board }: Painter, { leaves, t, at }: Motion): void {
  const last = lastOf(board);
  if (!leaves || !last) return;
  const [from, to, way] = [centreOf(grid, at), ruleLine(grid).figure, ease(t)];
  const place = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
  const size = grid.cell * (1.12 - 0.54 * way);
  withAlpha(ctx, 1 - 0.3 * way, () => drawTile(ctx, theme, place, size, last));
}

/** The lines from the last removal to its targets. */
function openWays({ grid, board }: Painter): Ways | null {
  const last = lastOf(board);
  return last && waysOf(grid, last.piece, last.at, board.next);
}

function drawTargets({ ctx, theme, grid, board }: Painter): void {
  for (const at of board.next) ring(ctx, theme, grid, at, theme.accent);
}

/** Where a previewed removal would lead. */
function aheadOf({ grid, board }: Painter, { previewBoard, previewMove }: Solitaire): Ways | null {
  const from = cellOfMove(previewMove);
  const last = previewBoard && lastOf(previewBoard);
  const fits = from && last && same(last.at, from) && previewBoard.removals.length > board.removals.length;
  return fits ? waysOf(grid, last.piece, from, previewBoard.next) : null;
}

function drawAhead({ ctx, theme, grid }: Painter, ahead: Ways): void {
  ctx.setLineDash([grid.cell * 0.08, grid.cell * 0.09]);
  drawLines(ctx, ahead, grid.cell * 0.8, theme.teleport, theme.board);
  ctx.setLineDash([]);
  drawHeads(ctx, ahead, grid.cell * 0.9, theme.teleport, theme.board);
}

function drawChoice({ ctx, theme, grid }: Painter, explanation: SolitaireExplanation): void {
  const chosen = cellOfMove(explanation.chosen);
  if (explanation.fault?.kind === 'illegal')
    faulty({ ctx, theme, grid }, explanation.fault.row, explanation.fault.column);
  else if (chosen) choice(ctx, theme, grid, chosen, explanation.scripted);
}

function faulty({ ctx, theme, grid }: Omit<Painter, 'board'>, row: number, column: number): void {
  const inside = row >= 1 && column >= 1 && row <= SIDE && column <= SIDE;
  if (inside) cross(ctx, theme, grid, [row - 1, column - 1]);
}

function drawFault(painter: Painter): void {
  const { step } = painter.board;
  if (step?.kind === 'faulty' && step.fault.kind === 'illegal') faulty(painter, step.fault.row, step.fault.column);
}

function drawPointers({ ctx, theme, grid }: Painter, { hovered, cursor }: Solitaire): void {
  if (hovered) outline(ctx, grid, toCell(hovered), 1.5, theme.text);
  if (cursor) boldOutline(ctx, grid, toCell(cursor), 2.5, theme.focus, theme.board);
}

/** At rest: the possible removals, and what is known of them. */
function drawNext(painter: Painter, scene: Solitaire, ways: Ways | null): void {
  const { ctx, theme, grid, board } = painter;
  const explanation = scene.hints ? solitaireExplanation(scene.explanation) : null;
  const lit = cellOfMove(scene.previewMove);
  const ahead = aheadOf(painter, scene);
  if (chooses(board)) drawTargets(painter);
  if (ways && !ahead) drawHeads(ctx, ways, grid.cell, theme.accent, theme.board);
  if (explanation) drawChoice(painter, explanation);
  if (ahead) drawAhead(painter, ahead);
  if (lit && ahead) ring(ctx, theme, grid, lit, theme.teleport, 1.8);
  if (explanation) drawValues(ctx, theme, grid, explanation);
  drawFault(painter);
}

function draw(ctx: Ctx, scene: Solitaire): void {
  const { theme, after, size, highlight } = scene;
  const painter: Painter = { ctx, theme, grid: gridOf(size), board: after };
  const motion = motionOf(scene);
  const ways = motion || highlight || after.waits ? null : openWays(painter);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawFloor(ctx, theme, painter.grid);
  drawRim(ctx, theme, painter.grid, active(scene));
  if (ways) drawLines(ctx, ways, painter.grid.cell, theme.accent, theme.board);
  after.tiles.forEach((_, index) => {
    drawOne(painter, cellAtIndex(index), motion, !!highlight);
  });
  const points = !motion && highlight;
  if (points) drawMarkedWords(ctx, theme, painter.grid, points);
  else drawRule(ctx, theme, painter.grid, after, motion?.leaves ? 0 : 1);
  if (motion) drawLeaving(painter, motion);
  else if (points) drawMarked(painter, points);
  else drawNext(painter, scene, ways);
  drawPointers(painter, scene);
}

export const drawing: Drawing<SolitaireBoard> = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: () => ASPECT,
  defaultView: (_board, size) => ({ x: 0n, y: 0n, cell: gridOf(size).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw,
  cellBox: ({ size }, cell) => cellBox(size, toCell(cell)),
};
