import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'South Central USA 2005',
  judges: 'POJ 2806, BOJ 4551',
  task: 'Определите, выполняется ли каждый приказ на карте из шестиугольников и сколько очков движения остаётся.',
};
