import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Final of the Swedish Olympiad in Informatics 2016',
  judges: '',
  task: 'Remove pieces from a 6 × 6 board and score as many points as possible. Each removed piece decides where you can remove the next.',
};
