// The exact theory on the board: turns to the capture from every cell, and every best move of the side to move.

import type { Point } from '../../../board/geometry';
import { type Ctx, haloStroke, haloText, mix, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { PursuitBoard, PursuitTheory } from '../../../engine/boundary';
import { WORDS } from '../messages/board-en';
import { cellsOf, columnOf, forces, LETTERS, letterOf, NEVER, rowOf } from '../position';
import { type Ground, middleOf } from './ground';
import { grid, layer, put, tint } from './layers';
import { addArrow, ringAt, type Sheet, widthOf } from './marks';
import { diamond } from './pieces';

const w = WORDS.theory;

/** Smaller cells, in pixels, have no numbers: only a shade, and a stroke for "never". */
const NUMBERED = 17;
/** The sooner the capture, the stronger the catchers' colour. "Never" has the fugitive's colour. */
function shadesOf(theme: Theme, last: number): string[] {
  const share = (turn: number) => (turn === 0 ? 0.5 : 0.46 - (0.38 * (turn - 1)) / Math.max(1, last - 1));
  const turns = Array.from({ length: last + 1 }, (_, turn) => mix(theme.robot, share(turn), theme.board));
  return [...turns, mix(theme.you, theme.dark ? 0.38 : 0.26, theme.board)];
}

/** Below the pieces. */
export function drawTheory({ ctx, ground, theme }: Sheet, { turns }: PursuitTheory): void {
  if (turns.length === 0) return;
  put(
    ctx,
    ground,
    layer('theory', ground, [theme, turns], (own) => drawTurns(own, ground, theme, turns)),
  );
}

function drawTurns(ctx: Ctx, ground: Ground, theme: Theme, turns: number[]): void {
  const last = Math.max(1, ...turns.filter((turn) => turn !== NEVER));
  tint(ctx, ground, shadesOf(theme, last), (at) => Math.min(turns[at] ?? 0, last + 1));
  ctx.fillStyle = theme.boardLine;
  if (ground.cell >= 5) grid(ctx, ground);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (ground.cell >= NUMBERED) for (const [at, turn] of turns.entries()) drawTurn(ctx, ground, theme, turn, at);
  else strokes(ctx, ground, theme, turns);
}

const signOf = (turn: number) => (turn === NEVER ? '∞' : w.short(turn));

function drawTurn(ctx: Ctx, ground: Ground, theme: Theme, turn: number, at: number): void {
  if (turn === 0) return;
  const size = ground.cell * (turn === NEVER ? 0.52 : 0.38);
  text(ctx, signOf(turn), middleOf(ground, at), size, theme.text, turn === NEVER ? 700 : 500);
}

/** The stroke for "never" in cells without numbers. */
function strokes(ctx: Ctx, { n, cell }: Ground, theme: Theme, turns: number[]): void {
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
export function drawBest(sheet: Sheet, theory: PursuitTheory, ghost: PursuitBoard | null): void {
  const { board } = sheet;
  const places = board.due === 'catchers' && board.turn === 0;
  if (places) drawPlaces(sheet, ghost?.catchers ?? cellsOf(board.n, theory.best[0] ?? ''));
  else if (board.due === 'fugitive') drawEnds(sheet, theory.fugitive);
  else if (forces(theory)) drawSteps(sheet, ghost ? ghost.catchers.map((cell) => [cell]) : theory.catchers);
  if (!places) drawHere(sheet, theory);
}

/** The number of the fugitive's own cell is hidden by the fugitive. */
function drawHere({ ctx, theme, ground, board }: Sheet, { turns }: PursuitTheory): void {
  const turn = board.fugitive === null ? undefined : turns[board.fugitive];
  if (turn === undefined || ground.cell < NUMBERED || turn === 0) return;
  const at = middleOf(ground, board.fugitive ?? 0);
  text(ctx, signOf(turn), at, ground.cell * 0.36, theme.board, 700);
}

function drawPlaces(sheet: Sheet, cells: number[]): void {
  cells.forEach((cell, nth) => {
    ringAt(sheet, cell, sheet.theme.good);
    if (sheet.ground.cell >= NUMBERED) badge(sheet, middleOf(sheet.ground, cell), nth);
  });
}

/** Arrows to squares with the catcher's number; a square around a catcher that should stay. */
function drawSteps(sheet: Sheet, steps: number[][]): void {
  const { ctx, theme, ground, board } = sheet;
  const [arrows, stays] = [new Path2D(), new Path2D()];
  board.catchers.forEach((from, nth) => {
    for (const to of steps[nth] ?? [])
      if (to !== from) addArrow(arrows, ground, from, to);
      else stays.addPath(square(middleOf(ground, from), ground.cell * 0.84));
  });
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, arrows, Math.max(1.25, widthOf(ground) * 0.8), theme.good, theme.board);
  haloStroke(ctx, stays, Math.max(1.5, widthOf(ground) * 0.7), theme.good, theme.board);
  if (ground.cell < NUMBERED) return;
  board.catchers.forEach((from, nth) => {
    for (const to of steps[nth] ?? []) if (to !== from) badge(sheet, cornerOf(ground, to, nth), nth);
  });
}

/** A corner of the cell for each catcher, because several may step to it. */
function cornerOf(ground: Ground, cell: number, nth: number): Point {
  const { x, y } = middleOf(ground, cell);
  const far = ground.cell * 0.3;
  return { x: x + (nth % 2 ? -far : far), y: y + (nth % 4 < 2 ? far : -far) };
}

function square({ x, y }: Point, side: number): Path2D {
  const path = new Path2D();
  path.roundRect(x - side / 2, y - side / 2, side, side, side * 0.15);
  return path;
}

function badge({ ctx, theme, ground }: Sheet, at: Point, nth: number): void {
  const side = Math.max(11, ground.cell * 0.32);
  const path = square(at, side);
  ctx.strokeStyle = theme.board;
  ctx.lineWidth = 2;
  ctx.stroke(path);
  ctx.fillStyle = theme.good;
  ctx.fill(path);
  text(ctx, String(nth), at, side * 0.78, theme.board, 700);
}

/** Diamonds with the letters of the list beside the board; if there are too many, small ones in the corners. */
function drawEnds(sheet: Sheet, cells: number[]): void {
  const { ctx, theme, ground } = sheet;
  const { cell } = ground;
  const many = cells.length > LETTERS.length && cell >= NUMBERED;
  const [radius, aside] = many ? [cell * 0.1, cell * 0.34] : [Math.max(2.5, cell * 0.46), 0];
  const path = new Path2D();
  for (const at of cells) {
    const { x, y } = middleOf(ground, at);
    path.addPath(diamond({ x: x + aside, y: y - aside }, radius));
  }
  ctx.lineJoin = 'round';
  haloStroke(ctx, path, Math.max(1.25, cell * 0.05), theme.good, theme.board);
  if (cell >= NUMBERED && !many) drawLetters(sheet, cells);
}

function drawLetters({ ctx, theme, ground }: Sheet, cells: number[]): void {
  const { cell } = ground;
  cells.forEach((at, nth) => {
    const { x, y } = middleOf(ground, at);
    const spot = { x: x - cell * 0.35, y: y - cell * 0.33 };
    haloText(ctx, letterOf(nth, cells), spot, Math.max(9, cell * 0.26), theme.good, theme.board);
  });
}
