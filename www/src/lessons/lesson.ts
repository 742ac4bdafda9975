// What a lesson is: prepared positions, each with a question and the answer to it, which a test puts to the engine.
import type { GameName } from '../boundary';
import type { Question } from '../teach/question';

/** `answer` as a guess is kept: a move, 'true' or 'false'. The words of a step stand in words/lessons. */
export type Step = { text: string; options?: string; ply: number; question: Question; answer: string };
export type Lesson = readonly Step[];

const loaders: Record<GameName, () => Promise<Lesson>> = {
  robots: () => import('./robots').then(({ robots }) => robots),
  janken: () => import('./janken').then(({ janken }) => janken),
  pursuit: () => import('./pursuit').then(({ pursuit }) => pursuit),
  solitaire: () => import('./solitaire').then(({ solitaire }) => solitaire),
  knights: () => import('./knights').then(({ knights }) => knights),
};

export const lessonOf = (game: GameName): Promise<Lesson> => loaders[game]();
