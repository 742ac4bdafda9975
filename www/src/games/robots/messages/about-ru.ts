import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'ECNA 2001',
  judges: 'POJ 1098, ZOJ 1065, BOJ 7357',
  task: 'На доске 31 × 31 за вами гонятся роботы. Следуйте заданной стратегии, пока не погибнут все роботы или пока один из них не поймает вас.',
};
