// A solution that is tried in a closed box: on the input, on random ones, and on ever smaller ones while it is wrong.
import { signal } from '@preact/signals';
import type { Minimised } from '../../engine/boundary';
import { type Fault, type Outcome, Sandbox } from '../../engine/foreign';
import type { Source } from '../../engine/protocol';
import { ask } from '../../session/workbench';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { source } from './cases';
import { inputsDialog } from './state';

const { code, shape } = inputsDialog.state;

/** Two seconds an input; as much output as the comparison takes without a pause. */
const TERMS = { name: 'solve', limit: 2000, most: 4_000_000 } as const;
/** Random inputs that a search tries at most. */
const MOST_TRIES = 1000;

/** What came of the last run. */
export type Said =
  | { kind: 'accepted' | 'wrong' | 'notWrong' }
  | { kind: 'failed'; fault: Fault }
  | { kind: 'found'; seed: string }
  | { kind: 'nothing'; inputs: number }
  | { kind: 'smallest'; bytes: number; steps: number };

export const said = signal<Said | null>(null);
export const busy = signal<'run' | 'stress' | 'minimise' | null>(null);
export const tried = signal(0);
export const progress = signal<Minimised | null>(null);
/** The smallest input found. */
export const smallest = signal<string | null>(null);

let turn = 0;

export function stop(): void {
  turn += 1;
  busy.value = null;
}

type Box = { sandbox: Sandbox; stopped: () => boolean };

/** Lends a box with the solution in it, and takes it back however the work ends. */
async function bench(kind: NonNullable<typeof busy.value>, work: (box: Box) => Promise<void>): Promise<void> {
  stop();
  const mine = turn;
  const stopped = () => mine !== turn;
  busy.value = kind;
  said.value = null;
  tried.value = 0;
  const sandbox = new Sandbox(TERMS, () => {});
  try {
    const loaded = await sandbox.load(code.peek());
    if ('fault' in loaded) said.value = { kind: 'failed', fault: loaded.fault };
    else await work({ sandbox, stopped });
  } catch {
    // The judge was lost; its own pane says so.
  } finally {
    sandbox.end();
    if (!stopped()) busy.value = null;
  }
}

/** What the solution says to an input; a solution that was ended at its limit is loaded anew. */
async function answer(sandbox: Sandbox, input: string): Promise<Outcome> {
  const outcome = await sandbox.turn(input);
  if ('fault' in outcome && outcome.fault.failure === 'time-out') await sandbox.load(code.peek());
  return outcome;
}

/** How a solution goes wrong: by its output, or by what it died of. */
type Failing = 'wrong' | Fault['failure'];

async function failing(of: Source, outcome: Outcome): Promise<Failing | null> {
  if ('fault' in outcome) return outcome.fault.failure;
  return (await ask('wrong', { source: of, output: outcome.output })) ? 'wrong' : null;
}

/** The next input to try. A smaller input must not lead from one way to go wrong to another. */
function tell(outcome: Outcome, kind: Failing): Promise<Minimised> {
  if ('fault' in outcome) return ask('smaller', { fails: outcome.fault.failure === kind });
  return ask('smaller', kind === 'wrong' ? { output: outcome.output } : { fails: false });
}

/** Tries the input that stands. */
export const tryInput = () =>
  bench('run', async ({ sandbox, stopped }) => {
    const of = source.peek();
    if (!of) return;
    const outcome = await answer(sandbox, of.text);
    if (stopped()) return;
    if ('fault' in outcome) said.value = { kind: 'failed', fault: outcome.fault };
    else said.value = { kind: (await failing(of, outcome)) ? 'wrong' : 'accepted' };
  });

/** Tries random inputs, small and plain ones first, until one is answered wrongly. */
export const stress = () =>
  bench('stress', async ({ sandbox, stopped }) => {
    const game = state.tab.peek();
    const { options } = state.source.peek();
    for (let nth = 0; nth < MOST_TRIES && !stopped(); nth++) {
      const seed = String(BigInt(shape.peek().seed) + BigInt(nth));
      const hardness = Math.min(100, Math.floor(nth / 5));
      const made = { game, seed, cases: 1, size: hardness, nastiness: (nth * 37) % 101 };
      const text = await ask('made', made);
      const of = { game, text, relaxed: false, options };
      const outcome = await answer(sandbox, text);
      tried.value = nth + 1;
      if (stopped() || !(await failing(of, outcome))) continue;
      said.value = { kind: 'found', seed };
      if (state.tab.peek() === game) act({ kind: 'edit', text, whole: true });
      return;
    }
    if (!stopped()) said.value = { kind: 'nothing', inputs: tried.peek() };
  });

/** Makes the input smaller as long as the solution is still wrong. */
export const minimise = () =>
  bench('minimise', async ({ sandbox, stopped }) => {
    const of = source.peek();
    if (!of) return;
    smallest.value = null;
    const kind = await failing(of, await answer(sandbox, of.text));
    if (!kind) {
      said.value = { kind: 'notWrong' };
      return;
    }
    let at = await ask('minimise', { source: of });
    while (at.candidate !== null && !stopped()) {
      at = await tell(await answer(sandbox, at.candidate), kind);
      progress.value = at;
      smallest.value = at.best;
    }
    smallest.value = at.best;
    if (!stopped()) said.value = { kind: 'smallest', bytes: at.best.length, steps: at.steps };
  });
