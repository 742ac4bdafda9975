// What is said of a cell of the Janken Tactics map, of its position and of its orders. It follows from the position, its
// explanation and the engine's answer for the selected unit.
import * as w from 'words:janken';
import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type {
  Cell,
  CellInfo,
  Closed,
  Explanation,
  JankenBoard,
  JankenExplanation,
  OrderVerdict,
  Reach,
  Unit,
} from '../../engine/boundary';
import { type BoardCell, toCell } from '../../game/cells';
import { capital } from '../../i18n/format';
import { bracketed, listed, paragraph } from '../../i18n/join';
import { arrow, hex, startingPoints } from './format';
import { cellsOfOrder, jankenExplanation, reachOf, terrainAt, unitAt } from './position';
import type { JankenRule } from './rule-ids';
import { CLOSED, ruleOfOrder } from './rulings';

type Sentence = { text: string; rule: JankenRule };

export const nameOf = ({ side, kind }: Unit): string => w.unit({ side: side + 1, kind });
export const standing = (unit: Unit): string => bracketed({ text: nameOf(unit), inside: hex(unit.at) });

/** The units that close a cell. */
const closers = (board: JankenBoard, { units }: Closed): string =>
  listed(...units.flatMap((id) => board.units[id] ?? []).map(standing));

/** What stronger enemies beside a cell mean for a unit that is there, or goes there. */
function zone(board: JankenBoard, closed: Closed, own: boolean, free: boolean): Sentence {
  const enemies = w.beside({ units: closers(board, closed) });
  if (own) return { text: paragraph(enemies, w.mayLeave), rule: 'starting' };
  return { text: paragraph(enemies, w.endsHere), rule: free ? 'ending' : CLOSED.zone };
}

/** What a cell that the points reach is to the unit. */
function reached({ field }: Reach, cell: Cell, unit: string, zoned: boolean): Sentence | null {
  const found = field.find(({ at }) => same(at, cell));
  if (!found) return null;
  const points = found.left;
  if (found === field[0]) return { text: w.starts({ points }), rule: 'points' };
  const left = w.left({ unit: capital(unit), points });
  if (found.free) return { text: left, rule: 'points' };
  return zoned ? { text: w.taken({ unit }), rule: 'destination' } : { text: paragraph(left, w.passes), rule: 'allies' };
}

/** Why the points do not reach a cell. That units cannot enter water is said of its terrain. */
function missed(reach: Reach, unit: string, shut: Closed | null): Sentence[] {
  if (shut?.by === 'water') return [];
  if (shut?.by === 'enemy') return [{ text: w.barred({ unit }), rule: CLOSED.enemy }];
  return [{ text: w.far({ unit: capital(unit), points: startingPoints(reach) }), rule: 'points' }];
}

function whereTo(board: JankenBoard, reach: Reach, cell: Cell): Sentence[] {
  const mover = board.units[reach.unit];
  if (!mover) return [];
  const unit = standing(mover);
  const shut = reach.closed.find(({ at }) => same(at, cell)) ?? null;
  const zoned = shut?.by === 'zone';
  const there = reached(reach, cell, unit, zoned);
  const free = reach.field.some(({ at, free }) => free && same(at, cell));
  return [
    ...(there ? [there] : missed(reach, unit, shut)),
    ...(zoned ? [zone(board, shut, same(mover.at, cell), free)] : []),
  ];
}

/** What comes of an order: before it the reason, after it the step. */
function outcome(order: string, verdict: OrderVerdict, units: readonly Unit[]): string {
  if (verdict.kind === 'successful') return w.succeeds({ order, points: verdict.left });
  const { reason } = verdict;
  if (reason.kind === 'tooDear') return w.tooDear({ order, points: reason.missing });
  const unit = reason.kind === 'occupied' && units[reason.unit];
  if (unit) return w.occupied({ order, unit: nameOf(unit) });
  return w.fails({ order, by: reason.kind === 'cutOff' ? reason.by : 'noUnit' });
}

export const explainMove = ({ chosen, verdict }: JankenExplanation, { units }: JankenBoard): string =>
  outcome(arrow(chosen), verdict, units);

export function describeStep({ step, done: nth, orders, units }: JankenBoard): string {
  if (!step) return w.begin({ units: units.length, moves: orders });
  const order = `${hex(step.from)} → ${hex(step.to)}`;
  return outcome(w.numbered({ nth, order }), step.verdict, units);
}

/** What the next order does, at the cell where it leads. */
function next(board: JankenBoard, explanation: JankenExplanation | null, cell: Cell): Sentence[] {
  const cells = explanation && cellsOfOrder(board, explanation.chosen);
  if (!cells || !same(cells[1], cell)) return [];
  return [{ text: explainMove(explanation, board), rule: ruleOfOrder(explanation) }];
}

function here(board: JankenBoard, cell: Cell, cost: number): Sentence[] {
  const unit = unitAt(board, cell);
  const ground: Sentence = { text: cost === 0 ? w.water({ cost }) : w.ground({ cost }), rule: 'costs' };
  if (!unit) return [ground];
  return [ground, { text: w.beaten({ unit: capital(nameOf(unit)), kind: unit.kind }), rule: 'sides' }];
}

/** The ruling of the last sentence is linked: it is the most specific one. */
function describeCell(
  board: JankenBoard,
  explanation: Explanation | null,
  selected: BoardCell | null,
  boardCell: BoardCell,
  cellInfo: CellInfo | null,
): CellDescription {
  const cell = toCell(boardCell);
  const terrain = terrainAt(board, cell);
  if (!terrain) return { title: hex(cell), text: w.off, rule: 'hex' };
  const reach = reachOf(board, explanation, selected, cellInfo);
  const sentences = [
    ...here(board, cell, terrain.cost),
    ...(reach ? whereTo(board, reach, cell) : []),
    ...(selected ? [] : next(board, jankenExplanation(explanation), cell)),
  ];
  return {
    title: hex(cell),
    text: paragraph(...sentences.map(({ text }) => text)),
    rule: sentences.at(-1)?.rule ?? 'costs',
  };
}

function describeSide(units: readonly Unit[], side: number): string {
  const own = units.filter((unit) => unit.side === side);
  return w.standing({ side: side + 1, units: listed(...own.map(({ kind, at }) => `${w.kind({ kind })} ${hex(at)}`)) });
}

function describePosition(board: JankenBoard): string {
  const sides = [...new Set(board.units.map(({ side }) => side))];
  return paragraph(...sides.map((side) => describeSide(board.units, side)), describeStep(board));
}

export const descriptions: Descriptions<JankenBoard> = {
  usesSelectedInfo: true,
  describeCell,
  cellName: (cell) => hex(toCell(cell)),
  moveName: arrow,
  describePosition,
};
