// The state of the workshop: the robot's matches so far, and messages about the run.
import type { Fault } from '../../../engine/programs/program';
import { slice } from '../../../game/slice';
import type { Result } from './matches';

const MOST_LOGS = 200;

type WorkshopState = {
  isRunning: boolean;
  /** By the match's key. */
  results: ReadonlyMap<string, Result>;
  /** The progress of the run. It changes with every match, so screen readers do not read it. */
  progress: string;
  /** How the run ended; screen readers read it. */
  status: string;
  fault: Fault | null;
  logs: readonly string[];
};

type WorkshopIntent =
  | { kind: 'begin' }
  | { kind: 'end' }
  /** All matches are played again. */
  | { kind: 'clear' }
  | { kind: 'result'; key: string; result: Result }
  | { kind: 'progress'; progress: string }
  | { kind: 'status'; status: string }
  | { kind: 'fault'; fault: Fault | null }
  | { kind: 'log'; lines: readonly string[] };

const start: WorkshopState = {
  isRunning: false,
  results: new Map(),
  progress: '',
  status: '',
  fault: null,
  logs: [],
};

export const workshop = slice<WorkshopState, WorkshopIntent>(start, {
  begin: (fields) => {
    fields.isRunning.value = true;
    fields.fault.value = null;
    fields.logs.value = [];
    fields.status.value = '';
  },
  end: (fields) => {
    fields.isRunning.value = false;
    fields.progress.value = '';
  },
  clear: (fields) => {
    fields.results.value = new Map();
  },
  result: (fields, { key, result }) => {
    fields.results.value = new Map(fields.results.peek()).set(key, result);
    // Only the first fault is reported.
    fields.fault.value ??= result.fault;
  },
  progress: (fields, { progress }) => {
    fields.progress.value = progress;
  },
  status: (fields, { status }) => {
    fields.status.value = status;
  },
  fault: (fields, { fault }) => {
    fields.fault.value = fault;
  },
  log: (fields, { lines }) => {
    fields.logs.value = [...fields.logs.peek(), ...lines].slice(0, MOST_LOGS);
  },
});
