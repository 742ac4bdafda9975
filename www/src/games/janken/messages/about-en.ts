import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'South Central USA 2005',
  judges: 'POJ 2806, BOJ 4551',
  task: 'Decide for each move of a unit on a hex map whether it is successful, and how many movement points are left.',
};
