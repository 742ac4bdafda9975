// What is said of a cell of Pursuit and of its position. It follows from the position, its explanation, the engine's
// answer for the cell, and the exact theory.
import * as w from 'words:pursuit';
import type { CellDescription, Descriptions } from '../../board/descriptions';
import type { PursuitBoard, PursuitCellInfo, PursuitExplanation, PursuitTheory } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { ended, listed, paragraph } from '../../i18n/join';
import { number } from '../../i18n/say';
import { MANY, moveName, pair, xy } from './format';
import { actOf, forces, indexOf, kindOf, NEVER, type Overlay, pursuitCellInfo, pursuitExplanation } from './position';
import type { PursuitRule } from './rule-ids';
import { describeStep } from './steps';

type Sentence = { text: string; rule: PursuitRule };

/** Numbers of catchers. There may be many on a cell. */
function named(all: number[]): string {
  const first = all.slice(0, 6).map(number);
  return listed(...first, all.length > first.length && '…');
}

function standing({ fugitive, catchers }: PursuitBoard, cell: number): Sentence[] {
  const there = catchers.flatMap((at, nth) => (at === cell ? [nth] : []));
  const stands = { count: there.length, names: named(there) };
  return [
    ...(there.length > 0 ? [{ text: w.stands(stands), rule: 'sharing' as const }] : []),
    ...(cell === fugitive ? [{ text: w.fugitiveHere, rule: 'fast' as const }] : []),
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
  const { catcher, turns } = cellInfo;
  if (turns === null) return [{ text: w.near({ steps: catcher }), rule: 'step' }];
  if (!explanation?.territory) return [];
  const own = explanation.territory[cell] === 'f';
  const text = own ? w.firstFugitive({ turns, near: catcher }) : w.firstCatcher({ turns: catcher, later: turns });
  return [{ text, rule: 'area' }];
}

/** What the side that is due may do there. */
function choice(board: PursuitBoard, cell: number): Sentence[] {
  if (!board.reach) return [];
  const { sideToMove: side } = board;
  const occupied = board.catchers.includes(cell);
  if (board.turn === 0)
    return [{ text: occupied && side === 'fugitive' ? w.onto : w.place({ side }), rule: 'placement' }];
  const letter = board.reach[cell];
  if (side === 'catchers' || letter === '.') return [];
  if (occupied) return [{ text: w.onto, rule: 'caught' }];
  if (letter === 'x') return [{ text: w.beside, rule: 'fast' }];
  return [{ text: cell === board.fugitive ? w.stay : w.reach, rule: 'fast' }];
}

/** Where the catcher in hand may go. */
function hand(selected: number, cell: number, cellInfo: PursuitCellInfo | null): Sentence[] {
  if (selected === cell) return [{ text: w.hand, rule: 'step' }];
  const near = cellInfo?.steps.some(({ to }) => to === cell);
  return cellInfo ? [{ text: near ? w.step : w.notStep, rule: 'step' }] : [];
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
    text: paragraph(...sentences.map(({ text }) => text)),
    rule: sentences.at(-1)?.rule ?? null,
  };
}

/** More cells of catchers than this are not read out. */
const LISTED = 12;

function describeCatchers({ n, catchers }: PursuitBoard): string {
  if (catchers.length === 0) return w.noCatchers;
  if (catchers.length > LISTED) return w.catchersAll({ catchers: catchers.length });
  return w.catchersAt({ cells: listed(...catchers.map((cell) => xy(n, cell))) });
}

function describePosition(board: PursuitBoard): string {
  const { n, torus, fugitive } = board;
  const where = ended(w.board({ kind: kindOf(torus), n }));
  const fled = fugitive === null ? w.noFugitive : w.fugitiveAt({ cell: xy(n, fugitive) });
  return paragraph(where, describeCatchers(board), fled, describeStep(board));
}

/** When a fugitive on the cell is caught. */
function caughtFrom(turns: number | undefined): string {
  if (turns === undefined || turns === 0) return '';
  if (turns === NEVER) return w.neverFrom;
  return turns === MANY ? w.caughtLater({ turns }) : w.caughtFrom({ turns });
}

/** What the theory says of a cell. */
function describeTheory(theory: PursuitTheory, { sideToMove, turn }: PursuitBoard, cell: number): string {
  const { turns, catchers, fugitive } = theory;
  const steps = catchers.flatMap((to, nth) => (to.includes(cell) ? [nth] : []));
  const isBestStep = sideToMove === 'catchers' && turn > 0 && forces(theory) && steps.length > 0;
  return paragraph(
    caughtFrom(turns[cell]),
    sideToMove === 'fugitive' && fugitive.includes(cell) && w.bestEnd,
    isBestStep && w.bestStep({ count: steps.length, names: named(steps) }),
  );
}

/** How to move by a cell. With several catchers the move is sent at its end. */
function chooses(board: PursuitBoard): string {
  const act = actOf(board);
  return paragraph(w.choose({ act }), act === 'moveCatchers' && board.pairs > 1 && w.thenSend);
}

export const cellHint = { look: w.look, play: chooses };

export const descriptions: Descriptions<PursuitBoard, Overlay> = {
  usesSelectedInfo: true,
  describeCell: (board, explanation, selected, cell, cellInfo) =>
    describeCell(board, pursuitExplanation(explanation), selected, cell, pursuitCellInfo(cellInfo)),
  cellName: ({ x, y }) => pair(Number(y), Number(x)),
  moveName,
  describeOverlay: (theory, board, cell) =>
    theory === 'pending' ? '' : describeTheory(theory, board, indexOf(board, cell)),
  describePosition,
};
