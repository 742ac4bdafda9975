// A person's program for the task that is open: run on the input that stands, on random ones until the module refuses its output, and on
// ever simpler ones that it gets wrong.
import * as programs from 'words:programs';
import { computed, signal } from '@preact/signals';
import plainJs from '../../../templates/plain.js?raw';
import plainPy from '../../../templates/plain.py?raw';
import type { About, TaskEnd } from '../../engine/own/task';
import type { Job } from '../../engine/programs/kept-runner';
import type { Fault, RunResult } from '../../engine/programs/program';
import { templatesOf, withComments } from '../../lab/templates';
import { tidy } from '../../lib/tidy';
import { leaveLink } from './address';
import { keep, kept, onLeaving } from './kept';
import { newOwnLab } from './lab';
import { own } from './own';
import type { Written } from './shared';
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
  changed: leaveLink,
});

/** What a person has written for the task; null for a module, and for what every program begins with. */
export function solverNow(): Written | null {
  solver.open();
  const { language } = solver.draft.peek();
  if (language === 'wasm') return null;
  const program = solver.textIn(language);
  return program === first[language] ? null : { language, program };
}

/** From what random inputs are drawn. */
export const drawn = { seed: signal('1'), size: signal('20') };
/** How many random inputs a search tries at most, and how many until they have the size that was chosen. */
const MOST_TRIES = 1000;
const GROWING = 100;

/** Whether its program is shown. */
export const isOpen = signal(false);

type Chosen = { seed: string; size: string; isOpen: boolean };
const CHOSEN = 'own-chosen';

/** What was chosen at the last visit, and from now on that of this one is kept. */
export function openSolver(): void {
  const { seed, size } = drawn;
  const chosen = kept<Chosen>(CHOSEN);
  [seed.value, size.value, isOpen.value] = [chosen.seed ?? seed.peek(), chosen.size ?? size.peek(), !!chosen.isOpen];
  onLeaving(() => keep(CHOSEN, { seed: seed.peek(), size: size.peek(), isOpen: isOpen.peek() }));
}

/** Takes a program for the task. */
export function takeSolver(file: File): Promise<void> {
  isOpen.value = true;
  return solver.take(file);
}

/** The same of a link. */
export function writeSolver({ language, program }: Written): void {
  solver.open();
  isOpen.value = true;
  solver.write(language, program);
}

/** How a program goes wrong: the module refuses its output, or the score of that, or it died of something. */
type Wrong = 'output' | 'score' | Fault['failure'];
const wrongIn = (end: TaskEnd | null): Wrong | null => end && (end.kind === 'worse' ? 'score' : 'output');
type Tried = { input: string; run: RunResult; wrong: Wrong | null };

/** What came of a run that is no output. */
export type Finding =
  | { kind: 'failed'; fault: Fault }
  /** It has printed nothing. */
  | { kind: 'empty' }
  | { kind: 'found'; seed: string; size: number; fault: Fault | null }
  | { kind: 'nothing' }
  | { kind: 'notWrong' }
  | { kind: 'smallest'; fault: Fault | null }
  /** A person has ended it. */
  | { kind: 'stopped' };

type TrialKind = 'run' | 'search' | 'shrink';
/**
 * `of`: the task, and the input that the result speaks of. `tried`: how many inputs. `smallest`: the simplest that is known to fail.
 * `errors`: what the program wrote to standard error last.
 */
type Trial = {
  kind: TrialKind;
  of: { about: About | null; input: string };
  tried: number;
  smallest: Tried | null;
  result: Finding | null;
  errors: string;
};

const now = signal<Trial | null>(null);
/** What is done with the program, or came of it; null where another task or input stands by now. */
export const trial = computed((): Trial | null => {
  const { of, result } = now.value ?? {};
  const isOfThis = of?.about === task.state.about.value && (!result || of?.input === own.state.input.value);
  return isOfThis ? now.value : null;
});

/** What the program died of, if that came of it. */
export const fault = computed((): Fault | null => {
  const result = trial.value?.result;
  return result && 'fault' in result ? result.fault : null;
});

function note(change: Partial<Trial>): void {
  const before = now.peek();
  if (before) now.value = { ...before, ...change };
}

function begin(kind: TrialKind, work: (job: Job) => Promise<void>): Promise<void> {
  const of = { about: task.state.about.peek(), input: '' };
  now.value = { kind, of, tried: 0, smallest: null, result: null, errors: '' };
  return solver.run({ work, failed: (fault) => finish({ kind: 'failed', fault }) });
}

/** The result speaks of the input that stands. */
function finish(result: Finding): void {
  const of = now.peek()?.of;
  if (of) note({ result, of: { ...of, input: own.state.input.peek() } });
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
  if (smallest) put(smallest);
  finish({ kind: 'stopped' });
}

/** What the program makes of an input; null if the run was ended, or the module does not say. */
async function tryOn({ runner, stopped }: Job, input: string): Promise<Tried | null> {
  const run = await runner.run({ input });
  const judged = stopped() ? null : await task.judge(input, run.output);
  if (!judged || stopped()) return null;
  const wrong = judged.kind === 'unread' ? null : (run.fault?.failure ?? wrongIn(judged.end));
  return { input, run, wrong };
}

/** Runs the program on the input that stands: its output is under test then. */
export const runOnInput = (): Promise<void> =>
  begin('run', async ({ runner, stopped }) => {
    const input = own.state.input.peek();
    const { output, errors, fault } = await runner.run({ input });
    if (stopped()) return;
    note({ errors });
    if (fault) return finish({ kind: 'failed', fault });
    // Another input stands by now, of which this is no output.
    if (own.state.input.peek() !== input) return;
    own.putTask({ output: tidy(output) });
    if (output.trim() === '') finish({ kind: 'empty' });
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
      put(tried);
      return finish({ kind: 'found', ...at, fault: tried.run.fault });
    }
    finish({ kind: 'nothing' });
  });

/** The seed so many behind one. */
export const after = (seed: string, count: number): string =>
  /^\d+$/.test(seed) ? String(BigInt(seed) + BigInt(count)) : seed;

/** Makes the input simpler as long as the program goes wrong on it in the same way. */
export const shrink = (): Promise<void> =>
  begin('shrink', async (job) => {
    const found = await tryOn(job, own.state.input.peek());
    if (!found) return;
    if (found.wrong === null) return finish({ kind: 'notWrong' });
    const least = await simplest(job, found);
    if (job.stopped()) return;
    put(least);
    finish({ kind: 'smallest', fault: least.run.fault });
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
