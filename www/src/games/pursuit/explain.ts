// What is said of a cell of Pursuit and of its position. It follows from the position, its explanation, the engine's
// answer for the cell, and the exact theory.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import type { PursuitBoard, PursuitCellInfo, PursuitExplanation, PursuitTheory } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { pair, pairs, xy } from './format';
import { WORDS } from './messages/board-en';
import { pursuitWords } from './messages/messages-en';
import { forces, indexOf, NEVER, type Overlay, pursuitCellInfo, pursuitExplanation } from './position';
import type { PursuitRule } from './rule-ids';

type Sentence = { text: string; rule: PursuitRule };

function standing({ fugitive, catchers }: PursuitBoard, cell: number): Sentence[] {
  const there = catchers.flatMap((at, nth) => (at === cell ? [nth] : []));
  return [
    ...(there.length > 0 ? [{ text: WORDS.stands(there), rule: 'sharing' as const }] : []),
    ...(cell === fugitive ? [{ text: WORDS.fugitive, rule: 'fast' as const }] : []),
  ];
}

/** Who is there first; before the fugitive's placement only how far the catchers are. */
function first(
  { fugitive }: PursuitBoard,
  explanation: PursuitExplanation | null,
  cellInfo: PursuitCellInfo | null,
  cell: number,
): Sentence[] {
  if (!cellInfo || cellInfo.catcher === null || cell === fugitive || cellInfo.catchers.length > 0) return [];
  if (cellInfo.turns === null) return [{ text: WORDS.near(cellInfo.catcher), rule: 'step' }];
  const own = explanation?.territory ? explanation.territory[cell] === 'f' : null;
  if (own === null) return [];
  return [{ text: WORDS.first(own, cellInfo.catcher, cellInfo.turns), rule: 'area' }];
}

/** What the side that is due may do there. */
function choice(board: PursuitBoard, cell: number): Sentence[] {
  if (!board.reach) return [];
  const letter = board.reach[cell];
  const occupied = board.catchers.includes(cell);
  if (board.turn === 0)
    return [
      {
        text: occupied && board.sideToMove === 'fugitive' ? WORDS.taken : WORDS.place(board.sideToMove),
        rule: 'placement',
      },
    ];
  if (board.sideToMove === 'catchers' || letter === '.') return [];
  if (occupied) return [{ text: WORDS.onto, rule: 'caught' }];
  if (letter === 'x') return [{ text: WORDS.beside, rule: 'fast' }];
  return [{ text: cell === board.fugitive ? WORDS.stay : WORDS.reach, rule: 'fast' }];
}

/** Where the catcher in hand may go. */
function hand(selected: number, cell: number, cellInfo: PursuitCellInfo | null): Sentence[] {
  if (selected === cell) return [{ text: WORDS.hand, rule: 'step' }];
  const near = cellInfo?.steps.some(({ to }) => to === cell);
  return cellInfo ? [{ text: near ? WORDS.step : WORDS.notStep, rule: 'step' }] : [];
}

/** The ruling of the last sentence is linked: it is the most specific one. */
function describeCell(
  board: PursuitBoard,
  explanation: PursuitExplanation | null,
  selected: BoardCell | null,
  boardCell: BoardCell,
  cellInfo: PursuitCellInfo | null,
): CellDescription {
  const cell = indexOf(board, boardCell);
  const sentences = selected
    ? [...standing(board, cell), ...hand(indexOf(board, selected), cell, cellInfo)]
    : [...standing(board, cell), ...first(board, explanation, cellInfo, cell), ...choice(board, cell)];
  return {
    title: xy(board.n, cell),
    text: sentences.map(({ text }) => text).join(' '),
    rule: sentences.at(-1)?.rule ?? null,
  };
}

function describePosition(board: PursuitBoard): string {
  const { n, catchers, fugitive } = board;
  const parts = [WORDS.where(board), WORDS.catchersAt(n, catchers), WORDS.fugitiveAt(n, fugitive)];
  return [...parts, pursuitWords.step(board)].join(' ');
}

/** What the theory says of a cell. */
function describeTheory(theory: PursuitTheory, { sideToMove, turn }: PursuitBoard, cell: number): string {
  const w = WORDS.theory;
  const { turns, catchers, fugitive } = theory;
  const here = turns[cell];
  const steps = catchers.flatMap((to, nth) => (to.includes(cell) ? [nth] : []));
  return [
    here === undefined || here === 0 ? '' : here === NEVER ? w.neverFrom : w.from(here),
    sideToMove === 'fugitive' && fugitive.includes(cell) ? w.bestEnd : '',
    sideToMove === 'catchers' && turn > 0 && forces(theory) && steps.length > 0 ? w.bestStep(steps) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export const descriptions: Descriptions<PursuitBoard, Overlay> = {
  usesSelectedInfo: true,
  describeCell: (board, explanation, selected, cell, cellInfo) =>
    describeCell(board, pursuitExplanation(explanation), selected, cell, pursuitCellInfo(cellInfo)),
  cellName: ({ x, y }) => pair(Number(y), Number(x)),
  moveName: pairs,
  describeOverlay: (theory, board, cell) =>
    theory === 'pending' ? '' : describeTheory(theory, board, indexOf(board, cell)),
  describePosition,
};
