import type { CellInfo, Diagnostic, Explanation, Frame, GameName, IllegalMove, Line, Parsed, Place } from './boundary';

/** All that decides what the engine reads. */
export type Source = { game: GameName; text: string; relaxed: boolean; options: string };

/** A moment of one case. `moves` is a branch as `Line.moves` writes it, '' for the solver's own line. */
export type PositionRef = { case: number; moves: string; ply: number };

/**
 * A line and the generation of the session that it belongs to: a frame of another generation is stale. `waits`: more of its text is still
 * to come, which is so in no game.
 */
export type Opened = { generation: number; case: number; place: Place; line: Line & { waits?: boolean } };

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

/** Questions, and their answers, by the name of the call. */
export type CallTable = { [call: string]: { ask: unknown; reply: unknown } };

/** What answers the calls of a table. */
export type Answers<C extends CallTable> = { [N in keyof C]: (ask: C[N]['ask'], id: number) => C[N]['reply'] };

/** What every game's engine answers. What only some can do is in `own/`. */
export type Calls = {
  /** Reads a source and opens a case. A source with an error leaves the case that is open as it is. */
  load: { ask: { source: Source; position: PositionRef }; reply: Loaded };
  open: { ask: { position: PositionRef }; reply: Landing };
  frame: { ask: { ply: number }; reply: Snapshot };
  /** The line that goes on from a move, with the position that the move leads to. Fails if another generation is played by now. */
  step: { ask: { generation: number; ply: number; move: string }; reply: Landing | IllegalMove };
  peek: { ask: { ply: number; move: string }; reply: Frame | IllegalMove };
  cellInfo: { ask: { ply: number; x: string; y: string }; reply: CellInfo | null };
  /** Every move of the line as far as it is known, joined by `; `. */
  transcript: { ask: null; reply: string };
  decode: { ask: { bytes: Uint8Array }; reply: string | Diagnostic };
  /** Fetches a game's engine, before there is a question for it. */
  ready: { ask: { game: GameName }; reply: null };
  /** Starts the judge's output of a source; the output comes as `answered` news. */
  answer: { ask: { source: Source }; reply: null };
  /** Ends all thinking of the session until the next question; `resume` goes on with it, at a ply. */
  stop: { ask: null; reply: null };
  resume: { ask: { ply: number }; reply: null };
  /** Traps the instance on purpose: the tests' way to see that nothing is lost. */
  trap: { ask: null; reply: null };
  /** Ends the worker on purpose and without a word, as a browser does that needs its memory. */
  close: { ask: null; reply: null };
};

export type CallName = keyof Calls;

/** `of`: whose call it is; none of those that every engine answers. */
export type Ask = { id: number; of: string | null; call: string; ask: unknown };

/** What a worker of any game says unasked. */
export type News =
  | { news: 'grown'; opened: Opened }
  /** More evidence for a ply that was asked for. */
  | { news: 'explained'; generation: number; ply: number; explanation: Explanation | null }
  /** `chunks` end with whole lines. */
  | { news: 'answered'; id: number; chunks: string[]; cases: number; done: boolean };

export type Reply =
  | { id: number; reply: unknown }
  | { id: number; refused: string }
  | { trapped: string }
  | { locked: string }
  | { news: string };
