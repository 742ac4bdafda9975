import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'ECNA 2001',
  judges: 'POJ 1098, ZOJ 1065, BOJ 7357',
  task: 'Escape robots on a 31 × 31 board by a fixed strategy until they destroy each other or catch you.',
};
