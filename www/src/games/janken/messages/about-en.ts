import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'South Central USA 2005',
  judges: 'POJ 2806, BOJ 4551',
  task: 'Decide whether each order on a hex map succeeds, and how many movement points are left.',
};
