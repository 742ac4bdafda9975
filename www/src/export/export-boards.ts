// The boards as the studio loads them: one at a time.
import type { AnyRenderer } from '../boards/renderer';
import type { GameName } from '../boundary';

const loaders: Record<GameName, () => Promise<unknown>> = {
  robots: () => import('../boards/robots').then(({ robots }) => robots),
  janken: () => import('../boards/janken').then(({ janken }) => janken),
  pursuit: () => import('../boards/pursuit').then(({ pursuit }) => pursuit),
  solitaire: () => import('../boards/solitaire').then(({ solitaire }) => solitaire),
  knights: () => import('../boards/knights').then(({ knights }) => knights),
};

export const boardOf = (game: GameName) => loaders[game]() as Promise<AnyRenderer>;
