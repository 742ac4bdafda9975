// The boards as the studio loads them: one at a time.
import type { AnyRenderer } from '../../board/renderer';
import type { GameName } from '../../engine/boundary';

const loaders: Record<GameName, () => Promise<unknown>> = {
  robots: () => import('../../games/robots/draw/renderer').then(({ robots }) => robots),
  janken: () => import('../../games/janken/draw/renderer').then(({ janken }) => janken),
  pursuit: () => import('../../games/pursuit/draw/renderer').then(({ pursuit }) => pursuit),
  solitaire: () => import('../../games/solitaire/draw/renderer').then(({ solitaire }) => solitaire),
  knights: () => import('../../games/knights/draw/renderer').then(({ knights }) => knights),
};

export const boardOf = (game: GameName) => loaders[game]() as Promise<AnyRenderer>;
