import { computed } from '@preact/signals';
import {
  type Board,
  type CellInfo,
  type Diagnostic,
  type Explanation,
  type Frame,
  GAME_NAMES,
  type GameName,
  type IllegalMove,
  type Parsed,
} from '../engine/boundary';
import type { Opened, PositionRef, Source } from '../engine/protocol';
import type { BoardCell, Colours, Plan, View } from './cells';
import { type Fields, fieldsOf, type View as ReadOnly } from './slice';

/** Where an output under test comes from. */
export type Origin = 'paste' | 'program';

/**
 * An output that a person has brought, and the input that it is of. `before`: what both were made smaller from; an undo of the input
 * leads back there. `isSeen`: the board was led to its first difference.
 */
export type Pasted = { text: string; source: Source; origin: Origin; before?: Pasted; isSeen?: boolean };

/** What stands in a game: its input, the position that is shown, and a person's output to it. */
export type Draft = { source: Source; position: PositionRef; pasted?: Pasted | null };

/** `way`: how the board got here from the frame before: one step on, one step back, or a jump. */
export type Shown = {
  generation: number;
  frame: Frame;
  explanation: Explanation | null;
  /** The evidence before a person's own move led here. */
  previousExplanation: Explanation | null;
  /** That move; luck may have answered it since. */
  made: string | null;
  last: Board | null;
  way: 'on' | 'back' | 'jump';
};

/** `chunks` joined are the judge's bytes. `busy` while more are on their way; of no `cases`: they are of an older text. */
export type Output = { chunks: string[]; cases: number; busy: boolean };

export type Notice =
  | { kind: 'engineReplaced' }
  | { kind: 'engineGone' }
  | { kind: 'damagedLink' }
  | { kind: 'newerLink' }
  | { kind: 'withoutOptions' }
  | { kind: 'notKept' }
  | { kind: 'keptHere' }
  | { kind: 'notKeepable' }
  | { kind: 'keepsNothing' }
  | { kind: 'illegal'; game: GameName; illegal: IllegalMove }
  | { kind: 'badFile'; name: string; diagnostic: Diagnostic }
  | { kind: 'bigFile'; name: string; limit: number }
  | { kind: 'unreadableFile' | 'notText'; name: string }
  /** A sentence of a part of the page that is loaded when it is wanted. */
  | { kind: 'said'; text: string; link?: { href: string; name: string } };

/** The terms of a game of chance: its seed, the pieces it draws from, the positions that the player looks at for a move. */
export type SeededGame = { seed: string; alphabet: string; nodes: number };

/** A move at the position that was shown when it was made. */
export type Attempt = { move: string; generation: number; ply: number };

/** The pages beside the board. */
export const SIDES = ['why', 'position', 'rules'] as const;
/** One of them, or a page of the game's own. */
export type Side = string;

/** What the engine said of a cell at a ply. */
export type CellInfoAt = { generation: number; ply: number; cell: BoardCell; info: CellInfo | null };

/** Where a move would lead. */
export type PreviewBoard = { generation: number; ply: number; move: string; board: Board };

/** What a class sees in place of the main page. */
export const CLASSES = ['present', 'predict', 'lesson', 'sheet', 'seed', 'edit', 'collect', 'notes'] as const;
export type ClassMode = (typeof CLASSES)[number];

/** Parts of what the solver knows: numbers that a board shows, marks for the next move, and reasons in words. */
export const SHOWABLE = ['values', 'hints', 'reasons'] as const;
export type Showable = (typeof SHOWABLE)[number];

/**
 * `step`: of the lesson, from 0. `guess`: an answer as it is kept. `before`: what a step of a lesson shows before the answer; nothing
 * if omitted. `after`: what it shows after it; everything if omitted. `asksCell`: whether a click on a cell is the answer.
 */
export type Teach = {
  mode: ClassMode;
  step: number;
  revealed: boolean;
  guess: string | null;
  before?: readonly Showable[];
  after?: readonly Showable[];
  asksCell?: boolean;
  /** What a teacher who writes a lesson sets on the board: what is chosen there is kept, not played. */
  picks?: string;
};

/** A lesson that is not one of the prepared ones, as the text of its file; null while a link is unpacked. */
export type LessonSource = { text: string | null; origin: 'link' | 'file' | 'draft' };

/** What a class begins with. */
export const BEGINNING_OF_CLASS: Teach = { mode: 'present', step: 0, revealed: false, guess: null };

/** Whether a class is guessing, so that moves are kept and not played. */
export const guesses = (teach: Teach | null): boolean =>
  !!teach && !teach.revealed && (teach.mode === 'predict' || teach.mode === 'lesson' || !!teach.picks);

/** What may be shown of what the solver knows: a class may be guessing it, be about to, or not have learned yet what it means. */
export function shownTo(teach: Teach | null): readonly Showable[] {
  if (!teach) return SHOWABLE;
  if (teach.mode === 'seed') return [];
  return guesses(teach) ? (teach.before ?? []) : (teach.after ?? SHOWABLE);
}

/** Whether nothing may tell the next move. */
export const hides = (teach: Teach | null): boolean => !shownTo(teach).includes('hints');

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** The text, what the engine read in it, and its output. */
export type DocumentState = {
  tab: GameName;
  /** What the input holds now. */
  source: Source;
  /** Where the next reading or opening should land. */
  target: PositionRef;
  /** Counts openings asked for; the engine's answer to an older one is dropped. */
  requestId: number;
  /** The output that a person has brought; `input` tells whether it is of the one that stands. */
  pasted: Pasted | null;
  /** The reading of `source`, or of the one before it while the engine reads. */
  parsed: Parsed | null;
  /** Whether the engine has answered the last opening asked for. */
  isCurrent: boolean;
  /** The last source without errors: what the board shows, and the output. */
  lastValid: Source | null;
  /** The open case of `lastValid`. */
  opened: Opened | null;
  /** How many cases `lastValid` has. */
  cases: number;
  output: Output | null;
  /** The game of a seed that was asked for and is not there yet. */
  newGame: SeededGame | null;
  /** What a click puts on the board; null = clicks play. */
  tool: string | null;
};

/** The position that is shown, and who moves on from it. */
export type PlaybackState = {
  /** The ply wanted; `shown` follows as the engine answers. */
  ply: number;
  shown: Shown | null;
  playing: boolean;
  /** Milliseconds a step. */
  speed: number;
  /** A move that a person makes and the engine has not answered yet. */
  attempt: Attempt | null;
  /** The plies at which a person has moved by hand, rising. */
  userPlies: number[];
  /** Whether the solver answers a person's moves. */
  autoReply: boolean;
  /** The player that a person is, where the solver plays the other; null = none. */
  playerSide: number | null;
  /** Whether the answer to a person's last move is still to be shown. */
  awaitingReply: boolean;
  /** Whether a person stopped the solver's thinking. */
  stopped: boolean;
};

/** What is looked at and chosen on the board. */
export type BoardState = {
  colours: Colours;
  /** The part of the board that a person chose to see; null = what matters. */
  view: View | null;
  /** Whether a narrow screen shows what is around the piece that a person moves, not the whole board. */
  closeUp: boolean;
  /** How many rows and columns a lesson shows of a board without end, or of one with a close-up; null = as many as fit. */
  crop: number | null;
  hovered: BoardCell | null;
  cursor: BoardCell | null;
  selected: BoardCell | null;
  /** What has been chosen of a move of many pieces, which is not made yet. */
  plan: Plan;
  cellInfo: CellInfoAt | null;
  /** What the engine said of the selected piece. */
  selectedInfo: CellInfoAt | null;
  /** The candidate move that is looked at. */
  previewMove: string | null;
  previewBoard: PreviewBoard | null;
  /** What a panel points at, by two numbers of the game's own: the first and the last of some steps; a piece and a cell. */
  highlight: readonly [number, number] | null;
  /** Whether the board and the panels show what the solver knows of the next move. */
  hints: boolean;
};

/** What stands around the board. */
export type PanesState = {
  side: Side;
  /** The ruling that a reason led to. */
  rule: { id: string } | null;
  /** Whether another program's output stands beside the judge's. */
  comparing: boolean;
  /** Whether the solution stands beside a person's line. */
  sideBySide: boolean;
  notice: Notice | null;
  help: boolean;
};

/** What the class sees; null = the main page. */
/** `handIn`: the answers of a pupil that an address has brought, until they are in the table. */
export type ClassState = { teach: Teach | null; lesson: LessonSource | null; handIn: string | null };

export type PreferencesState = {
  theme: ThemeChoice;
  /** Whether single letters and signs are shortcuts: speech and trembling hands type them unasked. */
  singleKeyShortcuts: boolean;
  /** Whether the page still says what it is. */
  welcome: boolean;
};

/**
 * Everything the page shows follows from this, and from what features and games add (`slice`). Only `update` writes it.
 */
export type State = DocumentState & PlaybackState & BoardState & PanesState & ClassState & PreferencesState;

/** The state as everybody reads it. */
export type ReadonlyState = ReadOnly<State>;

const start: State = {
  tab: GAME_NAMES[0],
  source: { game: GAME_NAMES[0], text: '', relaxed: false, options: '' },
  target: { case: 0, moves: '', ply: 0 },
  requestId: 0,
  pasted: null,
  parsed: null,
  isCurrent: false,
  lastValid: null,
  opened: null,
  cases: 0,
  output: null,
  newGame: null,
  tool: null,
  ply: 0,
  shown: null,
  playing: false,
  speed: 500,
  attempt: null,
  userPlies: [],
  autoReply: false,
  playerSide: null,
  awaitingReply: false,
  stopped: false,
  colours: 'values',
  view: null,
  closeUp: true,
  crop: null,
  hovered: null,
  cursor: null,
  selected: null,
  plan: new Map(),
  cellInfo: null,
  selectedInfo: null,
  previewMove: null,
  previewBoard: null,
  highlight: null,
  hints: true,
  side: 'why',
  rule: null,
  comparing: false,
  sideBySide: false,
  notice: null,
  help: false,
  teach: null,
  lesson: null,
  handIn: null,
  theme: 'auto',
  singleKeyShortcuts: true,
  welcome: true,
};

/** The state that a page begins with. `update` writes what others only read. */
export function newState(): Fields<State> {
  return fieldsOf(start);
}

export const state: ReadonlyState = newState();

/** Whether the solver is at work on the line or on the evidence that is shown. */
export const thinking = computed(() => {
  const { stopped, opened, shown } = state;
  const why = shown.value?.explanation;
  const weighs = !!why && 'thought' in why && !why.thought.done;
  return !stopped.value && (opened.value?.line.done === false || weighs);
});
