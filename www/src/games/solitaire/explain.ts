// What is said of a tile of Solitaire Chess, of a position, of the step that led to it and of the next one.

import * as w from 'words:solitaire';
import type { CellDescription, Descriptions } from '../../board/descriptions';
import type { Reason } from '../../board/game-modules';
import { same } from '../../board/geometry';
import type {
  Cell,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireExplanation,
  SolitaireFault,
  SolitaireStep,
  SolitaireTile,
} from '../../engine/boundary';
import { toCell } from '../../game/cells';
import { capital, cell as named } from '../../i18n/format';
import { ended, listed, paragraph } from '../../i18n/join';
import { inForce, PIECES, points, removalName, stuck, WORD_OF } from './format';
import { candidateOf, cellOfMove, lastOf, SIDE, solitaireExplanation, tileAt } from './position';
import type { SolitaireRule } from './rule-ids';
import { RULE_OF_PIECE, refusalOf, ruleOfReply } from './rulings';

type Sentence = Reason<SolitaireRule>;

/** The ruling of the last sentence is linked: it is the most specific one. */
function describeCell(board: SolitaireBoard, explanation: SolitaireExplanation | null, cell: Cell): CellDescription {
  const tile = tileAt(board, cell);
  if (!tile) return { title: named(cell), text: w.off, rule: null };
  const sentences = [here(board, explanation, cell, tile), ...next(board, explanation, cell, tile)];
  return {
    title: named(cell),
    text: paragraph(...sentences.map(({ text }) => text)),
    rule: sentences.at(-1)?.rule ?? 'layers',
  };
}

function here(
  board: SolitaireBoard,
  explanation: SolitaireExplanation | null,
  cell: Cell,
  { piece, colour }: SolitaireTile,
): Sentence {
  const waits = board.waits && same(lastOf(board)?.at ?? [-1, -1], cell);
  if (waits)
    return explanation?.fault ? told(board, explanation.fault) : { text: w.waits, rule: ruleOfReply(explanation) };
  if (!piece || colour === 'empty') return { text: w.empty, rule: 'taken' };
  return { text: paragraph(ended(capital(w.tile({ piece, colour }))), w.beneath({ colour })), rule: 'layers' };
}

/** Whether the next piece may be removed from a tile, and what comes of it. */
function next(
  board: SolitaireBoard,
  explanation: SolitaireExplanation | null,
  cell: Cell,
  { target, barred }: SolitaireTile,
): Sentence[] {
  const last = lastOf(board);
  if (!target) return barred && barred.kind !== 'empty' ? [refusalOf(barred, last)] : [];
  const free: Sentence = last ? { text: w.target, rule: RULE_OF_PIECE[last.piece] } : { text: w.first, rule: 'first' };
  const candidate = candidateOf(explanation, cell);
  if (!candidate) return [free];
  const score =
    candidate.spread > 0 ? `${points(candidate.expected)} ± ${points(candidate.spread)}` : expected(candidate);
  return [free, { text: paragraph(w.now({ points: candidate.ahead.points }), w.expected({ score })), rule: 'draw' }];
}

const expected = (candidate: SolitaireCandidate) => points(candidate.expected);

/** Row by row, then the rule in force. */
function describePosition(board: SolitaireBoard): string {
  const rows = Array.from({ length: SIDE }, (_, row) => board.tiles.slice(row * SIDE, (row + 1) * SIDE));
  const told = rows.map((tiles, row) => w.row({ row: row + 1, tiles: listed(...tiles.map(tileName)) }));
  return paragraph(...told, inForce(board, lastOf(board)));
}

const tileName = ({ piece, colour }: SolitaireTile) => (piece ? w.tile({ piece, colour }) : w.colour({ colour }));

export function describeStep(board: SolitaireBoard): string {
  const { step, removals, score } = board;
  const [last, total] = [lastOf(board), { total: score.total }];
  const removed = last ? removalName(last, removals.length - 1) : '';
  switch (step?.kind) {
    case undefined:
      return w.first;
    case 'removed':
      return paragraph(removed, w.earned({ points: step.points, ...total }));
    case 'replied':
      return paragraph(removed, appeared(board, step), stuck(board) && !board.scripted ? over(board) : w.score(total));
    case 'stopped':
      return paragraph(w.stopped, w.final(total));
    case 'faulty':
      return told(board, step.fault).text;
  }
}

const over = ({ score: { total } }: SolitaireBoard) => paragraph(w.over, w.final({ total }));

const appeared = (board: SolitaireBoard, { at, piece }: Extract<SolitaireStep, { kind: 'replied' }>): string =>
  piece ? w.appears({ piece, colour: tileAt(board, at)?.colour ?? 'empty' }) : w.blank;

/** How good a score is: the player's scores on such boards. */
export function describeResult({ score: { total }, measured }: SolitaireBoard): string {
  const own = w.score({ total });
  if (!measured) return paragraph(own, w.unmeasured);
  return paragraph(own, w.measured({ ...measured, mean: points(measured.mean) }));
}

export function explainMove(why: SolitaireExplanation, board: SolitaireBoard): Sentence {
  if (why.fault) return told(board, why.fault);
  return board.waits ? reply(why) : choice(why);
}

function told(board: SolitaireBoard, fault: SolitaireFault): Sentence {
  const { text, rule } = faultOf(board, fault);
  return { text: paragraph(w.faulty, text), rule };
}

function faultOf(board: SolitaireBoard, fault: SolitaireFault): Sentence {
  if (fault.kind === 'illegal') return illegal(board, fault);
  if (fault.kind === 'noEnd') return { text: w.noEnd, rule: 'end' };
  return { text: fault.piece ? w.replyPiece({ piece: fault.piece }) : w.replyBlank, rule: 'layers' };
}

function illegal(board: SolitaireBoard, fault: Extract<SolitaireFault, { kind: 'illegal' }>): Sentence {
  const { text, rule } = refusalOf(fault.refusal, lastOf(board));
  const refused = w.refused({ at: named([fault.row - 1, fault.column - 1]) });
  const isOut = fault.refusal.kind === 'outOfReach' && board.next.length > 0;
  const allowed = isOut && w.allowed({ cells: listed(...board.next.map(named)) });
  return { text: paragraph(refused, text, allowed), rule };
}

/** The reply that is to come: the word of a piece, or "blank". */
function reply(why: SolitaireExplanation): Sentence {
  const by = why.replyScripted ? 'input' : 'seed';
  const piece = PIECES.find((one) => WORD_OF[one] === why.chosen);
  const blank = why.chosen === 'blank' ? w.revealedBlank({ by }) : w.waits;
  return { text: piece ? w.revealed({ piece, by }) : blank, rule: ruleOfReply(why) };
}

function choice(why: SolitaireExplanation): Sentence {
  const { chosen, scripted } = why;
  if (chosen === '0 0') return { text: scripted ? w.inputStops : w.solverStops, rule: 'end' };
  const best = candidateOfMove(why, chosen);
  if (!best) return { text: w.thinking, rule: 'draw' };
  const [removal, score] = [{ piece: best.piece, at: named(best.at) }, { score: expected(best) }];
  const text = scripted
    ? paragraph(w.inputRemoves(removal), w.expectedThen(score))
    : paragraph(w.remove(removal), w.expected(score));
  return { text, rule: 'draw' };
}

/** The candidate that a move removes. */
function candidateOfMove(why: SolitaireExplanation, move: string | null): SolitaireCandidate | null {
  const cell = cellOfMove(move);
  return cell && candidateOf(why, cell);
}

export function advice(past: SolitaireExplanation, move: string): string {
  const [yours, its] = [candidateOfMove(past, move), candidateOfMove(past, past.chosen) ?? past.candidates[0]];
  if (!yours || !its) return '';
  const score = expected(yours);
  if (yours === its) return paragraph(w.same, w.expected({ score }));
  const by = past.scripted ? 'input' : 'solver';
  return w.compared({ yours: named(yours.at), score, by, other: named(its.at), otherScore: expected(its) });
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
