import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Tournament of a Russian engineering school',
  judges: '',
  task: 'Two programs play on a square or a torus. The catchers try to catch the fugitive as early as possible; the fugitive tries to stay free.',
};
