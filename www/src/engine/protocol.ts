import type {
  AlignedRow,
  Board,
  CellInfo,
  Comparison,
  Diagnostic,
  Explanation,
  Frame,
  GameName,
  IllegalMove,
  Landmarks,
  Line,
  Meaning,
  Minimised,
  Parsed,
  Place,
  PursuitTheory,
  TheoryCost,
  TheoryOutlook,
  TheoryProgress,
  TheoryResult,
} from './boundary';

/** All that decides what the engine reads. */
export type Source = { game: GameName; text: string; relaxed: boolean; options: string };

/** A moment of one case. `moves` is a branch as `Line.moves` writes it, '' for the solver's own line. */
export type PositionRef = { case: number; moves: string; ply: number };

/** A line and the generation of the session that it belongs to: a frame of another generation is stale. */
export type Opened = { generation: number; case: number; place: Place; line: Line };

/** A line, and the position of it that is shown. */
export type Landing = { opened: Opened; snapshot: Snapshot };

export type Loaded = { parsed: Parsed; opened: Opened | null; snapshot: Snapshot | null };
/** `past`: the evidence before the move that led here, if a person made it. */
export type Snapshot = {
  generation: number;
  frame: Frame;
  explanation: Explanation | null;
  previousExplanation: Explanation | null;
};

/** A match between a program and the solver, between two words: what the program is given if it plays now. */
export type MatchPosition = {
  ply: number;
  player: number | null;
  programInput: string | null;
  board: Board;
  replay: string | null;
};
/** Who speaks: the solver, a program by its output, or a move as it is written. */
export type MatchMove = { by: 'solver' } | { by: 'program'; output: string } | { by: 'move'; move: string };

/** Decimal text, because coordinates pass 2^53. */
export type RegionAsk = { x: string; y: string; side: number; stride: number };

/** What decides a game of Pursuit besides placements and turns. */
export type Problem = { torus: boolean; n: number; catchers: number; steps: number; blocked: boolean };

/** What programs are given at the plies of a line, in order, and the position behind them. */
export type ProgramInputs = { inputs: string[]; board: Board };

export type Calls = {
  /** Reads a source and opens a case. A source with an error leaves the case that is open as it is. */
  load: { ask: { source: Source; position: PositionRef }; reply: Loaded };
  open: { ask: { position: PositionRef }; reply: Landing };
  frame: { ask: { ply: number }; reply: Snapshot };
  /** The line that goes on from a move, with the position that the move leads to. Fails if another generation is played by now. */
  step: { ask: { generation: number; ply: number; move: string }; reply: Landing | IllegalMove };
  peek: { ask: { ply: number; move: string }; reply: Frame | IllegalMove };
  /** Whether a move of Pursuit leads where one of some others does: other games write each in one way. */
  equivalent: { ask: { ply: number; move: string; others: string[] }; reply: boolean };
  cellInfo: { ask: { ply: number; x: string; y: string }; reply: CellInfo | null };
  /** The line up to a ply as a text that plays it again. */
  toReplay: { ask: { ply: number }; reply: string | null };
  /** Begins a match at the start of a source's first case; nothing is played by itself. */
  match: { ask: { source: Source }; reply: MatchPosition };
  playMatch: { ask: { ply: number; move: MatchMove }; reply: MatchPosition };
  programMove: { ask: { ply: number; output: string }; reply: string | null };
  programInputs: { ask: { from: number; to: number }; reply: ProgramInputs };
  /** Puts a problem of the exact theory before the engine: what solving it takes, in at most so many bytes. */
  theory: { ask: { problem: Problem; most: number }; reply: TheoryCost };
  /** Starts to solve it; how far it is comes as `theoryProgress` news. */
  solve: { ask: { most: number }; reply: null };
  /** The position of a turn file by the theory that is solved. */
  advise: { ask: { file: string }; reply: PursuitTheory };
  course: { ask: { files: string[] }; reply: TheoryOutlook[] };
  /** Puts a source and another program's output before the judge; how far it is comes as `judged` news. */
  judge: { ask: { source: Source; output: string }; reply: null };
  /** Rows of the two outputs side by side. */
  rows: { ask: { from: number; to: number }; reply: AlignedRow[] };
  /** The moves of the output in a case (from 1), as a `Spot` has them, where many outputs are right; null: none that can be played. */
  outputMoves: { ask: { case: number }; reply: string | null };
  /** The next row that differs, from one on, upwards or downwards. */
  nextDifference: { ask: { from: number; back: boolean }; reply: number | null };
  /** Whether an output is wrong. */
  wrong: { ask: { source: Source; output: string }; reply: boolean };
  /** What remains of a source that was judged, and of the output, of the first wrong case (from 0); null if that cannot be told. */
  reduce: { ask: { source: Source; case: number }; reply: { text: string; output: string } | null };
  /** What the numbers between two places of the text mean. */
  meanings: { ask: { source: Source; from: number; to: number }; reply: Meaning[] };
  /** Where the cases begin and end, in pairs. */
  folds: { ask: { source: Source }; reply: Uint32Array };
  /** The text of some cases in an order. */
  gather: { ask: { source: Source; order: Uint32Array }; reply: string };
  /** The text with a case changed by a word. */
  edit: { ask: { source: Source; case: number; change: string }; reply: string | IllegalMove };
  /** An input made from a seed; size and adversarial (the share of edge cases) from 0 to 100. */
  generate: {
    ask: { game: GameName; seed: string; cases: number; size: number; adversarial: number };
    reply: string;
  };
  /** The game that a text belongs to: that of the source, if it is valid there, else the only one where it is; null: none. */
  recognise: { ask: { source: Source }; reply: GameName | null };
  /** The seed that a text stands for. */
  seed: { ask: { words: string }; reply: string };
  /** Begins to make an input smaller. */
  minimise: { ask: { source: Source }; reply: Minimised };
  /** What the solution said to the candidate, or whether that failed in the same way as the first. */
  reportCandidate: { ask: { output: string } | { fails: boolean }; reply: Minimised };
  landmarks: { ask: null; reply: Landmarks };
  region: { ask: RegionAsk; reply: Uint8Array };
  decode: { ask: { bytes: Uint8Array }; reply: string | Diagnostic };
  /** Fetches a game's engine, before there is a question for it. */
  ready: { ask: { game: GameName }; reply: null };
  /** Starts the judge's output of a source; the output comes as `answered` news. */
  answer: { ask: { source: Source }; reply: null };
  /** Ends all thinking of the session until the next question; `resume` goes on with it, at a ply. */
  stop: { ask: null; reply: null };
  resume: { ask: { ply: number }; reply: null };
  /** The board that the game of a seed begins with; an alphabet is written as an option is. */
  board: { ask: { game: GameName; seed: string; alphabet: string }; reply: string };
  /** What the player scores in the game of a seed. */
  total: { ask: { game: GameName; seed: string; alphabet: string; nodes: number }; reply: number };
  /** Traps the instance on purpose: the tests' way to see that nothing is lost. */
  trap: { ask: null; reply: null };
  /** Ends the worker on purpose and without a word, as a browser does that needs its memory. */
  close: { ask: null; reply: null };
};

export type CallName = keyof Calls;

/** The calls that the workbench's engine answers. */
export const WORKBENCH_CALLS = [
  'judge',
  'rows',
  'outputMoves',
  'nextDifference',
  'wrong',
  'reduce',
  'meanings',
  'folds',
  'gather',
  'edit',
  'generate',
  'recognise',
  'seed',
  'minimise',
  'reportCandidate',
] as const satisfies readonly CallName[];
export type WorkbenchCall = (typeof WORKBENCH_CALLS)[number];
export type Ask = { [N in CallName]: { id: number; call: N; ask: Calls[N]['ask'] } }[CallName];

/** What a worker says unasked. */
export type News =
  | { news: 'grown'; opened: Opened }
  /** More evidence for a ply that was asked for. */
  | { news: 'explained'; generation: number; ply: number; explanation: Explanation | null }
  /** `result` when the problem is solved. */
  | { news: 'theoryProgress'; progress: TheoryProgress | null; result: TheoryResult | null }
  /** How many cases are judged; `comparison` when all are. */
  | { news: 'judged'; id: number; cases: number; comparison: Comparison | null }
  /** `chunks` end with whole lines. */
  | { news: 'answered'; id: number; chunks: string[]; cases: number; done: boolean };

export type Reply =
  | { id: number; reply: unknown }
  | { id: number; refused: string }
  | { trapped: string }
  | { locked: string }
  | News;
