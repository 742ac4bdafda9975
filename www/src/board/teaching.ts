// What a game brings to a class: its questions, what its evidence says to an answer, and its lesson.
import type { FunctionComponent } from 'preact';
import type { Board, Cell, Explanation } from '../engine/boundary';

/** The next move; or whether something is so, of a cell where one is named. */
export type Question = { kind: 'move' } | { kind: 'truth'; about: Cell | null };

/** What a lesson has introduced so far: a step shows nothing else. */
export type Introduced = {
  /** Nothing of what the solver knows yet: after the answer, too, the board shows the pieces alone, and the words tell why. */
  plain?: true;
  /** The part of the evidence that is shown; all of it if omitted. */
  Evidence?: FunctionComponent<{ board: Board; why: Explanation }>;
  /** The first rows and columns that are shown of a board without end; as many as fit if omitted. */
  crop?: number;
  /** The piece whose moves are shown. */
  selected?: Cell;
};

/** A prepared position with a question. `answer` as a guess is kept: a move, 'true' or 'false'. A test puts each to the engine. */
export type Position = Introduced & { text: string; options?: string; ply: number; question: Question; answer: string };
/** What a step of a lesson says; `told`: after the answer, in the place of the solver's reason. */
export type StepWords = { title: string; said: string; told?: string };
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
