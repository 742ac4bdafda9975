// A lab: a program is loaded and then does its task, one run after the other, also where labs share what runs them.
import { expect, test, vi } from 'vitest';
import { EngineLost } from '../../www/src/engine/engine';
import { type Job, KeptRunner } from '../../www/src/engine/programs/kept-runner';
import type { Fault, RunLimits } from '../../www/src/engine/programs/program';
import { newLab } from '../../www/src/lab/lab';
import { flush } from './parts';

const loads = vi.hoisted(() => ({ fault: null as Fault | null, limits: [] as RunLimits[] }));

vi.mock('../../www/src/engine/programs/runner', () => ({
  Runner: class {
    set limits(limits: RunLimits) {
      loads.limits.push(limits);
    }
    load = async () => loads.fault;
    end = () => {};
  },
}));

const TASK = {
  key: 'tried',
  entry: 'solve',
  protocol: 'stdin',
  per: 'input',
  time: { javascript: 2, wasm: 2, python: 5 },
  output: 7,
  label: () => 'program',
  java: { said: '', command: String },
  first: { javascript: 'function solve() {}', python: '' },
  templates: [],
} as const;

const FAULT: Fault = { failure: 'not-started', cause: { kind: 'notRun' }, line: null };
const failed = () => {
  throw new Error('it was loaded');
};

/** A task that goes on until the test ends it. */
function endless() {
  let end = () => {};
  let job: Job | null = null;
  const work = (given: Job) =>
    new Promise<void>((keep) => {
      job = given;
      end = keep;
    });
  return { work, end: () => end(), stopped: () => job?.stopped() };
}

test('a program runs once it is loaded, under the limit that is chosen, until its task is done', async () => {
  const lab = newLab(TASK);
  lab.open();
  lab.setTime(10);
  const { work, end } = endless();
  const all = lab.run({ work, failed });
  expect([lab.running.isRunning.value, lab.running.isStarting.value]).toEqual([true, true]);
  await flush();
  expect([lab.running.isRunning.value, lab.running.isStarting.value]).toEqual([true, false]);
  end();
  await all;
  expect(lab.running.isRunning.value).toBe(false);
  expect(loads.limits.at(-1)).toEqual({ time: 10_000, output: 7 });
});

test('a program that does not load is told, and so is an engine that is lost beside it', async () => {
  const lab = newLab(TASK);
  lab.open();
  loads.fault = FAULT;
  const told: unknown[] = [];
  await lab.run({ work: failed, failed: (fault) => void told.push(fault) });
  loads.fault = null;
  const lose = () => Promise.reject(new EngineLost('ended'));
  await lab.run({ work: lose, failed, lost: () => void told.push('lost') });
  expect(told).toEqual([FAULT, 'lost']);
  expect(lab.running.isRunning.value).toBe(false);
  await expect(lab.run({ work: () => Promise.reject(new Error('ours')), failed })).rejects.toThrow('ours');
});

test('of labs that share a runner one runs: the run of the other is stopped, and does not end this one', async () => {
  const runner = new KeptRunner();
  const [first, second] = [
    newLab({ ...TASK, key: 'first' }, { runner }),
    newLab({ ...TASK, key: 'second' }, { runner }),
  ];
  first.open();
  second.open();
  const [one, other] = [endless(), endless()];
  const begun = first.run({ work: one.work, failed });
  await flush();
  second.run({ work: other.work, failed });
  await flush();
  expect(one.stopped()).toBe(true);
  one.end();
  await begun;
  expect([first.running.isRunning.value, second.running.isRunning.value]).toEqual([false, true]);
  second.stop();
  expect([other.stopped(), second.running.isRunning.value]).toEqual([true, false]);
});
