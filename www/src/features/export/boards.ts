// The drawing of each game, for the worker that makes files. Each is loaded when it is needed.
import type { AnyDrawing } from '../../board/drawing';
import type { GameName } from '../../engine/boundary';

const loaders: Record<GameName, () => Promise<unknown>> = {
  robots: () => import('../../games/robots/draw/drawing').then(({ drawing }) => drawing),
  janken: () => import('../../games/janken/draw/drawing').then(({ drawing }) => drawing),
  pursuit: () => import('../../games/pursuit/draw/drawing').then(({ drawing }) => drawing),
  solitaire: () => import('../../games/solitaire/draw/drawing').then(({ drawing }) => drawing),
  knights: () => import('../../games/knights/draw/drawing').then(({ drawing }) => drawing),
};

export const drawingOf = (game: GameName) => loaders[game]() as Promise<AnyDrawing>;
