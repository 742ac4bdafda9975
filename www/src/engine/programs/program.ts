// A visitor's program, the request to run it, and the result.
import type { GameRequest, PlayedGame } from './played-game';

/** The files of Python itself, as the pack brings them. */
export type PythonFiles = {
  /** The WebAssembly module of the interpreter. */
  interpreter: Uint8Array<ArrayBuffer>;
  /** The script that instantiates the module. */
  glue: string;
  loader: string;
  standardLibrary: Uint8Array<ArrayBuffer>;
  /** Pyodide's lock file. It lists no packages. */
  lock: string;
};

export const LANGUAGES = ['javascript', 'python', 'wasm'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The function of a program in JavaScript. `solve` and `robot` take the input and return the output; `play` takes a function that reads a
 * line and one that writes.
 */
export type Entry = 'solve' | 'robot' | 'play';

/**
 * `module`: a program for WASI, preview 1. `kit`: a script that comes before the program and brings it `Board`; then `solve` takes the
 * file `output.txt`, too, and what it prints is the output, whatever it returns.
 */
export type Program =
  | { language: 'javascript'; source: string; entry: Entry; kit?: string }
  | { language: 'python'; source: string; files: PythonFiles }
  | { language: 'wasm'; module: Uint8Array<ArrayBuffer> };

/**
 * `files`: those that the program finds in its folder. JavaScript takes the input alone. `game`: the program plays it with the judge, which
 * takes the place of the input and the output.
 */
export type RunRequest = {
  input: string;
  args?: readonly string[];
  files?: Readonly<Record<string, string>>;
  game?: GameRequest | null;
};

/** Limits of a run. `time`: in milliseconds. `output`: in bytes, for standard output and files. */
export type RunLimits = { time: number; output: number };

/** Bytes of memory that a program may have. */
export const MEMORY_LIMIT = 512 * 2 ** 20;

/** What a program died of. `detail`: an error's own words, or a name. */
export type Cause =
  | {
      kind: 'broken' | 'threw' | 'crashed' | 'missing' | 'noStart' | 'imports' | 'noModule' | 'notText' | 'noFile';
      detail: string;
    }
  | { kind: 'notRun' | 'recursion' | 'flood' | 'notWasm' | 'component' }
  | { kind: 'tooLong' | 'memory'; bytes: number }
  | { kind: 'late'; seconds: number }
  | { kind: 'exit'; status: number };

/** Why a run failed. `failure`: the key that Pursuit's replays use. `line`: the line of the program, or null if it is unknown. */
export type Fault = { failure: string; cause: Cause; line: number | null };

/**
 * The result of a run. `errors`: standard error. `status`: the exit status, or null if the program did not exit by itself. `time`: in
 * milliseconds. `files`: the files in the program's folder after the run. If there is a fault, `output` is what the program wrote before.
 * `game`: the game as far as it was played, if one was asked for.
 */
export type RunResult = {
  output: string;
  errors: string;
  status: number | null;
  time: number;
  files: Readonly<Record<string, string>>;
  fault: Fault | null;
  game: PlayedGame | null;
};
