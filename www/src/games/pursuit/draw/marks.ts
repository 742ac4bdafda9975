// Paths and choices on the field of Pursuit: the last move, the next one, what a person points at, and the plan.

import type { Scene } from '../../../board/drawing';
import { type Ctx, circle, haloStroke, text, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { PursuitBoard, PursuitCellInfo, PursuitExplanation } from '../../../engine/boundary';
import type { Plan } from '../../../game/cells';
import { indexOf } from '../position';
import { copies, type Layout, leg, middleOf } from './layout';
import { diamond } from './pieces';

type Pursuit = Scene<PursuitBoard>;
export type Painter = { ctx: Ctx; theme: Theme; layout: Layout; board: PursuitBoard };

/** With more catchers than this no arrows are drawn: they would hide the field. */
const MOST_ARROWS = 400;

/** A line between two cells. Where it leads over an edge it is drawn twice: out on one side, in on the other. */
function addLeg(path: Path2D, layout: Layout, from: number, to: number): void {
  const [start, end] = leg(layout, from, to);
  const home = middleOf(layout, to);
  path.moveTo(start.x, start.y);
  path.lineTo(end.x, end.y);
  if (Math.abs(home.x - end.x) + Math.abs(home.y - end.y) < 0.5) return;
  path.moveTo(start.x + home.x - end.x, start.y + home.y - end.y);
  path.lineTo(home.x, home.y);
}

export function wayPath(layout: Layout, cells: number[]): Path2D {
  const path = new Path2D();
  for (let nth = 1; nth < cells.length; nth++) addLeg(path, layout, cells[nth - 1] ?? 0, cells[nth] ?? 0);
  return path;
}

export const widthOf = ({ cell }: Layout) => Math.max(1.5, Math.min(5, cell * 0.11));

/** A diamond in a cell that the fugitive left; `radius` is in cells. Filled, so that no line and no half of a number shows through. */
export function drawRest({ ctx, theme, layout }: Painter, cell: number, radius: number): void {
  const rest = diamond(middleOf(layout, cell), Math.max(2.5, layout.cell * radius));
  ctx.fillStyle = theme.board;
  ctx.fill(rest);
  haloStroke(ctx, rest, 1.25, theme.you, theme.board);
}

/** The path of the fugitive's last move, and a diamond at its start. */
export function drawLastPath(painter: Painter): void {
  const { ctx, theme, layout, board } = painter;
  const way = board.step?.path ?? [];
  if (way.length < 2) return;
  ctx.lineCap = ctx.lineJoin = 'round';
  withAlpha(ctx, 0.85, () => haloStroke(ctx, wayPath(layout, way), widthOf(layout), theme.you, theme.board));
  drawRest(painter, way[0] ?? 0, 0.2);
}

/** How much an arrow is shortened at each end, in cells: the disc would hide it there. */
const TRIM = 0.38;

/** An arrow between the discs of two cells. Where it leads over an edge, both halves are drawn. */
export function addArrow(path: Path2D, layout: Layout, from: number, to: number): void {
  const [start, end] = leg(layout, from, to);
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  const trim = layout.cell * TRIM;
  const wing = Math.max(2, layout.cell * 0.18);
  for (const at of copies(layout, middleOf(layout, to), layout.cell * 1.5)) {
    const back = { x: at.x - (end.x - start.x), y: at.y - (end.y - start.y) };
    const tip = { x: at.x - right * trim, y: at.y - down * trim };
    path.moveTo(back.x + right * trim, back.y + down * trim);
    path.lineTo(tip.x, tip.y);
    for (const turn of [0.65, -0.65]) {
      path.moveTo(tip.x - wing * Math.cos(angle + turn), tip.y - wing * Math.sin(angle + turn));
      path.lineTo(tip.x, tip.y);
    }
  }
}

/** The next move: of the strategy, or of the replay. */
export function drawChosen(painter: Painter, { leads }: PursuitExplanation): void {
  if (leads.length === 0) return;
  if (painter.board.turn === 0) drawPlaces(painter, leads);
  else if (painter.board.sideToMove === 'fugitive') drawChosenWay(painter, leads);
  else drawArrows(painter, leads);
}

function drawPlaces({ ctx, theme, layout }: Painter, cells: number[]): void {
  const rings = new Path2D();
  for (const cell of cells) rings.addPath(circle(middleOf(layout, cell), Math.max(2, layout.cell * 0.4)));
  haloStroke(ctx, rings, widthOf(layout), theme.good, theme.board);
}

function drawChosenWay({ ctx, theme, layout, board }: Painter, way: number[]): void {
  const cells = [board.fugitive ?? 0, ...way];
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, wayPath(layout, cells), widthOf(layout), theme.good, theme.board);
  ringAt({ ctx, theme, layout, board }, cells.at(-1) ?? 0, theme.good);
}

function drawArrows({ ctx, theme, layout, board }: Painter, ends: number[]): void {
  if (ends.length > MOST_ARROWS) return;
  const arrows = new Path2D();
  board.catchers.forEach((from, nth) => {
    const to = ends[nth] ?? from;
    if (to !== from) addArrow(arrows, layout, from, to);
  });
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, arrows, Math.max(1.25, widthOf(layout) * 0.8), theme.good, theme.board);
}

export function ringAt({ ctx, layout, theme }: Painter, cell: number, colour: string): void {
  const radius = Math.max(4, layout.cell * 0.5);
  const rings = new Path2D();
  for (const at of copies(layout, middleOf(layout, cell), radius)) rings.addPath(circle(at, radius));
  haloStroke(ctx, rings, Math.max(1.75, layout.cell * 0.07), colour, theme.board);
}

/** What a panel points at: one piece and the cell where it would go. */
export function drawMarked(painter: Painter, [catcher, to]: readonly [number, number]): void {
  const { ctx, theme, layout, board } = painter;
  const from = board.catchers[catcher];
  if (from !== undefined && from !== to) {
    const path = new Path2D();
    addArrow(path, layout, from, to);
    ctx.lineCap = ctx.lineJoin = 'round';
    haloStroke(ctx, path, widthOf(layout), theme.teleport, theme.board);
  }
  ringAt(painter, to, theme.teleport);
}

/** The planned steps of the catchers: faint discs where they will be. */
export function drawPlan(painter: Painter, plan: Plan): void {
  const { ctx, theme, layout, board } = painter;
  const radius = Math.max(2, layout.cell * 0.36);
  const [arrows, discs] = [new Path2D(), new Path2D()];
  for (const [nth, { to }] of plan) {
    const from = board.catchers[nth];
    if (from !== undefined && from !== to) addArrow(arrows, layout, from, to);
    for (const at of copies(layout, middleOf(layout, to), radius)) discs.addPath(circle(at, radius));
  }
  ctx.fillStyle = theme.robot;
  withAlpha(ctx, 0.45, () => ctx.fill(discs));
  ctx.setLineDash([3, 2]);
  haloStroke(ctx, discs, 1.5, theme.robot, theme.board);
  ctx.setLineDash([]);
  ctx.lineCap = ctx.lineJoin = 'round';
  haloStroke(ctx, arrows, widthOf(layout), theme.robot, theme.board);
  if (layout.cell < 15) return;
  for (const [nth, { to }] of plan) text(ctx, String(nth), middleOf(layout, to), layout.cell * 0.36, theme.text, 700);
}

/** A ring around the selected catcher, and small ones where it may step. */
export function drawSelected(painter: Painter, selected: number, look: PursuitCellInfo | null): void {
  const { ctx, theme, layout } = painter;
  ringAt(painter, selected, theme.focus);
  const rings = new Path2D();
  for (const { to } of look?.steps ?? [])
    if (to !== selected) rings.addPath(circle(middleOf(layout, to), Math.max(2.5, layout.cell * 0.2)));
  haloStroke(ctx, rings, Math.max(1.5, layout.cell * 0.06), theme.focus, theme.board);
}

/** The path that the fugitive would take to the hovered cell. */
export function drawGhostWay({ ctx, theme, layout, board }: Painter, { way }: PursuitCellInfo): void {
  const [from, to] = [board.fugitive, way.at(-1)];
  if (from === null || to === undefined) return;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.setLineDash([Math.max(2, layout.cell * 0.16), Math.max(3, layout.cell * 0.2)]);
  haloStroke(ctx, wayPath(layout, [from, ...way]), widthOf(layout), theme.you, theme.board);
  ctx.setLineDash([]);
  const ghost = diamond(middleOf(layout, to), Math.max(3, layout.cell * 0.36));
  ctx.fillStyle = theme.you;
  withAlpha(ctx, 0.5, () => ctx.fill(ghost));
  haloStroke(ctx, ghost, 1.5, theme.you, theme.board);
}

export const selectedIndex = ({ selected, after }: Pursuit): number | null => selected && indexOf(after, selected);
