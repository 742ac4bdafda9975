// What is said of a tile of Solitaire Chess, from the position and the evidence alone.

import { same } from '../../../board/geometry';
import type { CellDescription } from '../../../board/renderer';
import type { Cell, SolitaireBoard, SolitaireExplanation, SolitaireTile } from '../../../engine/boundary';
import { cell as named } from '../../../i18n/common';
import { WORDS } from '../messages/board-en';
import type { SolitaireRule } from '../rule-ids';
import { lastOf, SIDE, tileAt } from './grid';
import { candidateAt } from './values';

type Said = { text: string; rule: SolitaireRule };

function here(board: SolitaireBoard, at: Cell, { piece, colour }: SolitaireTile): Said {
  const waits = board.waits && same(lastOf(board)?.at ?? [-1, -1], at);
  if (waits) return { text: WORDS.waits, rule: 'draw' };
  return { text: piece ? WORDS.tile(piece, colour) : WORDS.empty, rule: 'layers' };
}

/** Why the next piece may not be removed from a tile; of the reasons that the engine may give, in its own words. */
function barred(board: SolitaireBoard, { barred: illegal }: SolitaireTile): Said[] {
  const last = lastOf(board);
  if (!illegal || !last) return [];
  if (illegal.kind === 'sameCell') return [{ text: WORDS.sameCell, rule: 'last' }];
  if (illegal.kind === 'empty') return [{ text: WORDS.nothing, rule: 'taken' }];
  return [{ text: WORDS.outOfReach(last), rule: WORDS.ruleOf[last.piece] }];
}

function open(board: SolitaireBoard, why: SolitaireExplanation | null, at: Cell, tile: SolitaireTile): Said[] {
  const last = lastOf(board);
  if (!tile.target) return barred(board, tile);
  const free: Said = last
    ? { text: WORDS.target(last), rule: WORDS.ruleOf[last.piece] }
    : { text: WORDS.first, rule: 'first' };
  const candidate = candidateAt(why, at);
  return candidate ? [free, { text: WORDS.worth(candidate), rule: 'draw' }] : [free];
}

/** The last ruling is linked: it is the most particular one. */
export function tell(board: SolitaireBoard, why: SolitaireExplanation | null, at: Cell): CellDescription {
  const tile = tileAt(board, at);
  if (!tile) return { title: named(at), text: WORDS.off, rule: null };
  const said = [here(board, at, tile), ...open(board, why, at, tile)];
  return { title: named(at), text: said.map(({ text }) => text).join(' '), rule: said.at(-1)?.rule ?? 'layers' };
}

/** Row by row, then the rule in force. */
export function describe(board: SolitaireBoard): string {
  const rows = Array.from({ length: SIDE }, (_, row) => board.tiles.slice(row * SIDE, (row + 1) * SIDE));
  return [...rows.map((tiles, row) => WORDS.row(row + 1, tiles)), WORDS.inForce(board, lastOf(board))].join(' ');
}
