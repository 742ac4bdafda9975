import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'LightOJ 1315',
  judges: '',
  task: 'Two players take turns moving knights towards the corner. A player who cannot move loses. Find the winner.',
};
