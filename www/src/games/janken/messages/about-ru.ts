import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'South Central USA 2005',
  judges: 'POJ 2806, BOJ 4551',
  task: 'Определите для каждого хода бойца на карте из шестиугольников, возможен ли он и сколько очков движения остаётся.',
};
