// The Robots board without its figures: squares, rim, and how the game ended.

import type { RobotsBoard } from '../boundary';
import type { Theme } from '../theme';
import { centreOf, clamp, type Grid } from './geometry';
import { type Ctx, inUnits, snapping, text } from './paint';
import type { Size } from './renderer';

/** Half pixels: as large as fits, and still sharp. */
const halved = (value: number) => Math.floor(value * 2) / 2;

export function gridOf(board: RobotsBoard, { width, height }: Size): Grid {
  const side = Math.min(width, height);
  const rim = clamp(side * 0.034, 14, 30);
  const cell = Math.max(1, halved((side - rim - 3) / board.size));
  const span = cell * board.size;
  // The rim weighs on the left and at the top; the slack goes around.
  const left = rim + Math.floor((width - rim - span) / 2);
  const top = rim + Math.floor((height - rim - span) / 2);
  return { left, top, cell, rows: board.size, columns: board.size };
}

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

/** Lines after every fifth cell: what the eye counts by. */
function fives(ctx: Ctx, theme: Theme, grid: Grid): void {
  const snap = snapping(ctx);
  const far = grid.cell * grid.rows;
  ctx.fillStyle = theme.boardLine;
  for (let i = 5; i < grid.rows; i += 5) {
    ctx.fillRect(snap(grid.left + i * grid.cell), grid.top, 1, far);
    ctx.fillRect(grid.left, snap(grid.top + i * grid.cell), far, 1);
  }
}

type Mark = { colour: string; weight: number };

function markOf(number: number, yours: boolean, theme: Theme): Mark {
  if (yours) return { colour: theme.you, weight: 700 };
  return number % 5 ? { colour: theme.muted, weight: 400 } : { colour: theme.text, weight: 600 };
}

function rim(ctx: Ctx, theme: Theme, grid: Grid, [yourRow, yourColumn]: readonly [number, number]): void {
  const size = clamp(grid.cell * 0.42, 8.5, 12);
  const gap = 4 + size * 0.3;
  for (let i = 0; i < grid.rows; i++) {
    const number = i + 1;
    const { x, y } = centreOf(grid, [i, i]);
    // On a phone only the fives and yours fit; yours pushes a neighbour aside.
    const hidden = (yours: number) =>
      i !== yours && grid.cell < 15 && ((number % 5 !== 0 && i > 0) || Math.abs(i - yours) * grid.cell < 14);
    const row = markOf(number, i === yourRow, theme);
    const column = markOf(number, i === yourColumn, theme);
    ctx.textAlign = 'right';
    if (!hidden(yourRow)) text(ctx, `${number}`, { x: grid.left - gap + 1, y }, size, row.colour, row.weight);
    ctx.textAlign = 'center';
    const above = { x, y: grid.top - gap - size * 0.35 };
    if (!hidden(yourColumn)) text(ctx, `${number}`, above, size, column.colour, column.weight);
  }
}

const CHECK = new Path2D('M-1 0 L-.3 .7 L1 -.8');
const CROSS = new Path2D('M-.8 -.8 L.8 .8 M.8 -.8 L-.8 .8');

/** In the corner of the rim: how it ended, by shape as well as colour. */
function verdict(ctx: Ctx, grid: Grid, end: 'won' | 'lost', colour: string): void {
  const size = Math.min(grid.cell * 0.36, 8);
  const corner = { x: grid.left - size * 1.6, y: grid.top - size * 1.6 };
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.32;
  ctx.lineCap = ctx.lineJoin = 'round';
  inUnits(ctx, corner, size, () => ctx.stroke(end === 'won' ? CHECK : CROSS));
}

function frame(ctx: Ctx, theme: Theme, grid: Grid, end: RobotsBoard['end']): void {
  const colour = end === 'won' ? theme.good : end === 'lost' ? theme.bad : theme.line;
  const width = end ? 2 : 1;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  const side = grid.cell * grid.rows + width;
  ctx.beginPath();
  ctx.roundRect(grid.left - width / 2, grid.top - width / 2, side, side, 2);
  ctx.stroke();
  if (end) verdict(ctx, grid, end, colour);
}

export function drawFloor(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, ended: boolean): void {
  ctx.textBaseline = 'middle';
  squares(ctx, theme, grid);
  fives(ctx, theme, grid);
  rim(ctx, theme, grid, board.you);
  frame(ctx, theme, grid, ended ? board.end : null);
}
