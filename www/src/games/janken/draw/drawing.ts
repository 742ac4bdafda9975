// The board of Janken Tactics: 61 hexagons, two sides of units, and the orders they are given.

import { ease, same } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import {
  type BoardCell,
  type CellAction,
  type Renderer,
  type Scene,
  sameCell,
  toBoardCell,
  toCell,
} from '../../../board/renderer';
import type { Cell, Explanation, JankenBoard, Reach, Unit } from '../../../engine/boundary';
import { describeCell, describePosition } from '../explain';
import { WORDS } from '../messages/board-en';
import { ASPECT, beside, boxOfHex, hexAt, hexesOf, middleOf, orderOf, outlineHex, terrainAt, unitAt } from './hexes';
import { drawMap, drawRim } from './map';
import { alongWay, type Drawn, drawLine, drawVerdict, nextOrder, type Order, type Sheet, spentAlong } from './orders';
import { digits, onSurface, plate } from './plates';
import { drawField, drawLinks, drawNumbers, jankenWhy, reachOf } from './reach';
import { drawUnit, ringUnit, sideColour } from './units';

type Janken = Scene<JankenBoard>;

/** How much larger a unit is on its way, and in hand. */
const LIFT = 0.12;
/** How plain the order that led here is while another is looked at. */
const PAST = 0.7;

/** A step is shown only between two positions that follow each other. */
const progress = ({ before, after, t }: Janken) => (before && before.done + 1 === after.done ? t : 1);

/** The order that led here. */
function madeOrder({ after, theme }: Janken, t: number): Drawn | null {
  const { step } = after;
  if (!step) return null;
  const unit = unitAt(after, step.to);
  const fails = step.verdict.kind === 'unsuccessful' || !unit;
  const colour = fails ? theme.danger : sideColour(theme, unit.side);
  return { ...step, made: true, colour, t: ease(t) };
}

/** The order that is looked at, else the script's next one; always of the unit in hand, or of the script's. */
function comingOrder({ after, why, previewBoard, selected }: Janken): Order | null {
  const evidence = jankenWhy(why);
  const next = evidence && nextOrder(after, evidence);
  const from = selected ? toCell(selected) : next?.from;
  const looked = previewBoard?.step ?? null;
  return looked && from && same(looked.from, from) ? looked : selected ? null : next;
}

function coming(scene: Janken): Drawn | null {
  const { theme } = scene;
  const order = comingOrder(scene);
  if (!order) return null;
  const colour = order.verdict.kind === 'successful' ? theme.text : theme.danger;
  return { ...order, made: false, colour, t: 1 };
}

type Moment = { made: Drawn | null; next: Drawn | null; reach: Reach | null; resting: boolean };

function momentOf(scene: Janken): Moment {
  const { hints, after, why, selected, cellInfo } = scene;
  const t = progress(scene);
  const resting = t >= 1;
  const seen = hints && resting;
  // What has been gives way to the unit in hand.
  const made = selected && resting ? null : madeOrder(scene, t);
  const reach = seen ? reachOf(after, why, selected, cellInfo ?? null) : null;
  return { made, next: seen ? coming(scene) : null, reach, resting };
}

/** Where a unit is at a moment: the one that moves is on its way. */
function spotOf({ at }: Unit, made: Drawn | null) {
  const moves =
    made && made.t < 1 && made.verdict.kind === 'successful' && sameCell(toBoardCell(at), toBoardCell(made.to));
  return moves && made.verdict.kind === 'successful' ? { spot: alongWay(made.verdict.way, made.t), moves } : null;
}

/** What its way has cost so far. */
function drawCounter({ ctx, theme, hexes, board }: Sheet, made: Drawn): void {
  if (made.verdict.kind !== 'successful') return;
  const { way } = made.verdict;
  const at = beside(hexes, alongWay(way, made.t), 0, -0.56);
  const spent = spentAlong(board, way, made.t);
  plate(ctx, WORDS.points(spent), at, digits(hexes.cell) * 1.1, onSurface(theme, made.colour));
}

function drawUnits({ ctx, theme, hexes, board }: Sheet, made: Drawn | null, selected: BoardCell | null): void {
  const hand = selected && unitAt(board, toCell(selected));
  const rests = board.units.filter((unit) => !spotOf(unit, made));
  for (const unit of rests)
    drawUnit(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit, unit.id === hand?.id ? LIFT : 0);
  for (const unit of board.units) {
    const on = spotOf(unit, made);
    if (on) drawUnit(ctx, theme, middleOf(hexes, on.spot), hexes.cell, unit, LIFT);
  }
}

/** Around the unit in hand, else around the next order's. */
function drawRing({ ctx, theme, hexes, board }: Sheet, { selected }: Janken, next: Drawn | null): void {
  const cell = selected ? toCell(selected) : next?.from;
  const unit = cell && unitAt(board, cell);
  if (unit) ringUnit(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit.side, selected ? theme.focus : theme.text);
}

const lookedCell = ({ hovered, cursor }: Janken): Cell | null => {
  const place = hovered ?? cursor;
  return place && toCell(place);
};

function drawPointers({ ctx, theme, hexes }: Sheet, { hovered, cursor }: Janken): void {
  if (hovered) outlineHex(ctx, hexes, toCell(hovered), 1.5, theme.text, '');
  if (cursor) outlineHex(ctx, hexes, toCell(cursor), 2.5, theme.focus, theme.board);
}

function drawBelow(sheet: Sheet, { made, next, reach }: Moment): void {
  if (reach) drawField(sheet, reach);
  if (made) withAlpha(sheet.ctx, next ? PAST : 1, () => drawLine(sheet, made));
  if (next) drawLine(sheet, next);
}

function drawAbove(sheet: Sheet, scene: Janken, { made, next, reach, resting }: Moment): void {
  if (reach) drawNumbers(sheet, reach);
  if (made) withAlpha(sheet.ctx, next ? PAST : 1, () => drawVerdict(sheet, made));
  if (next) drawVerdict(sheet, next);
  if (made && !resting) drawCounter(sheet, made);
  if (reach) drawLinks(sheet, reach, lookedCell(scene));
}

function draw(ctx: Ctx, scene: Janken): void {
  const { theme, after, size, selected } = scene;
  const sheet: Sheet = { ctx, theme, hexes: hexesOf(size), board: after };
  const moment = momentOf(scene);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawMap(ctx, scene);
  drawRim(ctx, theme, sheet.hexes, after, lookedCell(scene));
  drawBelow(sheet, moment);
  drawPointers(sheet, scene);
  if (moment.resting) drawRing(sheet, scene, moment.next);
  drawUnits(sheet, moment.made, selected);
  drawAbove(sheet, scene, moment);
}

function cellAt({ after, size }: Janken, x: number, y: number): BoardCell | null {
  const cell = hexAt(hexesOf(size), x, y);
  return terrainAt(after, cell) && toBoardCell(cell);
}

/** An order of the unit in hand to a cell where no unit stands. */
function candidate(board: JankenBoard, selected: BoardCell | null, at: BoardCell): string | null {
  const [from, to] = [selected && toCell(selected), toCell(at)];
  const fits = from && unitAt(board, from) && terrainAt(board, to) && !unitAt(board, to);
  return fits ? orderOf(from, to) : null;
}

function actionAt(board: JankenBoard, _why: Explanation | null, selected: BoardCell | null, at: BoardCell): CellAction {
  if (unitAt(board, toCell(at))) return { kind: 'hold' };
  const move = candidate(board, selected, at);
  return move === null ? { kind: 'look' } : { kind: 'move', move };
}

/** Where the last order left its unit; at first the first unit. */
function firstCell({ step, units, terrain }: JankenBoard): BoardCell {
  const middle = terrain[Math.floor(terrain.length / 2)];
  const last = step && (step.verdict.kind === 'successful' ? step.to : step.from);
  return toBoardCell(last ?? units[0]?.at ?? middle?.at ?? [0, 0]);
}

export const janken: Renderer<JankenBoard> = {
  pannable: false,
  usesSelectedInfo: true,
  rim: { left: 0, top: 0 },
  aspectRatio: () => ASPECT,
  defaultView: (_board, size) => ({ x: 0n, y: 0n, cell: hexesOf(size).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  bounds: () => ({ rows: 9, columns: 9 }),
  wantedTiles: () => [],
  draw,
  cellAt,
  cellBox: ({ size }, at) => boxOfHex(hexesOf(size), toCell(at)),
  actionAt,
  candidateAt: (board, _why, selected, at) => candidate(board, selected, at),
  firstCell,
  describeCell,
  describePosition,
};
