// The boards as the studio loads them: one at a time.
import type { AnyRenderer } from '../../board/renderer';
import type { GameName } from '../../engine/boundary';

const loaders: Record<GameName, () => Promise<unknown>> = {
  robots: () => import('../../games/robots/draw/drawing').then(({ robots }) => robots),
  janken: () => import('../../games/janken/draw/drawing').then(({ janken }) => janken),
  pursuit: () => import('../../games/pursuit/draw/drawing').then(({ pursuit }) => pursuit),
  solitaire: () => import('../../games/solitaire/draw/drawing').then(({ solitaire }) => solitaire),
  knights: () => import('../../games/knights/draw/drawing').then(({ knights }) => knights),
};

export const boardOf = (game: GameName) => loaders[game]() as Promise<AnyRenderer>;
