import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Swedish Olympiad in Informatics 2016',
  judges: 'final',
  task: 'Remove pieces from a 6 × 6 board for as many points as possible. Each piece decides where the next one can be removed.',
};
