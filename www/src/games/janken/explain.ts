// What is said of a cell of the Janken Tactics map and of its position. It follows from the position, its explanation
// and the engine's answer for the selected unit.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type {
  Cell,
  CellInfo,
  Closed,
  Explanation,
  JankenBoard,
  JankenExplanation,
  Reach,
  Unit,
} from '../../engine/boundary';
import { type BoardCell, toCell } from '../../game/cells';
import { hex, startingPoints } from './format';
import { type Standing, WORDS } from './messages/board-en';
import { jankenWords } from './messages/messages-en';
import { cellsOfOrder, jankenExplanation, reachOf, terrainAt, unitAt } from './position';
import type { JankenRule } from './rule-ids';
import { CLOSED, ruleOfOrder } from './rulings';

type Sentence = { text: string; rule: JankenRule };

const standing = ({ side, kind, at }: Unit): Standing => ({ side, kind, at: hex(at) });

/** The units that close a cell. */
const closers = (board: JankenBoard, { units }: Closed): Standing[] =>
  units.flatMap((id) => board.units[id] ?? []).map(standing);

function zone(board: JankenBoard, closed: Closed, own: boolean, free: boolean): Sentence {
  const enemies = closers(board, closed);
  if (own) return { text: WORDS.reach.starting(enemies), rule: 'starting' };
  return { text: free ? WORDS.reach.ending(enemies) : WORDS.reach.zone(enemies), rule: free ? 'ending' : CLOSED.zone };
}

/** What a cell that the points reach is to the unit. */
function reached({ field }: Reach, cell: Cell, zoned: boolean): Sentence | null {
  const points = field.find(({ at }) => same(at, cell));
  if (!points) return null;
  if (points === field[0]) return { text: WORDS.reach.own(points.left), rule: 'points' };
  if (points.free) return { text: WORDS.reach.left(points.left), rule: 'points' };
  return zoned
    ? { text: WORDS.reach.taken, rule: 'destination' }
    : { text: WORDS.reach.passes(points.left), rule: 'allies' };
}

/** Why the points do not reach a cell. */
function missed(reach: Reach, shut: Closed | null): Sentence {
  if (shut?.by === 'water') return { text: WORDS.reach.water, rule: CLOSED.water };
  if (shut?.by === 'enemy') return { text: WORDS.reach.enemy, rule: CLOSED.enemy };
  return { text: WORDS.reach.far(startingPoints(reach)), rule: 'points' };
}

function whereTo(board: JankenBoard, reach: Reach, cell: Cell): Sentence[] {
  const unit = board.units[reach.unit];
  const shut = reach.closed.find(({ at }) => same(at, cell)) ?? null;
  const zoned = shut?.by === 'zone';
  const there = reached(reach, cell, zoned);
  const free = reach.field.some(({ at, free }) => free && same(at, cell));
  const own = unit !== undefined && same(unit.at, cell);
  const subject =
    unit && !own ? [{ text: WORDS.reach.subject(standing(unit), startingPoints(reach)), rule: 'points' as const }] : [];
  return [...subject, there ?? missed(reach, shut), ...(zoned ? [zone(board, shut, own, free)] : [])];
}

/** What the next order does, at the cell where it leads. */
function next(board: JankenBoard, explanation: JankenExplanation | null, cell: Cell): Sentence[] {
  const cells = explanation && cellsOfOrder(board, explanation.chosen);
  if (!cells || !same(cells[1], cell)) return [];
  return [{ text: WORDS.next(jankenWords.explainMove(explanation, board)), rule: ruleOfOrder(explanation) }];
}

function here(board: JankenBoard, cell: Cell, cost: number): Sentence[] {
  const unit = unitAt(board, cell);
  const ground: Sentence = { text: WORDS.terrain(cost), rule: 'costs' };
  return unit ? [ground, { text: WORDS.unit(standing(unit)), rule: 'sides' }] : [ground];
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
  if (!terrain) return { title: hex(cell), text: WORDS.off, rule: 'hex' };
  const reach = reachOf(board, explanation, selected, cellInfo);
  const sentences = [
    ...here(board, cell, terrain.cost),
    ...(reach ? whereTo(board, reach, cell) : []),
    ...(selected ? [] : next(board, jankenExplanation(explanation), cell)),
  ];
  return {
    title: hex(cell),
    text: sentences.map(({ text }) => text).join(' '),
    rule: sentences.at(-1)?.rule ?? 'costs',
  };
}

function describePosition(board: JankenBoard): string {
  const sides = [...new Set(board.units.map(({ side }) => side))];
  const listed = sides.map((side) => WORDS.side(side, board.units.filter((unit) => unit.side === side).map(standing)));
  return [...listed, jankenWords.step(board)].join(' ');
}

export const descriptions: Descriptions<JankenBoard> = {
  usesSelectedInfo: true,
  describeCell,
  cellName: (cell) => hex(toCell(cell)),
  moveName: (order) => order.replace('->', '→'),
  describePosition,
};
