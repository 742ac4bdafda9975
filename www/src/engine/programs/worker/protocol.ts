// What is said between the page and the worker of a program. The frame between them passes it on.
import type { PlayedGame } from '../played-game';
import type { Entry, PythonFiles, RunRequest } from '../program';

/** The first message of a worker. `judge`: the module of the judge, where the program plays a game with it. */
export type Setup<Parts> = {
  parts: Parts & { judge: Uint8Array<ArrayBuffer> | null };
  module: WebAssembly.Module | null;
};

/** The parts of each language. */
export type JavaScriptParts = { source: string; entry: Entry; kit: string };
export type PythonParts = Omit<PythonFiles, 'interpreter'>;

/** `most`: bytes of output. `tells`: whether it is told while the program runs. `source`: where a worker takes one program after the other. */
export type Ask = Required<RunRequest> & { most: number; tells: boolean; source: string };

/** Why a program gave no output. */
export type Reason =
  /** Its text has an error, or its module is none. */
  | 'broken'
  /** It has no function of the name. */
  | 'missing'
  /** Its module does not begin like a program, or wants what it cannot have. */
  | 'noStart'
  | 'imports'
  /** It wants a module of Node that is not here. */
  | 'noModule'
  | 'threw'
  | 'crashed'
  | 'recursion'
  /** Its function returned something else. */
  | 'notText'
  | 'tooLong';

/** `errors`, `printed` and `game` are sent while the program runs: pieces of its streams, and a game as far as it is played. */
export type Reply =
  | { kind: 'errors'; errors: string }
  | { kind: 'printed'; printed: string }
  | { kind: 'game'; game: PlayedGame }
  | { kind: 'ready' }
  | { kind: 'ended'; output: string; status: number; time: number; files: Record<string, string> }
  | Failed;

/** `gone`: the worker can run nothing any more. */
type Failed = {
  kind: 'failed';
  reason: Reason;
  detail: string;
  line: number | null;
  time: number;
  gone: boolean;
  /** What the program had written before it failed, if it was not told. */
  output: string;
};

/** It calls nothing: a program in JavaScript may have replaced any function by now. */
export const failed = (
  reason: Reason,
  detail: string,
  rest: Partial<Pick<Failed, 'line' | 'time' | 'gone' | 'output'>> = {},
): Failed => ({ kind: 'failed', reason, detail, line: null, time: 0, gone: false, output: '', ...rest });
