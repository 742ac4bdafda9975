import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Swedish Olympiad in Informatics 2016',
  judges: 'final',
  task: 'Remove pieces from a 6 × 6 board, each move limited by the piece removed before, for as many points as possible.',
};
