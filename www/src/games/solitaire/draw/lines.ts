// Where the current rule leads: a line from the last piece's cell to each target, bent as a knight moves.

import { centreOf, type Grid, type Point } from '../../../board/geometry';
import { type Ctx, towards } from '../../../board/paint';
import type { Cell, Piece } from '../../../engine/boundary';

type Way = { piece: Piece; from: Cell; to: Cell };

/** How far from the middle of a cell a line begins and ends, in tiles. */
const GAP = 0.46;

/** The corner of a knight's move: the long leg first. */
function cornerOf({ piece, from, to }: Way): Cell | null {
  if (piece !== 'springare') return null;
  return Math.abs(to[0] - from[0]) === 2 ? [to[0], from[1]] : [from[0], to[1]];
}

function headAt(path: Path2D, tip: Point, tail: Point, size: number): void {
  const angle = Math.atan2(tip.y - tail.y, tip.x - tail.x);
  const wing = (turn: number) =>
    [tip.x - size * Math.cos(angle + turn), tip.y - size * Math.sin(angle + turn)] as const;
  path.moveTo(...wing(0.7));
  path.lineTo(tip.x, tip.y);
  path.lineTo(...wing(-0.7));
}

function addWay(lines: Path2D, heads: Path2D, grid: Grid, way: Way): void {
  const [start, end] = [centreOf(grid, way.from), centreOf(grid, way.to)];
  const corner = cornerOf(way);
  const bend = corner ? centreOf(grid, corner) : start;
  const begin = towards(start, corner ? bend : end, GAP * grid.cell);
  const tip = towards(end, bend, GAP * grid.cell * 0.9);
  lines.moveTo(begin.x, begin.y);
  if (corner) lines.lineTo(bend.x, bend.y);
  lines.lineTo(tip.x, tip.y);
  headAt(heads, tip, bend, Math.max(5, grid.cell * 0.13));
}

export type Ways = { lines: Path2D; heads: Path2D };

export function waysOf(grid: Grid, piece: Piece, from: Cell, targets: Cell[]): Ways {
  const ways = { lines: new Path2D(), heads: new Path2D() };
  for (const to of targets) addWay(ways.lines, ways.heads, grid, { piece, from, to });
  return ways;
}

function stroke(ctx: Ctx, path: Path2D, width: number, colour: string, border: string): void {
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.strokeStyle = border;
  ctx.lineWidth = width + 3;
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** Below the tiles, so that those between stay readable. */
export function drawLines(ctx: Ctx, { lines }: Ways, cell: number, colour: string, border: string): void {
  stroke(ctx, lines, Math.max(2, cell * 0.05), colour, border);
}

/** Above the tiles. */
export function drawHeads(ctx: Ctx, { heads }: Ways, cell: number, colour: string, border: string): void {
  stroke(ctx, heads, Math.max(2, cell * 0.05), colour, border);
}
