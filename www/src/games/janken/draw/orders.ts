// An order on the map: its path with the cost of each cell and the points left, or the arrow of an order that fails.

import * as w from 'words:janken';
import { between, type GridPoint, type Point, same, through } from '../../../board/geometry';
import { addThinArrow, type Ctx, circle, haloStroke, towards, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, JankenBoard, JankenExplanation, OrderVerdict } from '../../../engine/boundary';
import { cellsOfOrder, costAt, unitAt } from '../position';
import { beside, type Hexes, middleOf } from './hexes';
import { digits, type Label, onSurface, plateAt, signAt } from './plates';

export type Order = { from: Cell; to: Cell; verdict: OrderVerdict };
type Success = Extract<OrderVerdict, { kind: 'successful' }>;
type Refusal = Extract<OrderVerdict, { kind: 'unsuccessful' }>['reason'];
type Dear = Extract<Refusal, { kind: 'tooDear' }>;
type Plain = Exclude<Refusal, Dear>;

/** What an order is drawn with. `board` is the position after it, or before it if it is still to come. */
export type Painter = { ctx: Ctx; theme: Theme; hexes: Hexes; board: JankenBoard };
/** `made`: it is the last order, else one to come. `t`: how far it has come, 0..1. */
export type Drawn = Order & { made: boolean; colour: string; t: number };

/** The order that the explanation is about. */
export function nextOrder(board: JankenBoard, { chosen, verdict }: JankenExplanation): Order | null {
  const cells = cellsOfOrder(board, chosen);
  return cells && { from: cells[0], to: cells[1], verdict };
}

/** The point at a share 0..1 of a path. All steps take the same time. */
export function pointAlong(way: readonly Cell[], t: number): GridPoint {
  const steps = way.length - 1;
  const step = Math.min(steps - 1, Math.floor(t * steps));
  const [from, to] = [way[step], way[step + 1]];
  return from && to ? between(from, to, t * steps - step) : (way[0] ?? [0, 0]);
}

/** The points spent at a share 0..1 of a path. A cell is paid for when its edge is crossed. */
export function pointsSpent(board: JankenBoard, way: readonly Cell[], t: number): number {
  const entered = way.slice(1, 1 + Math.round(t * (way.length - 1)));
  return entered.reduce((sum, cell) => sum + costAt(board, cell), 0);
}

/** The index of the last cell that the points are enough for. */
function lastPaid(board: JankenBoard, way: readonly Cell[], missing: number): number {
  const all = pointsSpent(board, way, 1);
  const costs = way.map((_, i) => pointsSpent(board, way.slice(0, i + 1), 1));
  return costs.findIndex((spent) => spent > all - missing) - 1;
}

function line(hexes: Hexes, points: readonly GridPoint[]): Path2D {
  const path = new Path2D();
  for (const point of points) {
    const { x, y } = middleOf(hexes, point);
    path.lineTo(x, y);
  }
  return path;
}

const widthOf = ({ cell }: Hexes, made: boolean) => Math.max(made ? 3 : 2, cell * (made ? 0.075 : 0.045));

function stroke({ ctx, theme, hexes }: Painter, path: Path2D, { made, colour }: Drawn, dashed: boolean): void {
  const { cell } = hexes;
  ctx.lineCap = dashed ? 'butt' : 'round';
  ctx.lineJoin = 'round';
  if (dashed) ctx.setLineDash([cell * 0.14, cell * 0.1]);
  haloStroke(ctx, path, widthOf(hexes, made), colour, theme.board);
  ctx.setLineDash([]);
}

/** How far before the middle of its last cell the path of an order to come ends, in widths of a hexagon. */
const SHORT = 0.14;

/** The part of a path that has been walked. The path of an order to come ends before its arrow head. */
function walkedPart(way: readonly Cell[], { made, t }: Drawn): GridPoint[] {
  const whole = Math.floor(t * (way.length - 1));
  const end = made ? t : 1 - SHORT / Math.max(1, way.length - 1);
  return [...way.slice(0, made ? whole + 1 : -1), pointAlong(way, end)];
}

function drawTip(painter: Painter, from: GridPoint, to: GridPoint, drawn: Drawn): void {
  const { hexes } = painter;
  const tip = towards(middleOf(hexes, to), middleOf(hexes, from), hexes.cell * SHORT);
  const head = new Path2D();
  addThinArrow(head, towards(tip, middleOf(hexes, from), 1), tip, hexes.cell * 0.2);
  stroke(painter, head, drawn, false);
}

function drawHead(painter: Painter, way: readonly Cell[], drawn: Drawn): void {
  const [before, last] = way.slice(-2);
  if (!drawn.made && before && last) drawTip(painter, before, last, drawn);
}

/** A small ring where the unit of the last order started. */
function drawStart({ ctx, theme, hexes }: Painter, from: Cell, { made, colour }: Drawn): void {
  if (made) haloStroke(ctx, circle(middleOf(hexes, from), hexes.cell * 0.13), 2, colour, theme.board);
}

/** A point on the edge between two cells, a little away from its upper end, where the number of a cell is. */
function edgeOf(hexes: Hexes, from: Cell, to: Cell): Point {
  const lean = to[1] - from[1] + (to[0] - from[0]) / 2;
  const right = -(to[0] - from[0]) * Math.sign(lean) * 0.1;
  return beside(hexes, between(from, to, 0.5), right, from[0] === to[0] ? 0 : 0.06);
}

/** The cost of each cell, on the edge that is crossed. */
function costs({ ctx, theme, hexes, board }: Painter, way: readonly Cell[], { colour, t }: Drawn): Label[] {
  return way.slice(1).flatMap((cell, i) => {
    const from = way[i];
    if (!from || t * (way.length - 1) < i + 0.5) return [];
    const at = edgeOf(hexes, from, cell);
    return [plateAt(ctx, `−${costAt(board, cell)}`, at, digits(hexes.cell) * 0.92, onSurface(theme, colour))];
  });
}

/** Beside a unit, or in the middle of an empty cell. */
const markOf = ({ hexes, board }: Painter, at: Cell) =>
  unitAt(board, at) ? beside(hexes, at, 0.29, -0.27) : middleOf(hexes, at);

/** Where the points left are shown: away from the edge that was crossed last, and from the number of the cell. */
function leftAt({ hexes }: Painter, way: readonly Cell[], made: boolean): { plate: Point; sign: Point } {
  const [before, to] = way.slice(-2);
  if (!before || !to) return { plate: middleOf(hexes, [0, 0]), sign: middleOf(hexes, [0, 0]) };
  const down = to[0] - before[0];
  const right = Math.sign(to[1] - before[1] + down / 2);
  const above = made ? down < 0 : down <= 0;
  return {
    plate: beside(hexes, to, 0, above ? -0.4 : 0.47),
    sign: beside(hexes, to, right * 0.3, above ? 0.22 : -0.22),
  };
}

function pointsLeft(painter: Painter, { way, left }: Success, { made, colour, t }: Drawn): Label[] {
  const { ctx, theme, hexes } = painter;
  if (t < 1) return [];
  const at = leftAt(painter, way, made);
  const edge = onSurface(theme, made ? colour : theme.good);
  const points = plateAt(ctx, w.plateLeft({ points: left }), at.plate, digits(hexes.cell), edge);
  return made ? [points] : [points, signAt(ctx, theme, 'check', at.sign, hexes.cell)];
}

/** How far before the middle of its last cell the line of an order that fails ends: beside a unit, or before a sign. */
const STOPS = { noUnit: SHORT, occupied: 0.48, cutOff: 0.2 } as const;

/** A straight line that grows with `t`. */
function drawStraight(painter: Painter, { kind }: Plain, drawn: Drawn): void {
  const { hexes } = painter;
  const { from, to, t } = drawn;
  if (same(from, to)) return;
  const [start, end] = [middleOf(hexes, from), middleOf(hexes, to)];
  const tail = towards(start, end, hexes.cell * 0.42);
  const far = towards(end, start, hexes.cell * STOPS[kind]);
  const path = new Path2D();
  path.moveTo(tail.x, tail.y);
  path.lineTo(tail.x + (far.x - tail.x) * t, tail.y + (far.y - tail.y) * t);
  stroke(painter, path, drawn, true);
  if (kind === 'noUnit' && t === 1) drawTip(painter, from, to, drawn);
}

/** The path as far as the points are enough; dashed from there on. */
function drawTooDear(painter: Painter, { way, missing }: Dear, drawn: Drawn): void {
  const { hexes, board } = painter;
  const paid = lastPaid(board, way, missing);
  const points = walkedPart(way, drawn);
  stroke(painter, line(hexes, points.slice(paid)), drawn, true);
  stroke(painter, line(hexes, points.slice(0, paid + 1)), drawn, false);
  drawHead(painter, way, drawn);
}

function drawRefusedLine(painter: Painter, drawn: Drawn, reason: Refusal): void {
  if (reason.kind === 'noUnit') drawMissingUnit(painter, drawn.from);
  if (reason.kind === 'tooDear') drawTooDear(painter, reason, drawn);
  else drawStraight(painter, reason, drawn);
}

/** Below the units. */
export function drawLine(painter: Painter, drawn: Drawn): void {
  const { verdict, from } = drawn;
  if (verdict.kind === 'unsuccessful') drawRefusedLine(painter, drawn, verdict.reason);
  else {
    drawStart(painter, from, drawn);
    stroke(painter, line(painter.hexes, walkedPart(verdict.way, drawn)), drawn, false);
    drawHead(painter, verdict.way, drawn);
  }
}

function runOut(painter: Painter, { way, missing }: Dear, drawn: Drawn): Label[] {
  const { ctx, theme, hexes, board } = painter;
  const cell = way[lastPaid(board, way, missing) + 1];
  const last = way.at(-1);
  if (drawn.t < 1 || !cell || !last) return [];
  const at = beside(hexes, last, 0, 0.47);
  return [
    signAt(ctx, theme, 'cross', markOf(painter, cell), hexes.cell),
    plateAt(ctx, w.plateShort({ points: missing }), at, digits(hexes.cell), onSurface(theme, theme.danger)),
  ];
}

/** A dashed circle where the order says that a unit stands. */
function drawMissingUnit({ ctx, theme, hexes }: Painter, from: Cell): void {
  ctx.setLineDash([hexes.cell * 0.1, hexes.cell * 0.08]);
  haloStroke(ctx, circle(middleOf(hexes, from), hexes.cell * 0.33), 2, theme.danger, theme.board);
  ctx.setLineDash([]);
}

/** Where the sign of an order that fails is drawn. */
function refusedAt({ hexes }: Painter, { from, to }: Order, kind: Plain['kind']): Point {
  if (kind !== 'occupied') return middleOf(hexes, kind === 'noUnit' ? from : to);
  if (same(from, to)) return beside(hexes, to, 0.29, -0.27);
  return towards(middleOf(hexes, to), middleOf(hexes, from), hexes.cell * STOPS.occupied);
}

function refused(painter: Painter, drawn: Drawn, { kind }: Plain): Label[] {
  const { ctx, theme, hexes } = painter;
  const shape = kind === 'cutOff' ? 'barred' : 'cross';
  const { box, draw } = signAt(ctx, theme, shape, refusedAt(painter, drawn, kind), hexes.cell);
  return [{ box, draw: () => withAlpha(ctx, through(drawn.t, 0.6, 1), draw) }];
}

/** What is told above the units. */
export function labelsOf(painter: Painter, drawn: Drawn): Label[] {
  const { verdict } = drawn;
  if (verdict.kind === 'successful')
    return [...costs(painter, verdict.way, drawn), ...pointsLeft(painter, verdict, drawn)];
  const { reason } = verdict;
  if (reason.kind !== 'tooDear') return refused(painter, drawn, reason);
  return [...costs(painter, reason.way, drawn), ...runOut(painter, reason, drawn)];
}
