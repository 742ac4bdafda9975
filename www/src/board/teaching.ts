// What a game brings to a class: its questions, and what its evidence says to an answer. And what a lesson is made of.
import type { FunctionComponent } from 'preact';
import type { Board, Cell, Explanation, GameName } from '../engine/boundary';
import type { BoardCell } from '../game/cells';
import type { Showable } from '../game/client';

/** Who names a hand-in: nobody does where a lesson asks for none. */
export const HAND_INS = ['name', 'nickname', 'anonymous', 'off'] as const;
export type HandInBy = (typeof HAND_INS)[number];

/**
 * What a step asks. `answers` are the right ones as they are kept:
 * - `move`: moves as the game writes them, or `NO_MOVE`
 * - `truth`: 'true' or 'false'; whether something is so, of a cell where one is named
 * - `cell`: a row and a column from 0, as `'3 4'`
 * - `number`: a decimal number
 * - `choice`: one of `choices`
 * - `text`: what is accepted; of none, the teacher judges
 * - `output`: none, as the judge says what is right: the output of a program for the input of the step
 *
 * `ask` is the question itself; a game has its own words for a move and a truth. `fact`: what the engine knows of the position
 * and is asked for; then the engine can tell the answers.
 */
export type Question =
  | { kind: 'move'; ask?: string; answers: string[] }
  | { kind: 'truth'; ask?: string; about?: Cell; answers: string[] }
  | { kind: 'cell'; ask: string; fact?: string; answers: string[] }
  | { kind: 'number'; ask: string; fact?: string; answers: string[] }
  | { kind: 'choice'; ask: string; choices: string[]; answers: string[] }
  | { kind: 'text'; ask: string; answers: string[] }
  | { kind: 'output'; ask: string; answers: string[] };
export type QuestionKind = Question['kind'];

/** What is said to an answer. `other`: to a wrong one that nobody foresaw. */
export type Feedback = { right?: string; wrong?: { answer: string; text: string }[]; other?: string };

/**
 * Where a step begins. `case` counts from 1, as in a link. `moves`: a branch; none = the solver's line. `game` may be `PRINTED`: a board
 * of one's own, which has neither `options` nor `relaxed`. Then `text` is positions that a program has printed; or with `task`, the
 * address of a module or the module itself (`data:`), an input of that, with an `output` of a program for it.
 */
export type StepPosition = {
  game: GameName;
  text: string;
  options?: string;
  relaxed?: boolean;
  case?: number;
  moves?: string;
  ply?: number;
  task?: string;
  output?: string;
};

/**
 * A step of a lesson. `text` is Markdown. `before` and `after`: what is shown of the solver's knowledge before the answer (nothing if
 * omitted) and after it (`usuallyAfter`). `explanation`: after the answer, in the place of the solver's reason. `crop`: how many rows
 * and columns are shown: the first ones of a board without end; of one that has a close-up, those around the piece that a person
 * moves. `selected`: the piece whose moves are shown.
 */
export type Step = {
  title: string;
  text: string;
  position: StepPosition;
  before?: Showable[];
  after?: Showable[];
  crop?: number;
  selected?: Cell;
  question?: Question;
  explanation?: string;
  feedback?: Feedback;
};

/**
 * A lesson as its file holds it. `docs/lesson.md` describes each field. Version 1 knew neither `test`, in which no answer is shown before the
 * end, nor questions for an `output`; version 2 no board of one's own.
 */
export type Lesson = {
  boardlab: 'lesson';
  version: 1 | 2 | 3;
  title: string;
  language: string;
  handIn: HandInBy;
  test?: true;
  steps: Step[];
};

/** Something that the engine knows of a position and that can be asked for. `ask` is the question in words. */
export type Fact = { id: string; kind: 'cell' | 'number'; ask: string; answers: string[] };

/** A question on paper, with all that is right: as answers are kept, or in words. */
export type SheetQuestion = { kind: 'move' | 'cell' | 'number' | 'text'; ask: string; answers: string[] };

/** What is asked of any position: the next move, or whether something is so, of a cell where one is named. */
export type UsualQuestion = { kind: 'move' } | { kind: 'truth'; about?: Cell };

/** From a cell to a cell; null: only the cell that it ends on is known. */
export type Arrow = { from: BoardCell | null; to: BoardCell };

/** The points of a game. `told`: in words, where both sides have points. */
export type Score = { points: number; told?: string };

export type TeachingOf<B extends Board, W extends Explanation> = {
  game: B['game'];
  /** The prepared lesson. */
  lesson: Lesson;
  /** What is asked of any position; the next move if omitted. */
  usual?: UsualQuestion;
  /** Asks for the next move. */
  askMove: string;
  /** Asks whether something is so, of a cell where one is named. */
  askTruth(about: Cell | undefined, why: W | null): string;
  /** What is said before a question in a teacher's own words, where the board does not show which move comes next. */
  due?(why: W | null): string;
  /** The cell that the next move is about, where the board does not show it. */
  target?(board: B, why: W | null): Cell | null;
  /** Whether it is so, by the engine's evidence; null where that does not say. */
  isSo(board: B, why: W | null, about: Cell | undefined): boolean | null;
  /** Whether the truth that is asked for is one of a cell. */
  asksOfCell?: true;
  /** Whether the reason of the next move tells already what was asked. */
  reasonTells?: true;
  /** The right moves; the one that was chosen if omitted. */
  rightMoves?(why: W): string[];
  /** The moves that a lesson is offered as answers; the right ones if omitted. */
  bestMoves?(why: W): string[];
  /** The guess that no move is right, where there may be none. */
  noMove?: string;
  /** Where a move can be written in several ways: whether it leads where one of some others does. */
  leadsWhere?(move: string, others: string[]): Promise<boolean>;
  /** What else can be asked of a position. */
  facts(board: B, why: W | null): Fact[];
  /** The evidence for the values alone, for a class that does not know yet what follows from them. */
  Values?: FunctionComponent<{ board: B; why: W }>;
  /** What who plays must know of the board, where the task of the game does not say it. */
  playing?: string;
  /** What a game has brought, where it counts points; null while it has brought nothing yet. */
  score?(board: B): Score | null;
  /** How many rows and columns matter, where not the whole board does; null = the whole board. */
  crop?(board: B): number | null;
  /** The cells that must stay in sight on a board without end. */
  pieces?(board: B): readonly BoardCell[];
  /** Where a guessed move would lead: arrows, or rings around cells where they begin nowhere. */
  arrows?(board: B, why: W | null, move: string): readonly Arrow[];
  /** What a worksheet asks, with the answers; nothing where the position leaves nothing to ask. `reason`: the solver's, for its next move. */
  sheet(board: B, why: W, reason: string): SheetQuestion[];
  /** What stands under a board on paper: the names of its rows and columns. Nothing if omitted. */
  axes?: string;
  /** Where a worksheet begins if the first position of a text leaves nothing to ask; both from 0. */
  sheetAt?: { case: number; ply: number };
  /** What a worksheet says beside the picture; `standing` describes the position. Nothing if omitted. */
  given?(board: B, why: W | null, standing: string): string;
};

/** That of a game which is known only when the page runs. */
export type Teaching = TeachingOf<Board, Explanation>;

/** How a cell is kept as an answer. */
export const cellAnswer = (row: number | bigint, column: number | bigint): string => `${row} ${column}`;
