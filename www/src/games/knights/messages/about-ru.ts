import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'LightOJ 1315',
  judges: '',
  task: 'Два игрока по очереди ходят конями к углу доски. Игрок, который не может ходить, проигрывает. Назовите победителя.',
};
