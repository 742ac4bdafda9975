import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'South Central USA 2005',
  judges: 'POJ 2806, BOJ 4551',
  task: 'Judge whether each move order on a hex map is allowed, and how many movement points it leaves.',
};
