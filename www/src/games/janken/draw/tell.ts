// What is said of a cell of the map of Janken Tactics, from the position and the evidence alone.

import { same } from '../../../board/geometry';
import { type BoardCell, type CellDescription, toCell } from '../../../board/renderer';
import type {
  Cell,
  CellInfo,
  Closed,
  Explanation,
  JankenBoard,
  JankenExplanation,
  Reach,
  Unit,
} from '../../../engine/boundary';
import { hex } from '../format';
import { type Standing, WORDS } from '../messages/board-en';
import { jankenWords } from '../messages/messages-en';
import type { JankenRule } from '../rule-ids';
import { cellsOfOrder, terrainAt, unitAt } from './hexes';
import { jankenWhy, reachOf } from './reach';

type Said = { text: string; rule: JankenRule };

const standing = ({ side, kind, at }: Unit): Standing => ({ side, kind, at: hex(at) });

/** The units that close a cell. */
const closers = (board: JankenBoard, { units }: Closed): Standing[] =>
  units.flatMap((id) => board.units[id] ?? []).map(standing);

function zone(board: JankenBoard, closed: Closed, own: boolean, free: boolean): Said {
  const enemies = closers(board, closed);
  if (own) return { text: WORDS.reach.starting(enemies), rule: 'starting' };
  return { text: free ? WORDS.reach.ending(enemies) : WORDS.reach.zone(enemies), rule: free ? 'ending' : 'zones' };
}

/** What a cell that the points reach is to the unit. */
function reached({ field }: Reach, cell: Cell, zoned: boolean): Said | null {
  const points = field.find(({ at }) => same(at, cell));
  if (!points) return null;
  if (points === field[0]) return { text: WORDS.reach.own(points.left), rule: 'points' };
  if (points.free) return { text: WORDS.reach.left(points.left), rule: 'points' };
  return zoned
    ? { text: WORDS.reach.taken, rule: 'destination' }
    : { text: WORDS.reach.passes(points.left), rule: 'allies' };
}

/** Why the points do not reach a cell. */
function missed({ field }: Reach, shut: Closed | null): Said {
  if (shut?.by === 'water') return { text: WORDS.reach.water, rule: 'costs' };
  if (shut?.by === 'enemy') return { text: WORDS.reach.enemy, rule: 'enemies' };
  return { text: WORDS.reach.far(field[0]?.left ?? 0), rule: 'points' };
}

function whereTo(board: JankenBoard, reach: Reach, cell: Cell): Said[] {
  const unit = board.units[reach.unit];
  const shut = reach.closed.find(({ at }) => same(at, cell)) ?? null;
  const zoned = shut?.by === 'zone';
  const there = reached(reach, cell, zoned);
  const free = reach.field.some(({ at, free }) => free && same(at, cell));
  const own = unit !== undefined && same(unit.at, cell);
  const subject = unit && !own ? [{ text: WORDS.reach.subject(standing(unit)), rule: 'points' as const }] : [];
  return [...subject, there ?? missed(reach, shut), ...(zoned ? [zone(board, shut, own, free)] : [])];
}

/** What comes of the script's next order, at the cell where it leads. */
function next(board: JankenBoard, why: JankenExplanation | null, cell: Cell): Said[] {
  const cells = why && cellsOfOrder(board, why.chosen);
  if (!cells || !same(cells[1], cell)) return [];
  const { text, rule } = jankenWords.because(why, board);
  return [{ text: WORDS.next(text), rule }];
}

function here(board: JankenBoard, cell: Cell, cost: number): Said[] {
  const unit = unitAt(board, cell);
  const ground: Said = { text: WORDS.terrain(cost), rule: 'costs' };
  return unit ? [ground, { text: WORDS.unit(standing(unit)), rule: 'sides' }] : [ground];
}

/** The last ruling is linked: it is the most particular one. */
export function tell(
  board: JankenBoard,
  why: Explanation | null,
  selected: BoardCell | null,
  place: BoardCell,
  look: CellInfo | null,
): CellDescription {
  const cell = toCell(place);
  const terrain = terrainAt(board, cell);
  if (!terrain) return { title: hex(cell), text: WORDS.off, rule: 'hex' };
  const reach = reachOf(board, why, selected, look);
  const said = [
    ...here(board, cell, terrain.cost),
    ...(reach ? whereTo(board, reach, cell) : []),
    ...(selected ? [] : next(board, jankenWhy(why), cell)),
  ];
  return { title: hex(cell), text: said.map(({ text }) => text).join(' '), rule: said.at(-1)?.rule ?? 'costs' };
}

export function describe(board: JankenBoard): string {
  const sides = [...new Set(board.units.map(({ side }) => side))];
  const listed = sides.map((side) => WORDS.side(side, board.units.filter((unit) => unit.side === side).map(standing)));
  return [...listed, jankenWords.step(board)].join(' ');
}
