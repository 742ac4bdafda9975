// What a game brings to a class: its questions, what its evidence says to an answer, and its lesson.
import type { Board, Cell, Explanation } from '../engine/boundary';

/** The next move; or whether something is so, of a cell where one is named. */
export type Question = { kind: 'move' } | { kind: 'truth'; about: Cell | null };

/** A prepared position with a question. `answer` as a guess is kept: a move, 'true' or 'false'. A test puts each to the engine. */
export type Position = { text: string; options?: string; ply: number; question: Question; answer: string };
/** What a step of a lesson says. */
export type StepWords = { title: string; said: string };
export type Step = Position & StepWords;
export type Lesson = readonly Step[];

/** Each position has its words. */
export function lessonOf(positions: readonly Position[], words: readonly StepWords[]): Lesson {
  if (positions.length !== words.length) throw new Error('a step has no words, or words have no step');
  return positions.map((position, nth) => ({ ...position, ...(words[nth] as StepWords) }));
}

export type TeachingOf<B extends Board, W extends Explanation> = {
  game: B['game'];
  lesson: Lesson;
  /** What is asked of any position; the next move if omitted. */
  usual?: Question;
  /** Asks for the next move. */
  askMove: string;
  /** Asks whether something is so, of a cell where one is named. */
  askTruth(about: Cell | null, why: W | null): string;
  /** Whether it is so, by the engine's evidence; null where that does not say. */
  isSo(board: B, why: W | null, about: Cell | null): boolean | null;
  /** Whether the reason of the next move tells already what was asked. */
  reasonTells?: true;
  /** The right moves; the one that was chosen if omitted. */
  rightMoves?(why: W): string[];
  /** The guess that no move is right, where there may be none. */
  noMove?: string;
  /** Whether a move can be written in several ways: the engine says which are the same. */
  hasManySpellings?: true;
  /** What a worksheet asks. */
  questions: readonly string[];
  /** What a worksheet says beside the picture; `standing` describes the position. Nothing if omitted. */
  given?(board: B, why: W | null, standing: string): string;
};

/** That of a game which is known only when the page runs. */
export type Teaching = TeachingOf<Board, Explanation>;
