// What the last move did, how a match ended, and why a program's move is a forfeit.
import * as w from 'words:pursuit';
import type { OutputError, PursuitBoard, PursuitEnd, RobotFailure, Side } from '../../engine/boundary';
import { paragraph } from '../../i18n/join';
import { xy } from './format';
import { actOf } from './position';

export function describeStep(board: PursuitBoard): string {
  const said = made(board);
  if (board.end) return paragraph(said, ended(board, board.end), points(board));
  if (said === '') return paragraph(w.turn(board), w.due({ act: actOf(board) }));
  return paragraph(w.turn({ turn: turnOf(board) }), said);
}

/** The turn that a move belonged to: after the fugitive's move the next turn has begun. */
const turnOf = ({ turn, step }: PursuitBoard) => (step?.side === 'fugitive' ? turn - 1 : turn);

function made({ step, n, fugitive, catchers, end }: PursuitBoard): string {
  if (!step || end?.kind === 'forfeit') return '';
  if (step.side === 'fugitive') return fugitiveMoved(n, step.path, fugitive ?? 0);
  if (step.catchers.length === 0) return w.catchersPlaced({ catchers: catchers.length });
  const moved = catchers.filter((cell, nth) => cell !== step.catchers[nth]).length;
  return w.catchersMoved({ moved, catchers: catchers.length });
}

function fugitiveMoved(n: number, path: number[], now: number): string {
  const [from] = path;
  const to = xy(n, now);
  if (from === undefined) return w.fugitivePlaced({ to });
  const hasStayed = now === from && path.every((cell) => cell === from);
  return hasStayed ? w.fugitiveStayed({ to }) : w.fugitiveMoved({ from: xy(n, from), to });
}

const points = ({ score }: PursuitBoard) => (score ? w.score({ catchers: score[0], fugitive: score[1] }) : '');

function ended({ turn, turns }: PursuitBoard, end: PursuitEnd): string {
  if (end.kind === 'caught') return w.caught({ turn });
  if (end.kind === 'escaped') return w.escaped({ turns });
  return paragraph(w.forfeited({ side: end.side, turn }), wrong(end.side, end.error));
}

/** Why a side's move is invalid: which number, in which line, against which rule. */
function wrong(side: Side, what: OutputError): string {
  switch (what.kind) {
    case 'notANumber':
      return w.notANumber(what);
    case 'count':
      return w.numbers(what);
    case 'range':
      return w.outOfRange(what);
    case 'diagonal':
      return w.diagonal(stepAt(side, what));
    case 'offField':
      return w.offField(stepAt(side, what));
    case 'failed':
      return failure(what.failure);
  }
}

/** A step that a program printed as two numbers, the first of them counted from 1. Catchers are counted from 0. */
function stepAt(side: Side, { number, line }: { number: number; line: number }) {
  const piece = (number - 1) / 2 + (side === 'catchers' ? 0 : 1);
  return { side, piece, number, next: number + 1, line };
}

function failure(what: RobotFailure): string {
  if (what.kind === 'exit') return w.exited(what);
  return what.kind === 'signal' ? w.signalled({ signal: what.number }) : w.failed(what);
}
