// What a lesson is: prepared positions, each with a question and the answer to it, which a test puts to the engine.
import type { GameName } from '../../engine/boundary';
import type { Question } from './question';

/** `answer` as a guess is kept: a move, 'true' or 'false'. The words of a step stand in i18n/lessons-en.ts. */
export type Step = { text: string; options?: string; ply: number; question: Question; answer: string };
export type Lesson = readonly Step[];

const loaders: Record<GameName, () => Promise<Lesson>> = {
  robots: () => import('../../games/robots/lesson').then(({ robots }) => robots),
  janken: () => import('../../games/janken/lesson').then(({ janken }) => janken),
  pursuit: () => import('../../games/pursuit/lesson').then(({ pursuit }) => pursuit),
  solitaire: () => import('../../games/solitaire/lesson').then(({ solitaire }) => solitaire),
  knights: () => import('../../games/knights/lesson').then(({ knights }) => knights),
};

export const lessonOf = (game: GameName): Promise<Lesson> => loaders[game]();
