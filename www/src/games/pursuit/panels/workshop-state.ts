// The state of the workshop: the robot's matches so far, and messages about the run.
import type { Fault } from '../../../engine/programs/program';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';
import type { Result } from './matches';

const MOST_LOGS = 200;

type WorkshopState = {
  /** By the match's key. */
  results: ReadonlyMap<string, Result>;
  /** The progress of the run. It changes with every match, so screen readers do not read it. */
  progress: string;
  /** How the run ended; screen readers read it. */
  status: string;
  fault: Fault | null;
  logs: readonly string[];
};

const start: WorkshopState = {
  results: new Map(),
  progress: '',
  status: '',
  fault: null,
  logs: [],
};

class Workshop {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<WorkshopState> = this.own;

  begin(): void {
    assign(this.own, { fault: null, logs: [], status: '', progress: '' });
  }

  /** All matches are played again. */
  clear(): void {
    this.own.results.value = new Map();
  }

  addResult(key: string, result: Result): void {
    // Only the first fault is reported.
    const fault = this.own.fault.peek() ?? result.fault;
    assign(this.own, { results: new Map(this.own.results.peek()).set(key, result), fault });
  }

  readonly setProgress = setter(this.own.progress);
  readonly setStatus = setter(this.own.status);
  readonly setFault = setter(this.own.fault);

  log(lines: readonly string[]): void {
    this.own.logs.value = [...this.own.logs.peek(), ...lines].slice(0, MOST_LOGS);
  }
}

export const workshop = new Workshop();
