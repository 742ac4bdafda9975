// What is said of a cell of Pursuit, from the position, its evidence and what the engine knows of the cell.

import type { BoardCell, CellDescription } from '../../../board/renderer';
import type { PursuitBoard, PursuitCellInfo, PursuitExplanation } from '../../../engine/boundary';
import { xy } from '../format';
import { WORDS } from '../messages/board-en';
import { pursuitWords } from '../messages/messages-en';
import type { PursuitRule } from '../rule-ids';
import { indexOf } from './ground';

type Said = { text: string; rule: PursuitRule };

function standing({ fugitive, catchers }: PursuitBoard, cell: number): Said[] {
  const there = catchers.flatMap((at, nth) => (at === cell ? [nth] : []));
  return [
    ...(there.length > 0 ? [{ text: WORDS.stands(there), rule: 'sharing' as const }] : []),
    ...(cell === fugitive ? [{ text: WORDS.fugitive, rule: 'fast' as const }] : []),
  ];
}

/** Who is there first; before the fugitive's placement only how far the catchers are. */
function first(
  { fugitive }: PursuitBoard,
  why: PursuitExplanation | null,
  look: PursuitCellInfo | null,
  cell: number,
): Said[] {
  if (!look || look.catcher === null || cell === fugitive || look.catchers.length > 0) return [];
  if (look.turns === null) return [{ text: WORDS.near(look.catcher), rule: 'step' }];
  const own = why?.territory ? why.territory[cell] === 'f' : null;
  if (own === null) return [];
  return [{ text: WORDS.first(own, look.catcher, look.turns), rule: 'area' }];
}

/** What the side that is due may do there. */
function choice(board: PursuitBoard, cell: number): Said[] {
  if (!board.reach) return [];
  const letter = board.reach[cell];
  const occupied = board.catchers.includes(cell);
  if (board.turn === 0)
    return [{ text: occupied && board.due === 'fugitive' ? WORDS.taken : WORDS.place(board.due), rule: 'placement' }];
  if (board.due === 'catchers' || letter === '.') return [];
  if (occupied) return [{ text: WORDS.onto, rule: 'caught' }];
  return [{ text: letter === 'x' ? WORDS.beside : WORDS.reach, rule: 'fast' }];
}

/** Where the catcher in hand may go. */
function hand(selected: number, cell: number, look: PursuitCellInfo | null): Said[] {
  if (selected === cell) return [{ text: WORDS.hand, rule: 'step' }];
  const near = look?.steps.some(({ to }) => to === cell);
  return look ? [{ text: near ? WORDS.step : WORDS.notStep, rule: 'step' }] : [];
}

/** The last ruling is linked: it is the most particular one. */
export function tell(
  board: PursuitBoard,
  why: PursuitExplanation | null,
  selected: BoardCell | null,
  place: BoardCell,
  look: PursuitCellInfo | null,
): CellDescription {
  const cell = indexOf(board, place);
  const said = selected
    ? [...standing(board, cell), ...hand(indexOf(board, selected), cell, look)]
    : [...standing(board, cell), ...first(board, why, look, cell), ...choice(board, cell)];
  return {
    title: xy(board.n, cell),
    text: said.map(({ text }) => text).join(' '),
    rule: said.at(-1)?.rule ?? null,
  };
}

export function describe(board: PursuitBoard): string {
  const { n, catchers, fugitive } = board;
  const parts = [WORDS.where(board), WORDS.catchersAt(n, catchers), WORDS.fugitiveAt(n, fugitive)];
  return [...parts, pursuitWords.step(board)].join(' ');
}
