// What is said of a cell of the Hyper Knights map and of its position.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import type { CellInfo, Explanation, KnightsBoard, KnightsCellInfo, Landmarks } from '../../engine/boundary';
import { type BoardCell, sameCell } from '../../game/cells';
import { HIDDEN_VALUE } from '../../i18n/format';
import { WORDS } from './messages/board-en';
import { knightsWords } from './messages/messages-en';
import { knightCells, type Move, selectedMoves, winningMoves } from './moves';
import type { KnightsRule } from './rule-ids';

/** How many knights a screen reader reads aloud. */
const SPOKEN = 50;

type Sentence = { text: string; rule: KnightsRule };

const cellName = ({ x, y }: BoardCell) => WORDS.title(x, y);
const nameOf = (player: number) => WORDS.players[player === 0 ? 0 : 1];

function describePosition({ knights, nimSum, mover, winner }: KnightsBoard): string {
  const entries = knights.slice(0, SPOKEN).map(({ x, y, grundy }, i) => WORDS.knight(i + 1, x, y, grundy));
  const rest = knights.length - SPOKEN;
  return [
    WORDS.knights(knights.length, rest > 0 ? [...entries, WORDS.more(rest)] : entries),
    WORDS.outcome(nimSum, mover === null ? null : nameOf(mover), winner === HIDDEN_VALUE ? null : nameOf(winner)),
  ].join(' ');
}

function knightsAt(board: KnightsBoard, cell: BoardCell): number[] {
  const found: number[] = [];
  knightCells(board).forEach((at, index) => {
    if (sameCell(at, cell)) found.push(index);
  });
  return found;
}

/** Whether the selected knight should move to the cell. */
function hop(
  explanation: Explanation | null,
  move: Move | undefined,
  cellInfo: KnightsCellInfo | null,
): Sentence | null {
  if (!move || !cellInfo || explanation?.game !== 'knights') return null;
  const wanted = explanation.wanted[move.knight];
  if (wanted === undefined) return null;
  if (wanted === cellInfo.grundy) return { text: WORDS.wins(move.knight), rule: 'winning' };
  const rule = explanation.winning.length ? 'nimSum' : 'loser';
  return { text: WORDS.fails(move.knight, wanted, cellInfo.grundy), rule };
}

/** That the selected knight cannot move to the cell. */
function beyond(moves: readonly Move[], here: boolean): Sentence | null {
  const [any] = moves;
  return any && !here ? { text: WORDS.beyond(any.knight), rule: 'moves' } : null;
}

function winning(board: KnightsBoard, explanation: Explanation | null, cell: BoardCell): Sentence | null {
  const move = winningMoves(board, explanation).find(({ to }) => sameCell(to, cell));
  return move ? { text: WORDS.leads(move.knight), rule: 'winning' } : null;
}

function cut(board: KnightsBoard, here: readonly number[]): Sentence | null {
  const value = board.knights[here[0] ?? -1]?.cut ?? null;
  return value === null ? null : { text: WORDS.cut(value), rule: 'board' };
}

function crowd(here: readonly number[]): Sentence | null {
  return here.length ? { text: WORDS.standing(here), rule: here.length > 1 ? 'sharing' : 'mex' } : null;
}

function value({ grundy, moves, law }: KnightsCellInfo): Sentence {
  const reached = moves.map((move) => move.grundy).filter((there) => there !== null);
  reached.sort((a, b) => a - b);
  const parts = [WORDS.value(grundy, reached, moves.length), WORDS.rare(grundy), WORDS.laws[law]];
  return { text: parts.filter(Boolean).join(' '), rule: reached.length === 0 ? 'moves' : 'mex' };
}

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
    cut(board, here),
    crowd(here),
    found && value(found),
  ].filter((part) => part !== null);
  const text = sentences.map((part) => part.text).join(' ');
  return { title: cellName(cell), text, rule: sentences[0]?.rule ?? 'axes' };
}

export const descriptions: Descriptions<KnightsBoard, Landmarks> = {
  describeCell,
  cellName,
  moveName: knightsWords.move,
  describePosition,
};
