// What the board of Solitaire Chess writes, and panels as well.

import { LANGUAGE } from 'words:language';
import * as w from 'words:solitaire';
import type { Piece, Removal, SolitaireBoard } from '../../engine/boundary';
import { capital, cell, HIDDEN_VALUE } from '../../i18n/format';

/** Whether no tile is free; a board that keeps its free tiles to itself has some. */
export const stuck = ({ next, waiting }: SolitaireBoard) => next.length === 0 && waiting !== HIDDEN_VALUE;

const oneDecimal = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Points that are given in tenths. */
export const points = (tenths: number) => oneDecimal.format(tenths / 10);

/** The statement's word for a piece. */
export const WORD_OF = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  torn: 'torn',
  lopare: 'lopare',
  dam: 'dam',
  springare: 'springare',
} as const satisfies Record<Piece, string>;

export const PIECES = Object.keys(WORD_OF) as Piece[];

export const isNumber = (piece: Piece) => /^\d$/.test(WORD_OF[piece]);

export const removalName = ({ piece, colour, at }: Removal, index: number): string =>
  w.removal({ nth: index + 1, piece, colour, at: cell(at) });

/** What holds for the next removal. */
export function inForce(board: SolitaireBoard, last: Removal | null): string {
  const { waits, step } = board;
  if (step?.kind === 'faulty') return w.faulty;
  if (step?.kind === 'stopped') return w.stopped;
  if (!last) return w.first;
  return !waits && stuck(board) ? w.stuck : capital(w.rule({ piece: last.piece }));
}
