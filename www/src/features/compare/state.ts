// The runs of a visitor's program.
import type { Minimised, SizePart } from '../../engine/boundary';
import type { Fault, Language, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import { type ReadonlySignals, setter, signalsOf } from '../../lib/signals';

/**
 * What is left of a random input on which a program fails. `alone`: one case, from 1. `together`: a case with those before it, without which
 * it is right.
 */
export type Cut = { kind: 'whole' } | { kind: 'alone' | 'together'; index: number };

/** What came of a run that is not an output. */
export type Finding =
  | { kind: 'failed'; fault: Fault }
  | { kind: 'found'; seed: number; cut: Cut; fault: Fault | null }
  | { kind: 'nothing'; inputs: number }
  /** A person has ended it. */
  | { kind: 'stopped'; inputs: number; progress: Minimised | null }
  | { kind: 'notWrong' }
  | { kind: 'smallest'; steps: number; size: SizePart[]; least: boolean };

/** What the program died of, if that came of it. */
export const faultIn = (of: Finding | null): Fault | null => (of && 'fault' in of ? of.fault : null);

export type RunKind = 'run' | 'search' | 'shrink';

export type Run = {
  kind: RunKind;
  /** What it began with, and the program's language. */
  source: Source;
  language: Language;
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
