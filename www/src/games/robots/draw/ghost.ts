// Where the candidate that is active would lead: your new cell, the step of every robot, what is destroyed, and the
// distance of the nearest robot after it. Drawn over the current position.

import { centreOf, clamp, type Grid, type Point, same } from '../../../board/geometry';
import { addThinArrow, type Ctx, haloStroke, haloText, inUnits, towards, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, Glide, RobotsBoard } from '../../../engine/boundary';
import type { Candidate } from '../moves';
import { drawDoom, drawRobot, drawWreck, drawYou } from './pieces';
import { leap } from './signs';

type Step = NonNullable<RobotsBoard['step']>;

/** How far from a cell's centre an arrow ends, in cells. At your cell it ends beside you: your face stays free. */
const TIP = 0.1;
const TIP_AT_YOU = 0.32;

function arrows(grid: Grid, glides: readonly Glide[], tip: number): Path2D {
  const path = new Path2D();
  for (const { from, to } of glides) {
    const [a, b] = [centreOf(grid, from), centreOf(grid, to)];
    addThinArrow(path, towards(a, b, grid.cell * 0.36), towards(b, a, grid.cell * tip), clamp(grid.cell * 0.26, 3, 9));
  }
  return path;
}

const reaches = ({ end, you }: RobotsBoard, { to }: Glide) => end === 'lost' && same(to, you);

/** The steps that reach you are stronger. */
function drawSteps(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, { glides }: Step): void {
  const walking = glides.filter(({ fate }) => fate !== 'crushed');
  const killers = walking.filter((glide) => reaches(board, glide));
  const others = walking.filter((glide) => !reaches(board, glide));
  const width = Math.max(1.25, grid.cell * 0.06);
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, arrows(grid, others, TIP), width, theme.robot, theme.board);
  haloStroke(ctx, arrows(grid, killers, TIP_AT_YOU), width * 1.6, theme.danger, theme.board);
}

/** Not drawn on your own cell, because it would hide you. */
function drawEnds(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, { glides, wrecks }: Step): void {
  const at = (cell: Cell, draw: () => void) => inUnits(ctx, centreOf(grid, cell), grid.cell, draw);
  const elsewhere = (cell: Cell) => !same(cell, board.you);
  for (const cell of wrecks.filter(elsewhere)) at(cell, () => drawWreck(ctx, theme));
  const ends = glides.filter(({ fate }) => fate !== 'moved').map(({ to }) => to);
  const once = ends.filter((cell, i) => ends.findIndex((other) => same(other, cell)) === i);
  for (const cell of once.filter(elsewhere)) at(cell, () => drawDoom(ctx, theme));
}

function drawNewPlace(ctx: Ctx, theme: Theme, grid: Grid, { you, end }: RobotsBoard, step: Step): void {
  const moved = !same(step.from, you);
  if (!moved && !end) return;
  if (step.teleported) leap(ctx, theme, grid, step.from, you);
  const draw = () => drawYou(ctx, theme, grid.cell, end ?? 'calm');
  withAlpha(ctx, moved ? 0.7 : 1, () => inUnits(ctx, centreOf(grid, you), grid.cell, draw));
}

/** Along your row, then along the robot's column, as the distance is counted. It leaves both figures free. */
function measure(ctx: Ctx, theme: Theme, grid: Grid, you: Cell, robot: Cell): void {
  const [start, corner, end] = [you, [you[0], robot[1]] as Cell, robot].map((cell) => centreOf(grid, cell));
  if (!start || !corner || !end) return;
  const turns = you[1] !== robot[1] && you[0] !== robot[0];
  const path = new Path2D();
  const from = towards(start, turns ? corner : end, grid.cell * 0.5);
  const to = towards(end, turns ? corner : start, grid.cell * 0.4);
  path.moveTo(from.x, from.y);
  if (turns) path.lineTo(corner.x, corner.y);
  path.lineTo(to.x, to.y);
  ctx.setLineDash([grid.cell * 0.22, grid.cell * 0.16]);
  ctx.lineCap = 'butt';
  haloStroke(ctx, path, Math.max(1.25, grid.cell * 0.06), theme.text, theme.board);
  ctx.setLineDash([]);
}

/** Beside the middle of the longer leg. On the line itself figures could hide it. */
function labelAt(grid: Grid, you: Cell, robot: Cell): Point {
  const corner: Cell = [you[0], robot[1]];
  const upright = Math.abs(robot[0] - you[0]) > Math.abs(robot[1] - you[1]);
  const [a, b] = [centreOf(grid, corner), centreOf(grid, upright ? robot : you)];
  const [right, up] = upright ? [grid.cell * 0.8, 0] : [0, grid.cell * 0.8];
  return { x: (a.x + b.x) / 2 + right, y: (a.y + b.y) / 2 - up };
}

/** The nearest robot and its distance. */
function drawNearest(ctx: Ctx, theme: Theme, grid: Grid, { you, nearest }: RobotsBoard, { verdict }: Candidate): void {
  if (verdict.kind !== 'safe' || verdict.distance === null || !nearest) return;
  withAlpha(ctx, 0.5, () =>
    inUnits(ctx, centreOf(grid, nearest.at), grid.cell, () => drawRobot(ctx, theme, grid.cell, { x: 0, y: 0 })),
  );
  measure(ctx, theme, grid, you, nearest.at);
  const size = clamp(grid.cell * 0.55, 11, 22);
  ctx.textAlign = 'center';
  haloText(ctx, `${verdict.distance}`, labelAt(grid, you, nearest.at), size, theme.text, theme.board);
}

export function drawGhost(ctx: Ctx, theme: Theme, grid: Grid, ghost: RobotsBoard, active: Candidate | null): void {
  const { step } = ghost;
  if (!step) return;
  drawNewPlace(ctx, theme, grid, ghost, step);
  drawSteps(ctx, theme, grid, ghost, step);
  drawEnds(ctx, theme, grid, ghost, step);
  if (active) drawNearest(ctx, theme, grid, ghost, active);
}
