import type { GameAbout } from '../../../board/game-modules';

export const about: GameAbout = {
  origin: 'Tournament of a Russian engineering school',
  judges: '',
  task: 'Programs for the catchers and for the fugitive play on a square or a torus: a quick capture against a long escape.',
};
