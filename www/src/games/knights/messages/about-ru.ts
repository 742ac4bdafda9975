import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'LightOJ 1315',
  judges: '',
  task: 'Два игрока ходят конями, которые лишь приближаются к углу; кто не может ходить, проигрывает. Назовите победителя.',
};
