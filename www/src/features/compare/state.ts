// What is known of a visitor's solution: its output, what the judge says of it, its program, and the runs of that.
import type { AlignedRow, Comparison, Minimised, SizePart } from '../../engine/boundary';
import type { Fault, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import type { Origin } from '../../game/input';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';

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

class SolutionTest {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<State> = this.own;

  /** Takes the output from another place, whose field is shown. */
  setOrigin(origin: Origin): void {
    assign(this.own, { origin, isEditing: true });
  }

  setEditing(isEditing: boolean): void {
    this.own.isEditing.value = isEditing;
  }

  showInput(inputShown: boolean): void {
    this.own.inputShown.value = inputShown;
  }

  setRun(run: Run | null): void {
    this.own.run.value = run;
  }

  /** Changes the run, if there is one. */
  changeRun(change: Partial<Run>): void {
    const run = this.own.run.peek();
    if (run) this.own.run.value = { ...run, ...change };
  }

  /** Nothing that was known of another output stays. */
  setPhase(phase: Phase): void {
    const { progress, comparison, pages, current, watchable, isWhole } = start;
    assign(this.own, { phase, progress, comparison, pages, current, watchable, isWhole });
  }

  /** The judge has come to a case; `comparison`: all are judged. */
  setJudged(progress: number, comparison: Comparison | null): void {
    assign(this.own, comparison ? { progress, comparison, phase: 'judged' } : { progress });
  }

  addRows(page: number, rows: AlignedRow[]): void {
    this.own.pages.value = new Map(this.own.pages.peek()).set(page, rows);
  }

  setCurrent(row: number): void {
    this.own.current.value = row;
  }

  setWatchable(watchable: boolean): void {
    this.own.watchable.value = watchable;
  }

  /** The output cannot be made smaller with its input. */
  setWhole(): void {
    this.own.isWhole.value = true;
  }
}

export const solutionTest = new SolutionTest();
