// What is said of a tile of Solitaire Chess and of its position. It follows from the position and the explanation.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type { Cell, SolitaireBoard, SolitaireExplanation, SolitaireTile } from '../../engine/boundary';
import { toCell } from '../../game/cells';
import { cell as named } from '../../i18n/common';
import { WORDS } from './messages/board-en';
import { candidateOf, cellOfMove, lastOf, SIDE, solitaireExplanation, tileAt } from './position';
import type { SolitaireRule } from './rule-ids';
import { RULE_OF_PIECE, ruleOfReply } from './rulings';

type Sentence = { text: string; rule: SolitaireRule };

function here(
  board: SolitaireBoard,
  explanation: SolitaireExplanation | null,
  cell: Cell,
  { piece, colour }: SolitaireTile,
): Sentence {
  const waits = board.waits && same(lastOf(board)?.at ?? [-1, -1], cell);
  if (waits) return { text: WORDS.waits, rule: ruleOfReply(explanation) };
  return { text: piece ? WORDS.tile(piece, colour) : WORDS.empty, rule: 'layers' };
}

/** Why the next piece may not be removed from a tile. */
function barred(board: SolitaireBoard, { barred: illegal }: SolitaireTile): Sentence[] {
  const last = lastOf(board);
  if (!illegal || !last) return [];
  if (illegal.kind === 'sameCell') return [{ text: WORDS.sameCell, rule: 'last' }];
  if (illegal.kind === 'empty') return [{ text: WORDS.nothing, rule: 'taken' }];
  return [{ text: WORDS.outOfReach(last), rule: RULE_OF_PIECE[last.piece] }];
}

function open(
  board: SolitaireBoard,
  explanation: SolitaireExplanation | null,
  cell: Cell,
  tile: SolitaireTile,
): Sentence[] {
  const last = lastOf(board);
  if (!tile.target) return barred(board, tile);
  const free: Sentence = last
    ? { text: WORDS.target(last), rule: RULE_OF_PIECE[last.piece] }
    : { text: WORDS.first, rule: 'first' };
  const candidate = candidateOf(explanation, cell);
  return candidate ? [free, { text: WORDS.worth(candidate), rule: 'draw' }] : [free];
}

/** The ruling of the last sentence is linked: it is the most specific one. */
function describeCell(board: SolitaireBoard, explanation: SolitaireExplanation | null, cell: Cell): CellDescription {
  const tile = tileAt(board, cell);
  if (!tile) return { title: named(cell), text: WORDS.off, rule: null };
  const sentences = [here(board, explanation, cell, tile), ...open(board, explanation, cell, tile)];
  return {
    title: named(cell),
    text: sentences.map(({ text }) => text).join(' '),
    rule: sentences.at(-1)?.rule ?? 'layers',
  };
}

/** Row by row, then the rule in force. */
function describePosition(board: SolitaireBoard): string {
  const rows = Array.from({ length: SIDE }, (_, row) => board.tiles.slice(row * SIDE, (row + 1) * SIDE));
  return [...rows.map((tiles, row) => WORDS.row(row + 1, tiles)), WORDS.inForce(board, lastOf(board))].join(' ');
}

export const descriptions: Descriptions<SolitaireBoard> = {
  describeCell: (board, explanation, _selected, cell) =>
    describeCell(board, solitaireExplanation(explanation), toCell(cell)),
  cellName: (cell) => named(toCell(cell)),
  moveName: (removal) => {
    const cell = cellOfMove(removal);
    return cell ? named(cell) : removal;
  },
  describePosition,
};
