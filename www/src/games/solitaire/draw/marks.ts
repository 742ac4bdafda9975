// Marks on the tiles of Solitaire Chess: targets, the removals of a bonus, faults, the current rule, coordinates.

import * as w from 'words:solitaire';
import { centreOf, clamp, type Grid, type Point, same } from '../../../board/geometry';
import { type Ctx, disc, FONT, haloStroke, inUnits, pathOf, roundSign, text, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, SolitaireBoard } from '../../../engine/boundary';
import { inForce } from '../format';
import { lastOf } from '../position';
import { ruleLine } from './grid';
import { drawTile } from './tiles';

export type Painter = { ctx: Ctx; theme: Theme; grid: Grid; board: SolitaireBoard };

/** A frame as wide as a cell. */
export function ring(ctx: Ctx, theme: Theme, grid: Grid, at: Cell, colour: string, bold = 1): void {
  const { x, y } = centreOf(grid, at);
  const width = Math.max(1.5, grid.cell * 0.035) * bold;
  const side = grid.cell - width - 3;
  const path = new Path2D();
  path.roundRect(x - side / 2, y - side / 2, side, side, side * 0.16);
  haloStroke(ctx, path, width, colour, theme.board);
}

const CHECK = 'M-.45 .03 L-.12 .38 L.48 -.34';
const NEXT = 'M-.25 -.4 L.45 0 L-.25 .4 Z';

/** The next removal: a bold frame and a sign in its corner. A check means that the player chose it; that of an input may be worse. */
export function choice(ctx: Ctx, theme: Theme, grid: Grid, at: Cell, isScripted: boolean): void {
  const colour = isScripted ? theme.text : theme.good;
  ring(ctx, theme, grid, at, colour, 1.8);
  const { x, y } = centreOf(grid, at);
  const corner = { x: x + grid.cell * 0.36, y: y - grid.cell * 0.36 };
  roundSign(ctx, theme, pathOf(isScripted ? NEXT : CHECK), colour, corner, Math.max(7, grid.cell * 0.14));
}

const CROSS = 'M-.42 -.42 L.42 .42 M.42 -.42 L-.42 .42';

/** A cross on the cell of an illegal removal. */
export function cross(ctx: Ctx, theme: Theme, grid: Grid, at: Cell): void {
  inUnits(ctx, centreOf(grid, at), grid.cell * 0.5, () => {
    ctx.lineCap = 'round';
    for (const [width, colour] of [
      [0.34, theme.board],
      [0.2, theme.danger],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(pathOf(CROSS));
    }
  });
}

function badge(ctx: Ctx, theme: Theme, grid: Grid, at: Cell, words: string): void {
  const size = clamp(grid.cell * 0.2, 10, 24);
  const { x, y } = centreOf(grid, at);
  ctx.font = `700 ${size}px ${FONT}`;
  const [width, height] = [Math.max(size * 1.4, ctx.measureText(words).width + size * 0.8), size * 1.4];
  const [left, top] = [x - grid.cell * 0.48, y - grid.cell * 0.48];
  ctx.fillStyle = theme.accent;
  ctx.strokeStyle = theme.board;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, height / 2);
  ctx.fill();
  ctx.stroke();
  text(ctx, words, { x: left + width / 2, y: top + height * 0.53 }, size, theme.accentText, 700);
}

/** The removals that a panel points at, with their pieces and numbers. A tile may occur twice. */
export function drawMarked({ ctx, theme, grid, board }: Painter, steps: readonly [number, number]): void {
  const removals = board.removals.slice(steps[0], steps[1] + 1);
  const lasts = removals.filter(({ at }, i) => !removals.some((other, later) => later > i && same(other.at, at)));
  for (const removal of lasts) {
    const { at } = removal;
    const numbers = removals.flatMap((other, i) => (same(other.at, at) ? [steps[0] + i + 1] : []));
    clear(ctx, theme, grid, at);
    withAlpha(ctx, 0.55, () => drawTile(ctx, theme, centreOf(grid, at), grid.cell * 0.9, removal));
    // Dashed, unlike the frame of a piece that can be removed.
    ctx.setLineDash([grid.cell * 0.1, grid.cell * 0.08]);
    ring(ctx, theme, grid, at, theme.muted);
    ctx.setLineDash([]);
    badge(ctx, theme, grid, at, numbers.join('·'));
  }
}

function clear(ctx: Ctx, { board }: Theme, { left, top, cell }: Grid, [row, column]: Cell): void {
  ctx.fillStyle = board;
  ctx.fillRect(left + column * cell + 1, top + row * cell + 1, cell - 2, cell - 2);
}

function mark(ctx: Ctx, theme: Theme, at: Point, size: number, words: string, active: boolean): void {
  if (active) {
    ctx.fillStyle = theme.accent;
    disc(ctx, at, size * 0.78);
    ctx.fill();
  }
  text(ctx, words, at, size, active ? theme.accentText : theme.muted, active ? 700 : 500);
}

/** Rows count from the top and columns from the left, both from 1. */
export function drawRim(ctx: Ctx, theme: Theme, grid: Grid, active: Cell | null): void {
  const size = clamp(grid.cell * 0.17, 11, 22);
  for (let i = 0; i < grid.rows; i++) {
    const [row, column] = [centreOf(grid, [i, -0.69]), centreOf(grid, [-0.69, i])];
    mark(ctx, theme, row, size, `${i + 1}`, active?.[0] === i);
    mark(ctx, theme, column, size, `${i + 1}`, active?.[1] === i);
  }
}

/** The largest font size, up to a limit, at which a text fits. */
function fitted(ctx: Ctx, words: string, size: number, width: number): number {
  ctx.font = `500 ${size}px ${FONT}`;
  return Math.min(size, (size * width) / ctx.measureText(words).width);
}

/** Below the tiles: the piece removed last, faded, and its rule. `arrived`: how visible the piece is, 0..1. */
export function drawRule(ctx: Ctx, theme: Theme, grid: Grid, board: SolitaireBoard, arrived: number): void {
  const { figure, words } = ruleLine(grid);
  const last = lastOf(board);
  // Before the first removal and at an error nothing is in force, and what is to be said stands beside the board.
  if (board.step ? board.step.kind === 'faulty' : !last) return;
  if (last) withAlpha(ctx, 0.7 * arrived, () => drawTile(ctx, theme, figure, grid.cell * 0.58, last));
  drawWords(ctx, theme, grid, inForce(board, last), last ? words.x : grid.left);
}

/** In the same place while a panel points at past removals: what the marks are. */
export function drawMarkedWords(ctx: Ctx, theme: Theme, grid: Grid, [first, last]: readonly [number, number]): void {
  const removals = { first: first + 1, last: last + 1 };
  drawWords(ctx, theme, grid, first === last ? w.markedOne(removals) : w.marked(removals), grid.left);
}

function drawWords(ctx: Ctx, theme: Theme, grid: Grid, said: string, left: number): void {
  const { words, width } = ruleLine(grid);
  const size = fitted(ctx, said, clamp(grid.cell * 0.19, 12, 24), width);
  ctx.textAlign = 'left';
  text(ctx, said, { x: left, y: words.y }, size, theme.text, 500);
  ctx.textAlign = 'center';
}
