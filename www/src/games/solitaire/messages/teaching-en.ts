// The questions for a class about Solitaire Chess, and the lesson.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common';

const named = (about: Cell | null) => (about ? cell(about) : '');

export const solitaireTeaching = {
  askMove: 'Which piece is removed next?',
  askTruth: (about: Cell | null): string => `Can the piece at ${named(about)} be removed next?`,
  questions: [
    'Which piece does the solver remove next, and why?',
    'Which pieces can be removed now?',
    'What is the score, and which bonuses are in it?',
  ],
  lesson: [
    {
      title: 'The first tile is free',
      said: 'The first piece can be removed from any tile. Two more pieces are hidden beneath each.',
    },
    {
      title: 'A number is a number of steps',
      said: 'A 1 was removed from row 4, column 3. The next tile is exactly one step away, straight or diagonally.',
    },
    {
      title: 'Exactly that many',
      said: 'A 2 was removed from row 3, column 3: the next tile is exactly two steps away in one of eight directions.',
    },
    {
      title: 'A rook goes to the edge',
      said: 'A rook (torn) goes all the way along its row or column. The next tile is on the edge of the board.',
    },
    {
      title: 'So does a queen',
      said: 'A queen (dam) goes all the way, straight or diagonally. Pieces in between do not block.',
    },
    {
      title: 'A knight jumps',
      said: 'A knight (springare) goes two cells straight and one to the side.',
    },
  ],
};
