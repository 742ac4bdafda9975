import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'ECNA 2001',
  judges: 'POJ 1098, ZOJ 1065, BOJ 7357',
  task: 'Уходите от роботов на доске 31 × 31 по заданной стратегии, пока они не уничтожат друг друга или не настигнут вас.',
};
