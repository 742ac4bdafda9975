import type {
  Comparison,
  Diagnosis,
  Diagnostic,
  Explanation,
  Frame,
  GameName,
  IllegalMove,
  KnownMistake,
  Line,
  MistakenFrame,
  Parsed,
} from './boundary.js';
import { engineOf, type InputSession, type Workbench, workbenchEngine } from './engines.js';

export * from './boundary.js';

/** An input of a game, and how it is read. */
export type Source = {
  game: GameName;
  /** The input, as a contest gives it. */
  text: string;
  /** `lifted`: without the limits of the statement that only bound a judge's running time. */
  limits?: 'statement' | 'lifted';
  /** Options of the game, joined by blanks: `reading=cautious`, `seed=7 nodes=20000`. */
  options?: string;
};

/** A position: a case of an input, and moves in it. */
export type Position = Source & {
  /** The case, from 1; 1 where it is missing. */
  case?: number;
  /** A branch, as `Line.moves` writes it; the solver's line where it is missing. */
  moves?: string;
  /** The number of moves before the position; 0 where it is missing. */
  ply?: number;
};

/** How an input is generated. The same values always make the same input. */
export type Generation = {
  /** The seed: a whole number from 0 to 2^64 - 1. */
  seed: number | bigint;
  /** The number of cases; 1 where it is missing. */
  cases?: number;
  /** The size of the cases, from 0, the smallest legal ones, to 100, the statement's limits; 50 where it is missing. */
  size?: number;
  /** The share of edge cases that often break programs, from 0 to 100; 0 where it is missing. */
  adversarial?: number;
};

/** An input that cannot be read. `diagnostic` says where, what was expected and found, and what would fix it. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(readonly diagnostic: Diagnostic) {
    const { place, expected, found } = diagnostic;
    super(`line ${place.line}, column ${place.column}: expected ${expected.kind}, found ${found.kind}`);
  }
}

const ANY_SIZE = 50;
/** More than any input has. */
const ALL_CASES = 2 ** 32 - 1;

/** Reads an input: how many cases it has, what is odd in it, or its error. */
export async function parse(source: Source): Promise<Parsed> {
  const session = await sessionOf(source);
  try {
    return session.parsed();
  } finally {
    session.free();
  }
}

/**
 * The judge's exact output.
 *
 * @throws {InputError} if the input cannot be read.
 */
export async function solve(source: Source): Promise<string> {
  const session = await sessionOf(source);
  try {
    return session.answer(0, checked(session).cases);
  } finally {
    session.free();
  }
}

/**
 * The position that a move leads to, or why the rules refuse it.
 *
 * @throws {InputError} if the input cannot be read.
 */
export const step = (position: Position, move: string): Promise<Frame | IllegalMove> =>
  at(position, (play) => play.peek(position.ply ?? 0, move));

/**
 * The evidence for the solver's move in a position; `null` where the game is over.
 *
 * @throws {InputError} if the input cannot be read.
 */
export const explain = (position: Position): Promise<Explanation | null> =>
  at(position, (play) => play.explain(position.ply ?? 0));

/**
 * Compares an output with the right one. Where many outputs are right, it names the rule that a wrong one breaks.
 *
 * @throws {InputError} if the input cannot be read.
 */
export const judge = (source: Source, output: string): Promise<Comparison> =>
  withWorkbench(source, (workbench) => {
    const comparer = workbench.judge(output);
    try {
      return comparer.finish();
    } finally {
      comparer.free();
    }
  });

/**
 * Which known mistakes make exactly this output. With one of them the cause is found, several cannot be told apart on this input.
 *
 * @throws {InputError} if the input cannot be read.
 */
export const diagnose = (source: Source, output: string): Promise<Diagnosis> =>
  withWorkbench(source, (workbench) => {
    const comparer = workbench.judge(output);
    try {
      return comparer.diagnose(ALL_CASES);
    } finally {
      comparer.free();
    }
  });

/**
 * A position as a known mistake plays it: what stands where after `ply` moves of a case (from 1), or at its end. What `diagnose` tells of a
 * mistake says which; with `ply: known.move` it is the first position that differs. `null` where boards do not tell such games apart.
 *
 * @throws {InputError} if the input cannot be read.
 */
export const mistaken = (
  source: Source,
  output: string,
  { mistake, case: index, ply }: Pick<KnownMistake, 'mistake' | 'case' | 'ply'>,
): Promise<MistakenFrame | null> =>
  withWorkbench(source, (workbench) => {
    const comparer = workbench.judge(output);
    try {
      return comparer.mistaken(mistake, index, ply);
    } finally {
      comparer.free();
    }
  });

/** A valid input made from a seed. */
export async function generate(game: GameName, generation: Generation): Promise<string> {
  const { seed, cases = 1, size = ANY_SIZE, adversarial = 0 } = generation;
  return (await workbenchEngine()).generate(game, String(seed), cases, size, adversarial);
}

/** The seed that words stand for, the same in whatever capitals and punctuation. */
export async function seedOf(words: string): Promise<bigint> {
  return BigInt((await workbenchEngine()).seed(words));
}

/**
 * The smallest input found on which `fails` still holds. The given input must fail.
 *
 * @param fails Whether a program goes wrong on an input. It is called with smaller and smaller valid inputs.
 * @throws {InputError} if the input cannot be read.
 */
export const shrink = (source: Source, fails: (text: string) => boolean | Promise<boolean>): Promise<string> =>
  withWorkbench(source, async (workbench) => {
    const minimiser = workbench.minimise();
    try {
      for (;;) {
        const { candidate, best } = minimiser.progress();
        if (candidate === null) return best;
        minimiser.report(await fails(candidate));
      }
    } finally {
      minimiser.free();
    }
  });

/**
 * Opens a case of an input, to go through its moves. Call `close` when it is no longer needed.
 *
 * @param number The case, from 1.
 * @throws {InputError} if the input cannot be read.
 */
export async function open(source: Source, number = 1): Promise<Play> {
  const session = await sessionOf(source);
  try {
    checked(session);
    return new Play(session, session.open(number - 1));
  } catch (error) {
    session.free();
    throw error;
  }
}

/** A case in play: a line of moves, which the solver extends, and a person's branches. Moves count from 0. */
export class Play {
  constructor(
    private readonly session: InputSession,
    private known: Line,
  ) {}

  /** The moves known so far. */
  get line(): Line {
    return this.known;
  }

  /** Lets the solver extend the line to so many moves, or to the end of the game. */
  solve(plies = Number.POSITIVE_INFINITY): Line {
    while (!this.known.done && this.known.plies < plies)
      this.known = this.session.solve(Math.min(plies - this.known.plies, MOST_MOVES));
    return this.known;
  }

  /** The position after so many moves, or the last one known. */
  frame(ply: number): Frame {
    return this.session.frame(ply);
  }

  /** The evidence for the solver's move in the position after so many moves; `null` where the game is over. */
  explain(ply: number): Explanation | null {
    return this.session.explain(ply);
  }

  /** The position that a move would lead to, or why it is refused. The line stays as it is. */
  peek(ply: number, move: string): Frame | IllegalMove {
    return this.session.peek(ply, move);
  }

  /** Plays a move after so many moves, which begins a branch if it is not the solver's. A refusal says why, and changes nothing. */
  step(ply: number, move: string): Line | IllegalMove {
    const stepped = this.session.step(ply, move);
    if (!('kind' in stepped)) this.known = stepped;
    return stepped;
  }

  /** Brings back a branch that `line.moves` wrote; an empty text is the solver's line. Stops at the first move that is refused. */
  replay(moves: string): Line {
    this.known = this.session.replay(moves);
    return this.known;
  }

  /** Gives back the memory. */
  close(): void {
    this.session.free();
  }
}

/** Moves that the engine is asked for at once. */
const MOST_MOVES = 1 << 20;

/** Why a move is refused, told from what the move leads to. */
export const isIllegal = (result: Frame | Line | IllegalMove): result is IllegalMove => 'kind' in result;

async function at<T>(position: Position, ask: (play: Play) => T): Promise<T> {
  const play = await open(position, position.case);
  try {
    if (position.moves) play.replay(position.moves);
    play.solve(position.ply ?? 0);
    return ask(play);
  } finally {
    play.close();
  }
}

async function sessionOf({ game, text, limits, options = '' }: Source): Promise<InputSession> {
  return (await engineOf(game)).parse(game, text, limits === 'lifted', options);
}

function checked(session: InputSession): Parsed {
  const parsed = session.parsed();
  if (parsed.error) throw new InputError(parsed.error);
  return parsed;
}

async function withWorkbench<T>(source: Source, ask: (workbench: Workbench) => T | Promise<T>): Promise<T> {
  const { game, text, limits, options = '' } = source;
  const workbench = (await workbenchEngine()).workbench(game, text, limits === 'lifted', options);
  try {
    return await ask(workbench);
  } catch (failure) {
    // The workbench only says that there is an error; the game's own engine says which.
    const { error } = await parse(source);
    throw error ? new InputError(error) : failure;
  } finally {
    workbench.free();
  }
}
