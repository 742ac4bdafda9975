import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'ECNA 2001',
  judges: 'POJ 1098, ZOJ 1065, BOJ 7357',
  task: 'Robots chase you on a 31 × 31 board. Follow a fixed strategy until they are all destroyed or one catches you.',
};
