// A person's program for the task that is open: run on the input that stands, on random ones until the module refuses its output, and on
// ever simpler ones that it gets wrong.
import * as programs from 'words:programs';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import plainJs from '../../../templates/plain.js?raw';
import plainPy from '../../../templates/plain.py?raw';
import type { Job } from '../../engine/programs/kept-runner';
import type { Fault, RunResult } from '../../engine/programs/program';
import { templatesOf, withComments } from '../../lab/templates';
import { tidy } from '../../lib/tidy';
import { newOwnLab } from './lab';
import { own } from './own';
import { task } from './task';

const first = { javascript: withComments(plainJs), python: withComments(plainPy) };

export const solver = newOwnLab(true, {
  key: 'own-solver',
  entry: 'solve',
  protocol: 'stdin',
  per: 'input',
  time: { javascript: 2, wasm: 2, python: 5 },
  output: 4_000_000,
  label: programs.field,
  java: { said: programs.java, command: (name) => `boardlab minimise task.wasm input.txt -- java ${name}` },
  first,
  templates: templatesOf(first, 'solution'),
});

/** From what random inputs are drawn. */
export const drawn = { seed: signal('1'), size: signal('20') };
/** How many random inputs a search tries at most, and how many until they have the size that was chosen. */
const MOST_TRIES = 1000;
const GROWING = 100;

/** Whether its program is shown. */
export const isOpen = signal(false);

/** Takes a program for the task. */
export function takeSolver(file: File): Promise<void> {
  isOpen.value = true;
  return solver.take(file);
}

/** How a program goes wrong: the module refuses its output, or it died of something. */
type Wrong = 'output' | Fault['failure'];
type Tried = { input: string; run: RunResult; wrong: Wrong | null };

/** What came of a run that is no output. */
export type Finding =
  | { kind: 'failed'; fault: Fault }
  | { kind: 'found'; seed: string; size: number; fault: Fault | null }
  | { kind: 'nothing' }
  | { kind: 'notWrong' }
  | { kind: 'smallest'; fault: Fault | null }
  /** A person has ended it. */
  | { kind: 'stopped' };

type TrialKind = 'run' | 'search' | 'shrink';
/** `tried`: how many inputs. `smallest`: the simplest that is known to fail. `errors`: what the program wrote to standard error last. */
type Trial = { kind: TrialKind; tried: number; smallest: Tried | null; result: Finding | null; errors: string };

const now = signal<Trial | null>(null);
export const trial: ReadonlySignal<Trial | null> = now;

/** What the program died of, if that came of it. */
export const fault = computed((): Fault | null => {
  const result = now.value?.result;
  return result && 'fault' in result ? result.fault : null;
});

function note(change: Partial<Trial>): void {
  const before = now.peek();
  if (before) now.value = { ...before, ...change };
}

function begin(kind: TrialKind, work: (job: Job) => Promise<void>): Promise<void> {
  now.value = { kind, tried: 0, smallest: null, result: null, errors: '' };
  return solver.run({ work, failed: (fault) => note({ result: { kind: 'failed', fault } }) });
}

/** An input on which the program fails, with what it printed there, in the place of the texts that stand. */
function put({ input, run }: Tried): void {
  note({ errors: run.errors });
  own.putTask({ input: tidy(input), output: tidy(run.output) });
}

/** Ends the run that is under way. The smallest input that it has found is taken. */
export function stop(): void {
  const isRunning = solver.running.isRunning.peek();
  const smallest = now.peek()?.smallest;
  solver.stop();
  if (!isRunning) return;
  note({ result: { kind: 'stopped' } });
  if (smallest) put(smallest);
}

/** What the program makes of an input; null if the run was ended, or the module does not say. */
async function tryOn({ runner, stopped }: Job, input: string): Promise<Tried | null> {
  const run = await runner.run({ input });
  const judged = stopped() ? null : await task.judge(input, run.output);
  if (!judged || stopped()) return null;
  const wrong = judged.kind === 'unread' ? null : (run.fault?.failure ?? (judged.end && 'output'));
  return { input, run, wrong };
}

/** Runs the program on the input that stands: its output is under test then. */
export const runOnInput = (): Promise<void> =>
  begin('run', async ({ runner, stopped }) => {
    const input = own.state.input.peek();
    const { output, errors, fault } = await runner.run({ input });
    if (stopped()) return;
    note({ errors, ...(fault && { result: { kind: 'failed', fault } }) });
    if (!fault && own.state.input.peek() === input) own.putTask({ output: tidy(output) });
  });

/** Tries random inputs, small ones first, until the program gets one wrong, which becomes the input. */
export const findFailing = (): Promise<void> =>
  begin('search', async (job) => {
    const [seed, size] = [drawn.seed.peek(), Number(drawn.size.peek())];
    for (let nth = 0; nth < MOST_TRIES; nth++) {
      const at = { seed: after(seed, nth), size: Math.ceil((size * Math.min(nth, GROWING)) / GROWING) };
      const input = await task.text({ call: 'generate', ...at });
      const tried = input === null || job.stopped() ? null : await tryOn(job, input);
      if (!tried) return;
      note({ tried: nth + 1 });
      if (tried.wrong === null) continue;
      note({ result: { kind: 'found', ...at, fault: tried.run.fault } });
      return put(tried);
    }
    note({ result: { kind: 'nothing' } });
  });

/** The seed so many behind one. */
export const after = (seed: string, count: number): string =>
  /^\d+$/.test(seed) ? String(BigInt(seed) + BigInt(count)) : seed;

/** Makes the input simpler as long as the program goes wrong on it in the same way. */
export const shrink = (): Promise<void> =>
  begin('shrink', async (job) => {
    const found = await tryOn(job, own.state.input.peek());
    if (!found) return;
    if (found.wrong === null) return note({ result: { kind: 'notWrong' } });
    const least = await simplest(job, found);
    if (job.stopped()) return;
    note({ result: { kind: 'smallest', fault: least.run.fault } });
    put(least);
  });

/** As `boardlab minimise` does. No text is tried twice, so that it comes to an end whatever the module calls simpler. */
async function simplest(job: Job, first: Tried): Promise<Tried> {
  const seen = new Set([first.input]);
  let [least, nth, hasFound] = [first, 0, false];
  while (!job.stopped()) {
    const simpler = await task.text({ call: 'shrink', input: least.input, nth });
    if (simpler === null && !hasFound) break;
    if (simpler === null) {
      [nth, hasFound] = [0, false];
      continue;
    }
    const isNew = simpler.length <= least.input.length && !seen.has(simpler);
    seen.add(simpler);
    const tried = isNew ? await tryOn(job, simpler) : null;
    if (isNew && !tried) break;
    const isWrong = tried?.wrong === first.wrong;
    if (tried && isWrong) [least, hasFound] = [tried, true];
    else nth += 1;
    note({ tried: seen.size - 1, smallest: least });
  }
  return least;
}
