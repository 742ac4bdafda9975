// What is said of a cell of the Hyper Knights map, of a position, of the step that led to it and of the next move.

import * as w from 'words:knights';
import { LANGUAGE } from 'words:language';
import type { CellDescription, Descriptions } from '../../board/descriptions';
import type { Reason } from '../../board/game-modules';
import type {
  CellInfo,
  Explanation,
  KnightsBoard,
  KnightsCellInfo,
  KnightsExplanation,
  Landmarks,
} from '../../engine/boundary';
import { type BoardCell, sameCell } from '../../game/cells';
import { HIDDEN_VALUE } from '../../i18n/format';
import { listed, paragraph } from '../../i18n/join';
import { coordinate, place } from '../../i18n/say';
import { knightCells, lastPlayer, type Move, selectedMoves, winningMoves } from './moves';
import type { KnightsRule } from './rule-ids';
import { cutOf, ruleOfBest, ruleOfValue } from './rulings';

/** How many knights a screen reader reads aloud. */
const SPOKEN = 50;
/** How many of the knights on one cell are named. */
const NAMED = 5;
/** The largest value there is; few cells have it. */
const LARGEST = 6;

const list = new Intl.ListFormat(LANGUAGE);

type Sentence = Reason<KnightsRule>;

/** The most specific sentence comes first, and its rule is the one that is linked. */
function describeCell(
  board: KnightsBoard,
  explanation: Explanation | null,
  selected: BoardCell | null,
  cell: BoardCell,
  cellInfo: CellInfo | null,
): CellDescription {
  const found = cellInfo?.game === 'knights' ? cellInfo : null;
  const here = knightsAt(board, cell);
  const moves = selectedMoves(board, selected);
  const hand = moves.find(({ to }) => sameCell(to, cell));
  const sentences = [
    selected ? hop(explanation, hand, found) : winning(board, explanation, cell),
    selected && !hand ? beyond(moves, sameCell(selected, cell)) : null,
    here[0] === undefined ? null : cutOf(board, here[0]),
    crowd(here),
    found && value(found),
  ].filter((part) => part !== null);
  const text = paragraph(...sentences.map((part) => part.text));
  return { title: cellName(cell), text, rule: sentences[0]?.rule ?? 'axes' };
}

/** Without a no-break space: long numbers may stand below each other. */
export const cellName = ({ x, y }: BoardCell): string => `(${coordinate(x)}, ${coordinate(y)})`;

function knightsAt(board: KnightsBoard, cell: BoardCell): number[] {
  const found: number[] = [];
  knightCells(board).forEach((at, index) => {
    if (sameCell(at, cell)) found.push(index);
  });
  return found;
}

const wins = ({ knight }: Move): Sentence => ({ text: w.makesZero({ knight: knight + 1 }), rule: 'winning' });

/** Whether the selected knight should move to the cell. */
function hop(
  explanation: Explanation | null,
  move: Move | undefined,
  cellInfo: KnightsCellInfo | null,
): Sentence | null {
  if (!move || !cellInfo || explanation?.game !== 'knights') return null;
  const wanted = explanation.wanted[move.knight];
  if (wanted === undefined) return null;
  if (wanted === cellInfo.grundy) return wins(move);
  const [text, best] = [w.fails({ knight: move.knight + 1, wanted, value: cellInfo.grundy }), ruleOfBest(explanation)];
  return { text, rule: best === 'winning' ? 'nimSum' : best };
}

/** That the selected knight cannot move to the cell. */
function beyond(moves: readonly Move[], here: boolean): Sentence | null {
  const [any] = moves;
  return any && !here ? { text: w.tooFar({ knight: any.knight + 1 }), rule: 'moves' } : null;
}

function winning(board: KnightsBoard, explanation: Explanation | null, cell: BoardCell): Sentence | null {
  const move = winningMoves(board, explanation).find(({ to }) => sameCell(to, cell));
  return move ? wins(move) : null;
}

function crowd(here: readonly number[]): Sentence | null {
  const [first] = here;
  if (first === undefined) return null;
  if (here.length === 1) return { text: w.here({ knight: first + 1 }), rule: 'mex' };
  const named = here.slice(0, NAMED).map((index) => `${index + 1}`);
  const rest = here.length - named.length;
  const text =
    rest > 0 ? w.manyHere({ knights: listed(...named), rest }) : w.severalHere({ knights: list.format(named) });
  return { text, rule: 'sharing' };
}

function value(cellInfo: KnightsCellInfo): Sentence {
  const { grundy, moves, law } = cellInfo;
  const reached = new Set(moves.map((move) => move.grundy).filter((there) => there !== null));
  const values = list.format([...reached].sort().map(String));
  const parts = [
    reached.size > 0 ? w.value({ value: grundy, values }) : w.dead,
    grundy === LARGEST && w.rare,
    w.law({ law }),
  ];
  return { text: paragraph(...parts), rule: ruleOfValue(cellInfo) };
}

function describePosition(board: KnightsBoard): string {
  const rest = board.knights.length - SPOKEN;
  return paragraph(
    size(board),
    ...board.knights.slice(0, SPOKEN).map(knight),
    rest > 0 && w.more({ rest }),
    outcome(board, true),
  );
}

export function describeStep(board: KnightsBoard): string {
  const { step, knights, moves } = board;
  const [to, player] = [step && knights[step.knight], lastPlayer(board)];
  // Who makes the last move has won.
  if (!step || !to || player === HIDDEN_VALUE) return paragraph(size(board), outcome(board, false));
  const moved = w.moved({
    nth: moves,
    player,
    knight: step.knight + 1,
    from: place(...step.from),
    to: place(to.x, to.y),
  });
  return paragraph(moved, outcome(board, false));
}

export function explainMove(why: KnightsExplanation): Reason<KnightsRule> {
  const [nimSum, move] = [why.nimSum, partsOf(why.chosen)];
  const text = why.winning.length > 0 ? w.best({ ...move, nimSum }) : w.lost(move);
  return { text, rule: ruleOfBest(why) };
}

export function advice({ winning, chosen }: KnightsExplanation, move: string): string {
  if (winning.length === 0) return w.noneWon;
  return winning.includes(move) ? w.good : w.mistake(partsOf(chosen));
}

const moveName = (move: string): string => {
  const parts = partsOf(move);
  return parts.by ? w.move(parts) : move;
};

/** Of a move such as "1 (-1,-2)": the knight, and the way that it goes. */
function partsOf(move: string): { knight: string; by: string } {
  const [knight = '', by = ''] = move.split(' ');
  return { knight, by: by.replaceAll('-', '−').replace(',', ', ') };
}

function size({ knights: { length: knights }, nimSum }: KnightsBoard): string {
  return nimSum === HIDDEN_VALUE ? w.counted({ knights }) : w.start({ knights, nimSum });
}

function knight({ x, y, grundy }: KnightsBoard['knights'][number], index: number): string {
  const at = { knight: index + 1, place: place(x, y) };
  return grundy === HIDDEN_VALUE ? w.knightAt(at) : w.knightWith({ ...at, value: grundy });
}

/** `ahead`: whether it tells who wins while moves are left. What a class is to find it does not tell. */
function outcome({ mover, winner }: KnightsBoard, ahead: boolean): string {
  const turn = mover === null ? w.over : w.toMove({ player: mover });
  const isTold = winner !== HIDDEN_VALUE && (ahead || mover === null);
  return paragraph(turn, isTold && w.wins({ player: winner }));
}

export const descriptions: Descriptions<KnightsBoard, Landmarks> = {
  describeCell,
  cellName,
  moveName,
  describePosition,
};
