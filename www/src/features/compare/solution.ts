// A visitor's program, run in a closed worker: on the input, on random ones, and on ever smaller ones that it gets wrong.

import { computed } from '@preact/signals';
import type { Minimised } from '../../engine/boundary';
import { unlessLost } from '../../engine/engine';
import type { Job } from '../../engine/programs/kept-runner';
import type { Fault, RunResult } from '../../engine/programs/program';
import type { Source } from '../../engine/protocol';
import { input, state, validSource } from '../../game';
import { workbench } from '../../game/workbench';
import { until } from '../../lib/until';
import { judge } from './judge';
import { ours } from './program';
import { type Cut, type Finding, type Run, type RunKind, solutionTest } from './state';

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

/** Ends the run that is under way, of which it is said how far it came. */
export function stop(): void {
  const lab = ours.peek();
  const [wasRunning, now] = [lab.running.isRunning.peek(), last.peek()];
  lab.stop();
  if (wasRunning && now) note({ result: { kind: 'stopped', inputs: now.tried, progress: now.progress } });
}

/** Does something with the program once it is loaded. */
async function withProgram(kind: RunKind, work: (job: Job) => Promise<void>): Promise<void> {
  const lab = ours.peek();
  const program = lab.program.peek();
  if (!program) return;
  const source = state.source.peek();
  const nothing = { result: null, last: null, tried: 0, progress: null, smallest: null };
  solutionTest.setRun({ kind, source, language: program.language, ...nothing });
  await lab.run({ work, failed: (fault) => note({ result: { kind: 'failed', fault } }) });
}

/** What the program does with an input. */
const answer = ({ runner }: Job, input: string): Promise<RunResult> => runner.run({ input });

/** How a program goes wrong: by its output, or by what it died of. */
type Failing = 'wrong' | Fault['failure'];

/** `index`: the first case (from 1) that is wrong; null if the program died. */
type Failure = { kind: Failing; index: number | null };

async function failing(of: Source, outcome: RunResult): Promise<Failure | null> {
  if (outcome.fault) return { kind: outcome.fault.failure, index: null };
  const index = await workbench.ask('wrong', { source: of, output: outcome.output });
  return index === null ? null : { kind: 'wrong', index };
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

/** Where a search begins: as `boardlab stress` does, which tries the same inputs. */
const FIRST_SEED = 1;

/** An input on which the program fails, and what it does there. `cut`: how the input came from the one that was tried. */
type Failed = { text: string; outcome: RunResult; cut: Cut };

const upTo = (count: number) => Uint32Array.from({ length: count }, (_, nth) => nth);

/** The cases that might fail in the place of all: the one that is wrong, and it with those before it; else each. */
function suspects(index: number | null, cases: number): { order: Uint32Array; cut: Cut }[] {
  if (index === null)
    return [...upTo(cases)].map((nth) => ({ order: Uint32Array.of(nth), cut: { kind: 'alone', index: nth + 1 } }));
  return [
    { order: Uint32Array.of(index - 1), cut: { kind: 'alone', index } },
    { order: upTo(index), cut: { kind: 'together', index } },
  ];
}

/** Cuts out of an input on which the program fails what fails in the same way. */
async function cutOut(job: Job, of: Source, outcome: RunResult, { kind, index }: Failure): Promise<Failed> {
  const cases = (await workbench.ask('folds', { source: of })).length / 2;
  for (const { order, cut } of cases > 1 ? suspects(index, cases) : []) {
    if (job.stopped()) break;
    const text = await workbench.ask('gather', { source: of, order });
    const outcome = await answer(job, text);
    if ((await failing({ ...of, text }, outcome))?.kind === kind) return { text, outcome, cut };
  }
  return { text: of.text, outcome, cut: { kind: 'whole' } };
}

/** Tries random inputs until the program gets one wrong, of which the case that fails becomes the input. */
export const findFailing = (): Promise<void> =>
  withProgram('search', async (job) => {
    const source = { ...state.source.peek(), relaxed: false };
    const { game } = source;
    for (let nth = 0; nth < MOST_TRIES && !job.stopped(); nth++) {
      const tried = { ...source, text: await workbench.ask('searched', { game, seed: String(FIRST_SEED), nth }) };
      const outcome = await answer(job, tried.text);
      if (job.stopped()) return;
      note({ tried: nth + 1 });
      const failure = await failing(tried, outcome);
      if (!failure) continue;
      const found = await cutOut(job, tried, outcome, failure);
      if (job.stopped() || state.tab.peek() !== game) return;
      input.setText(found.text);
      const { outcome: last, cut } = found;
      note({ last, result: { kind: 'found', seed: FIRST_SEED + nth, cut, fault: last.fault } });
      if (!last.fault) judge.setOutput(last.output, 'program');
      return;
    }
    if (!job.stopped()) note({ result: { kind: 'nothing', inputs: last.peek()?.tried ?? 0 } });
  });

/** Makes the input smaller as long as the program gets it wrong. */
export const shrink = (): Promise<void> =>
  withProgram('shrink', async (job) => {
    const of = validSource.peek();
    if (!of) return;
    const failure = await failing(of, await answer(job, of.text));
    if (job.stopped()) return;
    if (!failure) return note({ result: { kind: 'notWrong' } });
    let at = await workbench.ask('minimise', { source: of });
    while (at.candidate !== null && !job.stopped()) {
      at = await tell(await answer(job, at.candidate), failure.kind);
      if (!job.stopped()) note({ progress: at, smallest: at.best });
    }
    if (!job.stopped())
      note({ smallest: at.best, result: { kind: 'smallest', steps: at.steps, size: at.size, least: at.least } });
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
