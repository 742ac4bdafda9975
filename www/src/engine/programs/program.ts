// A visitor's program, what it is given, and what comes of it.

/** The files of Python itself, as the pack brings them. */
export type PythonFiles = {
  /** The interpreter's module, and the script that goes with it. */
  interpreter: Uint8Array<ArrayBuffer>;
  glue: string;
  loader: string;
  standardLibrary: Uint8Array<ArrayBuffer>;
  /** Pyodide's list of packages, of which there are none. */
  lock: string;
};

export type Language = 'javascript' | 'python' | 'wasm';

/** `entry`: the function that takes the input and returns the output. `module`: a program for WASI, preview 1. */
export type Program =
  | { language: 'javascript'; source: string; entry: 'solve' | 'robot' }
  | { language: 'python'; source: string; files: PythonFiles }
  | { language: 'wasm'; module: Uint8Array<ArrayBuffer> };

/** `files`: those that the program finds in its folder. JavaScript takes the input alone. */
export type RunRequest = { input: string; args?: readonly string[]; files?: Readonly<Record<string, string>> };

/** `time`: milliseconds of a run. `output`: bytes that a program may write in a run. */
export type RunLimits = { time: number; output: number };

/** Bytes of memory that a program may have. */
export const MEMORY_LIMIT = 512 * 2 ** 20;

/** Why there is no output: as a replay of Pursuit writes it, in words, and the line of the program if that is known. */
export type Fault = { failure: string; message: string; line: number | null };

/**
 * What came of a run. `status`: as an operating system tells it; null if the program was ended. `time`: milliseconds. `files`: those
 * of its folder, after the run. An output beside a fault is what was written before it.
 */
export type RunResult = {
  output: string;
  errors: string;
  status: number | null;
  time: number;
  files: Readonly<Record<string, string>>;
  fault: Fault | null;
};
