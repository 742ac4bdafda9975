// A visitor's program, run in a closed worker: on the input, on random ones, and on ever smaller ones that it gets wrong.

import { computed } from '@preact/signals';
import type { Minimised } from '../../engine/boundary';
import { EngineLost, unlessLost } from '../../engine/engine';
import type { Job } from '../../engine/programs/kept-runner';
import type { Fault, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import { input, state, validSource } from '../../game';
import { workbench } from '../../game/workbench';
import { until } from '../../lib/until';
import { judge } from './judge';
import { ours, program as programNow, runner } from './program';
import { type Finding, type Run, type RunKind, solutionTest } from './state';

/** Random inputs that a search tries at most. */
const MOST_TRIES = 1000;

const { run: last } = solutionTest.state;

/** The last run, if it was one of the program that is open: in its game, and in its language. */
export const run = computed(() => {
  const isOurs = last.value?.source.game === state.tab.value && last.value.language === ours.value.draft.value.language;
  return isOurs ? last.value : null;
});

/** What came of it. A failure on an input, or none, says nothing of the one that stands there now. */
export const result = computed((): Finding | null => {
  const { kind, source, result: now } = run.value ?? {};
  const isOfInput = kind === 'run' || now?.kind === 'notWrong';
  return now && isOfInput && source?.text !== state.source.value.text ? null : (now ?? null);
});

const note = (change: Partial<Run>): void => solutionTest.changeRun(change);

export function stop(): void {
  runner.stop();
  note({ busy: false });
}

/** Does something with the program once it is loaded. */
async function withProgram(kind: RunKind, work: (job: Job) => Promise<void>): Promise<void> {
  stop();
  const program = programNow.peek();
  if (!program) return;
  const source = state.source.peek();
  const nothing = { result: null, last: null, tried: 0, progress: null, smallest: null };
  const { language } = program;
  const begun: Run = { kind, source, language, busy: true, isStarting: true, ...nothing };
  solutionTest.setRun(begun);
  await runner.run(program, async (job) => {
    try {
      const fault = await job.runner.load(program);
      if (job.stopped()) return;
      note({ isStarting: false });
      if (fault) note({ result: { kind: 'failed', fault } });
      else await work(job);
    } catch (error) {
      // The judge was lost, which is said.
      if (!(error instanceof EngineLost)) throw error;
    } finally {
      if (!job.stopped()) note({ busy: false });
    }
  });
}

/** What the program does with an input. */
const answer = ({ runner }: Job, input: string): Promise<RunResult> => runner.run({ input });

/** How a program goes wrong: by its output, or by what it died of. */
type Failing = 'wrong' | Fault['failure'];

async function failing(of: Source, outcome: RunResult): Promise<Failing | null> {
  if (outcome.fault) return outcome.fault.failure;
  return (await workbench.ask('wrong', { source: of, output: outcome.output })) ? 'wrong' : null;
}

/** The next input to try. A smaller input must not lead from one way to go wrong to another. */
function tell(outcome: RunResult, kind: Failing): Promise<Minimised> {
  if (outcome.fault) return workbench.ask('reportCandidate', { fails: outcome.fault.failure === kind });
  return workbench.ask('reportCandidate', kind === 'wrong' ? { output: outcome.output } : { fails: false });
}

/** Shows an output before the judge, or what the program died of. */
function showOutcome(outcome: RunResult): void {
  note({ last: outcome });
  if (outcome.fault) note({ result: { kind: 'failed', fault: outcome.fault } });
  else judge.setOutput(outcome.output, 'program');
}

/** Runs the program on the input that stands. */
export const runProgram = (): Promise<void> =>
  withProgram('run', async (job) => {
    const of = validSource.peek();
    if (!of) return;
    const outcome = await answer(job, of.text);
    if (!job.stopped() && state.source.peek() === of) showOutcome(outcome);
  });

/** A random input: small and plain ones first. */
const randomInput = (source: Source, nth: number): Promise<string> =>
  workbench.ask('generate', {
    game: source.game,
    seed: String(nth + 1),
    cases: 1,
    size: Math.min(100, Math.floor(nth / 5)),
    adversarial: (nth * 37) % 101,
  });

/** Tries random inputs until the program gets one wrong, which becomes the input. */
export const findFailing = (): Promise<void> =>
  withProgram('search', async (job) => {
    const source = { ...state.source.peek(), relaxed: false };
    for (let nth = 0; nth < MOST_TRIES && !job.stopped(); nth++) {
      const text = await randomInput(source, nth);
      const outcome = await answer(job, text);
      if (job.stopped()) return;
      note({ tried: nth + 1 });
      if (!(await failing({ ...source, text }, outcome))) continue;
      if (job.stopped() || state.tab.peek() !== source.game) return;
      input.setText(text);
      note({ result: { kind: 'found', seed: String(nth + 1) } });
      return showOutcome(outcome);
    }
    if (!job.stopped()) note({ result: { kind: 'nothing', inputs: last.peek()?.tried ?? 0 } });
  });

/** Makes the input smaller as long as the program gets it wrong. */
export const shrink = (): Promise<void> =>
  withProgram('shrink', async (job) => {
    const of = validSource.peek();
    if (!of) return;
    const kind = await failing(of, await answer(job, of.text));
    if (job.stopped()) return;
    if (!kind) return note({ result: { kind: 'notWrong' } });
    let at = await workbench.ask('minimise', { source: of });
    while (at.candidate !== null && !job.stopped()) {
      at = await tell(await answer(job, at.candidate), kind);
      if (!job.stopped()) note({ progress: at, smallest: at.best });
    }
    if (!job.stopped()) note({ smallest: at.best, result: { kind: 'smallest', steps: at.steps, size: at.size } });
  });

/** Takes the smallest failing input for the input, and runs the program on it. */
export function useSmallest(): void {
  const text = run.peek()?.smallest ?? null;
  if (text !== null) runOn(text);
}

/** Makes the input its first wrong case alone, and runs the program on it. */
export async function runOnFirst(): Promise<void> {
  const [of, difference] = [validSource.peek(), judge.first.peek()];
  if (!of || !difference) return;
  const gathered = workbench.ask('gather', { source: of, order: Uint32Array.of(difference.case - 1) });
  const text = await unlessLost(gathered, null);
  if (text !== null && validSource.peek() === of) await runOn(text);
}

/** Takes a text for the input, and runs the program once it has been read. */
async function runOn(text: string): Promise<void> {
  input.setText(text);
  const source = state.source.peek();
  await until(() => validSource.value === source || state.source.value !== source);
  if (validSource.peek() === source) runProgram();
}
