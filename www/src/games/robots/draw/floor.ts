// The Robots board without its figures: squares, coordinates, and how the game ended.

import { centreOf, clamp, type Grid, type Point } from '../../../board/geometry';
import { type Ctx, snapping, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, RobotsBoard } from '../../../engine/boundary';
import { BEYOND, clipped, type Layout } from './layout';

/** A rectangle of whole cells whose edges fall on device pixels. */
function cellsAt(ctx: Ctx, { left, top, cell }: Grid): (row: number, column: number, span: number) => void {
  const snap = snapping(ctx);
  const x = (column: number) => snap(left + column * cell);
  const y = (row: number) => snap(top + row * cell);
  return (row, column, span) => ctx.rect(x(column), y(row), x(column + span) - x(column), y(row + span) - y(row));
}

function squares(ctx: Ctx, theme: Theme, grid: Grid): void {
  const cells = cellsAt(ctx, grid);
  ctx.fillStyle = theme.board;
  ctx.beginPath();
  cells(0, 0, grid.rows);
  ctx.fill();
  ctx.fillStyle = theme.boardAlt;
  ctx.beginPath();
  for (let row = 0; row < grid.rows; row++)
    for (let column = 1 - (row % 2); column < grid.columns; column += 2) cells(row, column, 1);
  ctx.fill();
}

/** Stronger lines after every fifth cell, for counting. */
function fives(ctx: Ctx, theme: Theme, grid: Grid): void {
  const snap = snapping(ctx);
  const far = grid.cell * grid.rows;
  ctx.fillStyle = theme.boardLine;
  for (let i = 5; i < grid.rows; i += 5) {
    ctx.fillRect(snap(grid.left + i * grid.cell), grid.top, 1, far);
    ctx.fillRect(grid.left, snap(grid.top + i * grid.cell), far, 1);
  }
}

/** Which numbers are stronger: those of your cell, and of the cell that is active. */
type Marks = { yours: number; active: number | null };

/** On a phone only every fifth number is drawn, and a stronger one replaces its neighbours. */
function shown({ cell }: Grid, i: number, { yours, active }: Marks): boolean {
  const room = (other: number | null) => other === null || other === i || Math.abs(i - other) * cell >= 14;
  if (cell >= 15 || i === active) return true;
  if (i === yours) return room(active);
  return ((i + 1) % 5 === 0 || i === 0) && room(yours) && room(active);
}

function plate(ctx: Ctx, theme: Theme, { x, y }: Point, size: number): void {
  const [width, height] = [size * 1.5, size * 1.3];
  ctx.fillStyle = theme.accent;
  ctx.beginPath();
  // Digits are a little above the middle of their line.
  ctx.roundRect(x - width / 2, y - height / 2 - size * 0.06, width, height, 3);
  ctx.fill();
}

type Ink = { colour: string; weight: number };

function inkOf(theme: Theme, i: number, { yours, active }: Marks): Ink {
  if (i === active) return { colour: theme.accentText, weight: 700 };
  if (i === yours) return { colour: theme.you, weight: 700 };
  return (i + 1) % 5 ? { colour: theme.muted, weight: 400 } : { colour: theme.text, weight: 600 };
}

function drawNumber(ctx: Ctx, theme: Theme, at: Point, i: number, size: number, marks: Marks): void {
  const { colour, weight } = inkOf(theme, i, marks);
  if (i === marks.active) plate(ctx, theme, at, size);
  text(ctx, `${i + 1}`, at, size, colour, weight);
}

/** As large as two digits find room, to be read from the back of a class. */
const labelSize = ({ cell, rim }: Layout) => clamp(Math.min(cell * 0.6, (rim - 5) / 1.3), 8.5, 24);

const within = (at: number, from: number, length: number) => at > from && at < from + length;

function drawRim(ctx: Ctx, theme: Theme, grid: Layout, you: Cell, active: Cell | null): void {
  const { pane, close } = grid;
  const size = labelSize(grid);
  const gap = 4 + size * 0.35 + (close ? BEYOND : 0);
  const rows = { yours: you[0], active: active?.[0] ?? null };
  const columns = { yours: you[1], active: active?.[1] ?? null };
  ctx.textAlign = 'center';
  for (let i = 0; i < grid.rows; i++) {
    const { x, y } = centreOf(grid, [i, i]);
    const [left, top] = [pane.left - gap - size * 0.35, pane.top - gap - size * 0.35];
    if (within(y, pane.top, pane.height) && shown(grid, i, rows)) drawNumber(ctx, theme, { x: left, y }, i, size, rows);
    if (within(x, pane.left, pane.width) && shown(grid, i, columns))
      drawNumber(ctx, theme, { x, y: top }, i, size, columns);
  }
}

function frame(ctx: Ctx, theme: Theme, grid: Layout, end: RobotsBoard['end']): void {
  const colour = end === 'won' ? theme.good : end === 'lost' ? theme.bad : theme.line;
  const width = end ? 2 : 1;
  const { left, top, width: wide, height } = grid.pane;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(left - width / 2, top - width / 2, wide + width, height + width, 2);
  ctx.stroke();
}

/** Where a close-up shows an edge of the board, it is told from an edge of the close-up. */
function edges(ctx: Ctx, theme: Theme, { left, top, cell, rows }: Layout): void {
  ctx.strokeStyle = theme.muted;
  ctx.lineWidth = 4;
  ctx.strokeRect(left, top, cell * rows, cell * rows);
}

export type Floor = { ended: boolean; active: Cell | null };

export function drawFloor(ctx: Ctx, theme: Theme, grid: Layout, board: RobotsBoard, { ended, active }: Floor): void {
  ctx.textBaseline = 'middle';
  clipped(ctx, grid, () => {
    squares(ctx, theme, grid);
    fives(ctx, theme, grid);
    if (grid.close) edges(ctx, theme, grid);
  });
  drawRim(ctx, theme, grid, board.you, active);
  frame(ctx, theme, grid, ended ? board.end : null);
}
