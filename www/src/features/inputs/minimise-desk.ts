// A solution that is tried in a closed box: on the input, on random ones, and on ever smaller ones while it is wrong.
import { computed, signal } from '@preact/signals';
import type { Minimised } from '../../engine/boundary';
import type { Source } from '../../engine/protocol';
import { type Fault, type Outcome, Sandbox } from '../../engine/sandbox';
import { askWorkbench } from '../../session/workbench';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { source } from './cases';
import { code } from './program';
import { inputsDialog } from './state';

const { shape } = inputsDialog.state;

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

type Kind = 'run' | 'stress' | 'minimise';

/** A run of the solution and what came of it. */
export type Run = {
  kind: Kind;
  /** What it began with. */
  source: Source;
  busy: boolean;
  said: Said | null;
  /** Random inputs tried. */
  tried: number;
  progress: Minimised | null;
  /** The smallest input found. */
  smallest: string | null;
};

const last = signal<Run | null>(null);

/** The last run, if it was one of the game whose tab is open. */
export const run = computed(() => (last.value?.source.game === state.tab.value ? last.value : null));

/** What it said. A word on an input says nothing of the one that stands there now. */
export const said = computed((): Said | null => {
  const { kind, source: of, said: told } = run.value ?? {};
  return told && (kind === 'run' || told.kind === 'notWrong') && of?.text !== state.source.value.text
    ? null
    : (told ?? null);
});

const note = (change: Partial<Run>): void => {
  const now = last.peek();
  if (now) last.value = { ...now, ...change };
};

let turn = 0;

export function stop(): void {
  turn += 1;
  note({ busy: false });
}

type Box = { sandbox: Sandbox; program: string; stopped: () => boolean };

/** Lends a box with the solution in it, and takes it back however the work ends. */
async function bench(kind: Kind, work: (box: Box) => Promise<void>): Promise<void> {
  stop();
  const mine = turn;
  const stopped = () => mine !== turn;
  last.value = { kind, source: state.source.peek(), busy: true, said: null, tried: 0, progress: null, smallest: null };
  const program = code.peek();
  const sandbox = new Sandbox(TERMS, () => {});
  try {
    const loaded = await sandbox.load(program);
    if ('fault' in loaded) note({ said: { kind: 'failed', fault: loaded.fault } });
    else await work({ sandbox, stopped, program });
  } catch {
    // The judge was lost; its own pane says so.
  } finally {
    sandbox.end();
    if (!stopped()) note({ busy: false });
  }
}

/** What the solution says to an input; a solution that was ended at its limit is loaded anew. */
async function answer({ sandbox, program }: Box, input: string): Promise<Outcome> {
  const outcome = await sandbox.turn(input);
  if ('fault' in outcome && outcome.fault.failure === 'time-out') await sandbox.load(program);
  return outcome;
}

/** How a solution goes wrong: by its output, or by what it died of. */
type Failing = 'wrong' | Fault['failure'];

async function failing(of: Source, outcome: Outcome): Promise<Failing | null> {
  if ('fault' in outcome) return outcome.fault.failure;
  return (await askWorkbench('wrong', { source: of, output: outcome.output })) ? 'wrong' : null;
}

/** The next input to try. A smaller input must not lead from one way to go wrong to another. */
function tell(outcome: Outcome, kind: Failing): Promise<Minimised> {
  if ('fault' in outcome) return askWorkbench('smaller', { fails: outcome.fault.failure === kind });
  return askWorkbench('smaller', kind === 'wrong' ? { output: outcome.output } : { fails: false });
}

/** Tries the input that stands. */
export const tryInput = () =>
  bench('run', async (box) => {
    const { stopped } = box;
    const of = source.peek();
    if (!of) return;
    const outcome = await answer(box, of.text);
    if (stopped()) return;
    if ('fault' in outcome) note({ said: { kind: 'failed', fault: outcome.fault } });
    else note({ said: { kind: (await failing(of, outcome)) ? 'wrong' : 'accepted' } });
  });

/** Tries random inputs, small and plain ones first, until one is answered wrongly. */
export const stress = () =>
  bench('stress', async (box) => {
    const { stopped } = box;
    const game = state.tab.peek();
    const { options } = state.source.peek();
    for (let nth = 0; nth < MOST_TRIES && !stopped(); nth++) {
      const seed = String(BigInt(shape.peek().seed) + BigInt(nth));
      const hardness = Math.min(100, Math.floor(nth / 5));
      const made = { game, seed, cases: 1, size: hardness, nastiness: (nth * 37) % 101 };
      const text = await askWorkbench('made', made);
      const of = { game, text, relaxed: false, options };
      const outcome = await answer(box, text);
      if (stopped()) return;
      note({ tried: nth + 1 });
      if (!(await failing(of, outcome))) continue;
      note({ said: { kind: 'found', seed } });
      if (state.tab.peek() === game) act({ kind: 'edit', text, whole: true });
      return;
    }
    if (!stopped()) note({ said: { kind: 'nothing', inputs: last.peek()?.tried ?? 0 } });
  });

/** Makes the input smaller as long as the solution is still wrong. */
export const minimise = () =>
  bench('minimise', async (box) => {
    const { stopped } = box;
    const of = source.peek();
    if (!of) return;
    const kind = await failing(of, await answer(box, of.text));
    if (stopped()) return;
    if (!kind) return note({ said: { kind: 'notWrong' } });
    let at = await askWorkbench('minimise', { source: of });
    while (at.candidate !== null && !stopped()) {
      at = await tell(await answer(box, at.candidate), kind);
      if (!stopped()) note({ progress: at, smallest: at.best });
    }
    if (!stopped()) note({ smallest: at.best, said: { kind: 'smallest', bytes: at.best.length, steps: at.steps } });
  });
