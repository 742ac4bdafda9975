import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'LightOJ 1315',
  judges: '',
  task: 'Two players move knights that only come closer to the corner; whoever cannot move loses. Name the winner.',
};
