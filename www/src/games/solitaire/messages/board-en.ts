// The words of the Solitaire Chess board: on it, and about its tiles. Another language is another object like it.

import type {
  Colour,
  Piece,
  Removal,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireTile,
} from '../../../engine/boundary';
import { capital, cell, count, LANGUAGE } from '../../../i18n/common';
import { stuck } from '../format';

const tenths = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = (value: number) => tenths.format(value / 10);

/** The statement's word, and what chess players call it. */
const pieces: Record<Piece, { word: string; name: string; rule: string }> = {
  one: { word: '1', name: '“1”', rule: 'exactly 1 step, in any of eight directions' },
  two: { word: '2', name: '“2”', rule: 'exactly 2 steps, in any of eight directions' },
  three: { word: '3', name: '“3”', rule: 'exactly 3 steps, in any of eight directions' },
  four: { word: '4', name: '“4”', rule: 'exactly 4 steps, in any of eight directions' },
  torn: { word: 'torn', name: 'rook (torn)', rule: 'straight, always all the way to the edge' },
  lopare: { word: 'lopare', name: 'bishop (lopare)', rule: 'diagonally, always all the way to the edge' },
  dam: { word: 'dam', name: 'queen (dam)', rule: 'straight or diagonally, always all the way to the edge' },
  springare: {
    word: 'springare',
    name: 'knight (springare)',
    rule: 'two tiles straight and one to the side, as in chess',
  },
};

const colours: Record<Colour, { name: string; beneath: string }> = {
  bronze: { name: 'bronze', beneath: 'Beneath it are a silver and a gold piece, not yet known.' },
  silver: { name: 'silver', beneath: 'Beneath it is a gold piece, not yet known.' },
  gold: { name: 'gold', beneath: 'Nothing is beneath it.' },
  empty: { name: 'empty', beneath: '' },
};

const withColour = (piece: Piece, colour: Colour) => `${colours[colour].name} ${pieces[piece].name}`;
const after = ({ piece, at }: Removal) => `After the ${pieces[piece].name} at ${cell(at)}`;

function inForce(board: SolitaireBoard, last: Removal | null): string {
  const { waits, step } = board;
  if (step?.kind === 'faulty') return 'The game has an error here and scores 0 points.';
  if (step?.kind === 'stopped') return 'The game was stopped.';
  if (!last) return 'Any piece can be removed first.';
  if (!waits && stuck(board)) return `${capital(pieces[last.piece].name)} leads to no piece, so the game is over.`;
  return `${capital(pieces[last.piece].name)}: ${pieces[last.piece].rule}`;
}

const tile = ({ piece, colour }: SolitaireTile) => (piece ? withColour(piece, colour) : colours[colour].name);

export const WORDS = {
  pieces,
  colours,
  withColour,
  points,
  inForce,
  /** Of the removals that a panel points at. */
  marked: (first: number, last: number): string =>
    first === last
      ? `Dashed: the piece that removal ${first} took, not the piece there now`
      : `Dashed: the pieces that removals ${first}–${last} took, not the pieces there now`,
  and: '·',
  off: 'This cell is not on the board.',
  waits: 'The next layer is about to appear.',
  empty: 'Empty: all three pieces are gone.',
  nothing: 'There is nothing to remove.',
  tile: (piece: Piece, colour: Colour) => `${capital(withColour(piece, colour))}. ${colours[colour].beneath}`,
  first: 'Any piece can be removed first.',
  sameCell: 'The last piece was removed from this tile. You cannot remove from the same tile twice in a row.',
  outOfReach: (last: Removal) =>
    `${after(last)}, nothing can be removed here. That piece moves ${pieces[last.piece].rule}.`,
  target: (last: Removal) => `${after(last)}, this piece can be removed.`,
  worth: ({ expected, spread, ahead }: SolitaireCandidate) =>
    `${count(ahead.points, 'point', 'points')} now; the final score is then ${points(expected)} on average${spread > 0 ? ` (± ${points(spread)})` : ''}.`,
  row: (row: number, tiles: SolitaireTile[]) => `Row ${row}: ${tiles.map(tile).join(', ')}.`,
};
