// What a class is asked of Solitaire Chess, and what its lesson says.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common';

const named = (about: Cell | null) => (about ? cell(about) : '');

export const solitaireTeaching = {
  askMove: 'Which tile is removed next?',
  askTruth: (about: Cell | null): string => `May the tile at ${named(about)} be removed next?`,
  questions: [
    'Which tile does the player remove next, and why?',
    'Which tiles may be removed now?',
    'What is the score, and which bonuses are in it?',
  ],
  lesson: [
    {
      title: 'The first tile is free',
      said: 'The first piece may be removed from any tile. Beneath each lie two more that nobody sees.',
    },
    {
      title: 'A number counts steps',
      said: 'A 1 was removed from row 4, column 3. The next tile is exactly one step away, straight or slanting.',
    },
    {
      title: 'Exactly so many',
      said: 'A 2 was removed from row 3, column 3: exactly two steps in one of eight directions, not one and not three.',
    },
    {
      title: 'A rook goes to the edge',
      said: 'The torn (a rook) goes all the way along its row or column: the next tile lies on the edge of the board.',
    },
    {
      title: 'A queen too',
      said: 'The dam (a queen) goes all the way, straight or slanting. What stands between blocks nothing.',
    },
    {
      title: 'The knight leaps',
      said: 'The springare is a knight: two cells one way and one aside.',
    },
  ],
};
