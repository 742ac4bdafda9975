// The exact theory on the board: turns to the capture from every cell, and every best move of the side to move.

import type { Point } from '../../../board/geometry';
import { type Ctx, haloStroke, haloText, mix, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { PursuitBoard, PursuitTheory } from '../../../engine/boundary';
import { MANY } from '../format';
import { cellsOf, columnOf, forces, LETTERS, letterOf, NEVER, rowOf } from '../position';
import { grid, layer, put, tint } from './layers';
import { type Layout, middleOf } from './layout';
import { addArrow, drawRest, type Painter, ringAt, widthOf } from './marks';
import { diamond } from './pieces';

/** Smaller cells, in pixels, have no numbers: only a shade, and a stroke for "never". */
const NUMBERED = 17;
/** The radius of a diamond with room for a number, in cells. */
const START = 0.34;
/** The sooner the capture, the stronger the catchers' colour. "Never" has the fugitive's colour. */
function shadesOf(theme: Theme, last: number): string[] {
  const share = (turn: number) => (turn === 0 ? 0.5 : 0.46 - (0.38 * (turn - 1)) / Math.max(1, last - 1));
  const turns = Array.from({ length: last + 1 }, (_, turn) => mix(theme.robot, share(turn), theme.board));
  return [...turns, mix(theme.you, theme.dark ? 0.38 : 0.26, theme.board)];
}

/** Below the pieces. */
export function drawTheory({ ctx, layout, theme }: Painter, { turns }: PursuitTheory): void {
  if (turns.length === 0) return;
  put(
    ctx,
    layout,
    layer('theory', layout, [theme, turns], (own) => drawTurns(own, layout, theme, turns)),
  );
}

function drawTurns(ctx: Ctx, layout: Layout, theme: Theme, turns: number[]): void {
  const last = Math.max(1, ...turns.filter((turn) => turn !== NEVER));
  tint(ctx, layout, shadesOf(theme, last), (at) => Math.min(turns[at] ?? 0, last + 1));
  ctx.fillStyle = theme.boardLine;
  if (layout.cell >= 5) grid(ctx, layout);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (layout.cell >= NUMBERED) for (const [at, turn] of turns.entries()) drawTurn(ctx, layout, theme, turn, at);
  else strokes(ctx, layout, theme, turns);
}

const signOf = (turn: number) => (turn === NEVER ? '∞' : turn === MANY ? `${turn}+` : `${turn}`);

function drawTurn(ctx: Ctx, layout: Layout, theme: Theme, turn: number, at: number): void {
  if (turn === 0) return;
  const size = layout.cell * (turn === NEVER ? 0.52 : 0.38);
  text(ctx, signOf(turn), middleOf(layout, at), size, theme.text, turn === NEVER ? 700 : 500);
}

/** The number of the cell where the last path starts, over the diamond there. */
export function drawStart(painter: Painter, { turns }: PursuitTheory): void {
  const { ctx, theme, layout, board } = painter;
  const [start] = board.step?.path ?? [];
  const turn = start === undefined ? undefined : turns[start];
  if (start === undefined || turn === undefined || turn === 0 || layout.cell < NUMBERED) return;
  drawRest(painter, start, START);
  text(ctx, signOf(turn), middleOf(layout, start), layout.cell * 0.28, theme.text, 500);
}

/** The stroke for "never" in cells without numbers. */
function strokes(ctx: Ctx, { n, cell }: Layout, theme: Theme, turns: number[]): void {
  ctx.strokeStyle = theme.you;
  ctx.lineWidth = Math.max(1, cell * 0.1);
  ctx.beginPath();
  turns.forEach((turn, at) => {
    if (turn !== NEVER) return;
    const [x, y] = [columnOf(n, at) * cell, rowOf(n, at) * cell];
    ctx.moveTo(x + cell * 0.2, y + cell * 0.8);
    ctx.lineTo(x + cell * 0.8, y + cell * 0.2);
  });
  ctx.stroke();
}

/** Above the pieces. `ghost`: the position after the previewed move. */
export function drawBest(painter: Painter, theory: PursuitTheory, ghost: PursuitBoard | null): void {
  const { board } = painter;
  const places = board.sideToMove === 'catchers' && board.turn === 0;
  if (places) drawPlaces(painter, ghost?.catchers ?? cellsOf(board.n, theory.best[0] ?? ''));
  else if (board.sideToMove === 'fugitive') drawEnds(painter, theory.fugitive);
  else if (forces(theory)) drawSteps(painter, ghost ? ghost.catchers.map((cell) => [cell]) : theory.catchers);
  if (!places) drawHere(painter, theory);
}

/** The number of the fugitive's own cell is hidden by the fugitive. */
function drawHere({ ctx, theme, layout, board }: Painter, { turns }: PursuitTheory): void {
  const turn = board.fugitive === null ? undefined : turns[board.fugitive];
  if (turn === undefined || layout.cell < NUMBERED || turn === 0) return;
  const at = middleOf(layout, board.fugitive ?? 0);
  text(ctx, signOf(turn), at, layout.cell * 0.36, theme.board, 700);
}

function drawPlaces(painter: Painter, cells: number[]): void {
  cells.forEach((cell, nth) => {
    ringAt(painter, cell, painter.theme.good);
    if (painter.layout.cell >= NUMBERED) badge(painter, middleOf(painter.layout, cell), nth);
  });
}

/** Arrows to squares with the catcher's number; a square around a catcher that should stay. */
function drawSteps(painter: Painter, steps: number[][]): void {
  const { ctx, theme, layout, board } = painter;
  const [arrows, stays] = [new Path2D(), new Path2D()];
  board.catchers.forEach((from, nth) => {
    for (const to of steps[nth] ?? [])
      if (to !== from) addArrow(arrows, layout, from, to);
      else stays.addPath(square(middleOf(layout, from), layout.cell * 0.84));
  });
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, arrows, Math.max(1.25, widthOf(layout) * 0.8), theme.good, theme.board);
  haloStroke(ctx, stays, Math.max(1.5, widthOf(layout) * 0.7), theme.good, theme.board);
  if (layout.cell < NUMBERED) return;
  board.catchers.forEach((from, nth) => {
    for (const to of steps[nth] ?? []) if (to !== from) badge(painter, cornerOf(layout, to, nth), nth);
  });
}

/** A corner of the cell for each catcher, because several may step to it. */
function cornerOf(layout: Layout, cell: number, nth: number): Point {
  const { x, y } = middleOf(layout, cell);
  const far = layout.cell * 0.3;
  return { x: x + (nth % 2 ? -far : far), y: y + (nth % 4 < 2 ? far : -far) };
}

function square({ x, y }: Point, side: number): Path2D {
  const path = new Path2D();
  path.roundRect(x - side / 2, y - side / 2, side, side, side * 0.15);
  return path;
}

function badge({ ctx, theme, layout }: Painter, at: Point, nth: number): void {
  const side = Math.max(11, layout.cell * 0.32);
  const path = square(at, side);
  ctx.strokeStyle = theme.board;
  ctx.lineWidth = 2;
  ctx.stroke(path);
  ctx.fillStyle = theme.good;
  ctx.fill(path);
  text(ctx, String(nth), at, side * 0.78, theme.board, 700);
}

/** Diamonds with the letters of the list beside the board; if there are too many, small ones in the corners. */
function drawEnds(painter: Painter, cells: number[]): void {
  const { ctx, theme, layout } = painter;
  const { cell } = layout;
  const many = cells.length > LETTERS.length && cell >= NUMBERED;
  const [radius, aside] = many ? [cell * 0.1, cell * 0.34] : [Math.max(2.5, cell * 0.46), 0];
  const path = new Path2D();
  for (const at of cells) {
    const { x, y } = middleOf(layout, at);
    path.addPath(diamond({ x: x + aside, y: y - aside }, radius));
  }
  ctx.lineJoin = 'round';
  haloStroke(ctx, path, Math.max(1.25, cell * 0.05), theme.good, theme.board);
  if (cell >= NUMBERED && !many) drawLetters(painter, cells);
}

function drawLetters({ ctx, theme, layout }: Painter, cells: number[]): void {
  const { cell } = layout;
  cells.forEach((at, nth) => {
    const { x, y } = middleOf(layout, at);
    const point = { x: x - cell * 0.35, y: y - cell * 0.33 };
    haloText(ctx, letterOf(nth, cells), point, Math.max(9, cell * 0.26), theme.good, theme.board);
  });
}
