// The board of Janken Tactics: 61 hexagons, two sides of units, and the orders they are given.

import type { Drawing, Scene } from '../../../board/drawing';
import { ease, same } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import type { Cell, JankenBoard, Reach, Unit } from '../../../engine/boundary';
import { type BoardCell, sameCell, toBoardCell, toCell } from '../../../game/cells';
import { jankenExplanation, reachOf, unitAt } from '../position';
import { ASPECT, beside, cellBox, hexesOf, middleOf, outlineHex } from './hexes';
import { drawMap, drawRim, drawTerrainLetter } from './map';
import { type Drawn, drawLine, labelsOf, nextOrder, type Order, type Painter, pointAlong, pointsSpent } from './orders';
import { clearOf, digits, type Label, onSurface, plate } from './plates';
import { drawField, drawLinks, drawNumbers } from './reach';
import { drawUnit, ringUnit, sideColour } from './units';

type Janken = Scene<JankenBoard>;

/** How much larger a unit is while it moves or is selected: the share that is added. */
const LIFT = 0.12;
/** The opacity of the last order while another order is drawn. */
const PAST = 0.7;

/** The progress of a step; 1 if the two positions do not follow each other. */
const progressOf = ({ before, after, progress }: Janken) => (before && before.done + 1 === after.done ? progress : 1);

/** The last order, which led to this position. */
function madeOrder({ after, theme }: Janken, t: number): Drawn | null {
  const { step } = after;
  if (!step) return null;
  const unit = unitAt(after, step.to);
  const fails = step.verdict.kind === 'unsuccessful' || !unit;
  const colour = fails ? theme.danger : sideColour(theme, unit.side);
  return { ...step, made: true, colour, t: ease(t) };
}

/** The previewed order, else the next one. If a unit is selected, only an order of that unit. */
function comingOrder({ after, explanation, previewBoard, selected }: Janken): Order | null {
  const evidence = jankenExplanation(explanation);
  const next = evidence && nextOrder(after, evidence);
  const from = selected ? toCell(selected) : next?.from;
  const active = previewBoard?.step ?? null;
  return active && from && same(active.from, from) ? active : selected ? null : next;
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
  const { hints, after, explanation, selected, cellInfo } = scene;
  const t = progressOf(scene);
  const resting = t >= 1;
  const seen = hints && resting;
  // The last order is not drawn while a unit is selected.
  const made = selected && resting ? null : madeOrder(scene, t);
  const reach = seen ? reachOf(after, explanation, selected, cellInfo ?? null) : null;
  return { made, next: seen ? coming(scene) : null, reach, resting };
}

/** Where a moving unit is; null for a unit that does not move. */
function spotOf({ at }: Unit, made: Drawn | null) {
  const moves =
    made && made.t < 1 && made.verdict.kind === 'successful' && sameCell(toBoardCell(at), toBoardCell(made.to));
  return moves && made.verdict.kind === 'successful' ? { point: pointAlong(made.verdict.way, made.t), moves } : null;
}

/** The points that the moving unit has spent so far. */
function drawCounter({ ctx, theme, hexes, board }: Painter, made: Drawn): void {
  if (made.verdict.kind !== 'successful') return;
  const { way } = made.verdict;
  const at = beside(hexes, pointAlong(way, made.t), 0, -0.56);
  const spent = pointsSpent(board, way, made.t);
  plate(ctx, `${spent}`, at, digits(hexes.cell) * 1.1, onSurface(theme, made.colour));
}

function drawUnits({ ctx, theme, hexes, board }: Painter, made: Drawn | null, selected: BoardCell | null): void {
  const hand = selected && unitAt(board, toCell(selected));
  const rests = board.units.filter((unit) => !spotOf(unit, made));
  for (const unit of rests) {
    drawUnit(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit, unit.id === hand?.id ? LIFT : 0);
    drawTerrainLetter(ctx, theme, hexes, board, unit.at);
  }
  for (const unit of board.units) {
    const on = spotOf(unit, made);
    if (on) drawUnit(ctx, theme, middleOf(hexes, on.point), hexes.cell, unit, LIFT);
  }
}

/** A ring around the selected unit, else around the unit of the next order. */
function drawRing({ ctx, theme, hexes, board }: Painter, { selected }: Janken, next: Drawn | null): void {
  const cell = selected ? toCell(selected) : next?.from;
  const unit = cell && unitAt(board, cell);
  if (!unit) return;
  ringUnit(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit.side, selected ? theme.focus : theme.text);
}

const activeCell = ({ hovered, cursor }: Janken): Cell | null => {
  const cell = hovered ?? cursor;
  return cell && toCell(cell);
};

function drawPointers({ ctx, theme, hexes }: Painter, { hovered, cursor }: Janken): void {
  if (hovered) outlineHex(ctx, hexes, toCell(hovered), 1.5, theme.text, '');
  if (cursor) outlineHex(ctx, hexes, toCell(cursor), 2.5, theme.focus, theme.board);
}

function drawBelow(painter: Painter, { made, next, reach }: Moment): void {
  if (reach) drawField(painter, reach);
  if (made) withAlpha(painter.ctx, next ? PAST : 1, () => drawLine(painter, made));
  if (next) drawLine(painter, next);
}

function drawAll(labels: readonly Label[]): void {
  for (const { draw } of labels) draw();
}

/**
 * The labels of the last order. Where two labels overlap, the one of the next order stays. A path with a hidden label shows
 * none, because the visible costs would add up to a wrong number.
 */
function pastLabels(painter: Painter, made: Drawn, coming: readonly Label[]): readonly Label[] {
  const labels = labelsOf(painter, made);
  const clear = clearOf(labels, coming);
  return made.verdict.kind === 'successful' && clear.length < labels.length ? [] : clear;
}

function drawAbove(painter: Painter, scene: Janken, { made, next, reach, resting }: Moment): void {
  if (reach) drawNumbers(painter, reach);
  const coming = next ? labelsOf(painter, next) : [];
  const past = made ? pastLabels(painter, made, coming) : [];
  withAlpha(painter.ctx, next ? PAST : 1, () => drawAll(past));
  drawAll(coming);
  if (made && !resting) drawCounter(painter, made);
  if (reach) drawLinks(painter, reach, activeCell(scene));
}

function draw(ctx: Ctx, scene: Janken): void {
  const { theme, after, size, selected } = scene;
  const painter: Painter = { ctx, theme, hexes: hexesOf(size), board: after };
  const moment = momentOf(scene);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawMap(ctx, scene);
  drawRim(ctx, theme, painter.hexes, after, activeCell(scene));
  drawBelow(painter, moment);
  drawPointers(painter, scene);
  if (moment.resting) drawRing(painter, scene, moment.next);
  drawUnits(painter, moment.made, selected);
  drawAbove(painter, scene, moment);
}

export const drawing: Drawing<JankenBoard> = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: () => ASPECT,
  defaultView: (_board, size) => ({ x: 0n, y: 0n, cell: hexesOf(size).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw,
  cellBox: ({ size }, cell) => cellBox(hexesOf(size), toCell(cell)),
};
