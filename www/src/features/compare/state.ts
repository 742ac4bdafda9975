// What is known of a visitor's solution: its output, what the judge says of it, its program, and the runs of that.
import type { AlignedRow, Comparison, Minimised, SizePart } from '../../engine/boundary';
import type { Fault, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import type { Origin } from '../../game/input';
import { slice } from '../../game/slice';

/** `other`: the output is of another input. */
export type Phase = 'none' | 'judging' | 'judged' | 'lost' | 'other';

/** What came of a run that is not an output. */
export type Finding =
  | { kind: 'failed'; fault: Fault }
  | { kind: 'found'; seed: string }
  | { kind: 'nothing'; inputs: number }
  | { kind: 'notWrong' }
  | { kind: 'smallest'; steps: number; size: SizePart[] };

export type RunKind = 'run' | 'search' | 'shrink';

export type Run = {
  kind: RunKind;
  /** What it began with. */
  source: Source;
  busy: boolean;
  /** Whether the program is still on its way into its worker. */
  isStarting: boolean;
  result: Finding | null;
  /** What the program wrote and how it ended, when it ran last. */
  last: RunResult | null;
  /** Random inputs tried. */
  tried: number;
  progress: Minimised | null;
  /** The smallest failing input found. */
  smallest: string | null;
};

type State = {
  origin: Origin;
  /** Whether the field for the output, or the program, is shown rather than the judge's word. */
  isEditing: boolean;
  run: Run | null;
  phase: Phase;
  /** Cases judged so far. */
  progress: number;
  comparison: Comparison | null;
  /** Rows of the comparison, by page. */
  pages: ReadonlyMap<number, AlignedRow[]>;
  /** The row that was gone to last. */
  current: number | null;
  /** Whether the output that was judged is itself an input: a game to be watched. */
  watchable: boolean;
  /** Whether it is known that the output cannot be made smaller with its input. */
  isWhole: boolean;
  /** Whether the input is shown above the comparison. */
  inputShown: boolean;
};

type Intent =
  | { kind: 'origin'; origin: Origin }
  | { kind: 'editing'; isEditing: boolean }
  | { kind: 'run'; run: Run | null }
  | { kind: 'runChanged'; change: Partial<Run> }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'judged'; cases: number; comparison: Comparison | null }
  | { kind: 'rows'; page: number; rows: AlignedRow[] }
  | { kind: 'current'; row: number }
  | { kind: 'watchable'; watchable: boolean }
  | { kind: 'whole' }
  | { kind: 'inputShown'; inputShown: boolean };

const start: State = {
  origin: 'paste',
  isEditing: false,
  run: null,
  phase: 'none',
  progress: 0,
  comparison: null,
  pages: new Map(),
  current: null,
  watchable: false,
  isWhole: false,
  inputShown: false,
};

export const solutionTest = slice<State, Intent>(start, {
  origin: (fields, { origin }) => {
    fields.origin.value = origin;
    fields.isEditing.value = true;
  },
  editing: (fields, { isEditing }) => {
    fields.isEditing.value = isEditing;
  },
  run: (fields, { run }) => {
    fields.run.value = run;
  },
  runChanged: (fields, { change }) => {
    const run = fields.run.peek();
    if (run) fields.run.value = { ...run, ...change };
  },
  /** Nothing that was known of another output stays. */
  phase: (fields, { phase }) => {
    fields.phase.value = phase;
    fields.progress.value = 0;
    fields.comparison.value = null;
    fields.pages.value = new Map();
    fields.current.value = null;
    fields.watchable.value = false;
    fields.isWhole.value = false;
  },
  judged: (fields, { cases, comparison }) => {
    fields.progress.value = cases;
    if (!comparison) return;
    fields.phase.value = 'judged';
    fields.comparison.value = comparison;
  },
  rows: (fields, { page, rows }) => {
    fields.pages.value = new Map(fields.pages.peek()).set(page, rows);
  },
  current: (fields, { row }) => {
    fields.current.value = row;
  },
  watchable: (fields, { watchable }) => {
    fields.watchable.value = watchable;
  },
  whole: (fields) => {
    fields.isWhole.value = true;
  },
  inputShown: (fields, { inputShown }) => {
    fields.inputShown.value = inputShown;
  },
});
