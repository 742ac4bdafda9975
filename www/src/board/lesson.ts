// What a lesson is: prepared positions, each with a question and the answer to it, which a test puts to the engine.
import type { Cell } from '../engine/boundary';

/** The next move; or whether something is so, of a cell where one is named. */
export type Question = { kind: 'move' } | { kind: 'truth'; about: Cell | null };

/** `answer` as a guess is kept: a move, 'true' or 'false'. The words of a step stand in i18n/lessons-en.ts. */
export type Step = { text: string; options?: string; ply: number; question: Question; answer: string };
export type Lesson = readonly Step[];
