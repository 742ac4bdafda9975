// The runs of a visitor's program.
import type { Minimised, SizePart } from '../../engine/boundary';
import type { Fault, Language, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import { type ReadonlySignals, setter, signalsOf } from '../../lib/signals';

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
  /** What it began with, and the program's language. */
  source: Source;
  language: Language;
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

type State = { run: Run | null };

class SolutionTest {
  private readonly own = signalsOf<State>({ run: null });
  readonly state: ReadonlySignals<State> = this.own;

  readonly setRun = setter(this.own.run);

  /** Changes the run, if there is one. */
  changeRun(change: Partial<Run>): void {
    const run = this.own.run.peek();
    if (run) this.own.run.value = { ...run, ...change };
  }
}

export const solutionTest = new SolutionTest();
