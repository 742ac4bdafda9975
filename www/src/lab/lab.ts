// A place where a visitor's program is tried: the program, its time limit, and what runs it. What it is tried on is its task.
import type { GameName } from '../engine/boundary';
import { EngineLost } from '../engine/engine';
import { type Job, KeptRunner } from '../engine/programs/kept-runner';
import type { Entry, Fault, Language, Program } from '../engine/programs/program';
import type { LoadJudge } from '../engine/programs/runner';
import { Listeners } from '../lib/listeners';
import { assign, type ReadonlySignals, signalsOf } from '../lib/signals';
import type { JavaCommand } from './commands';
import type { TextLanguage } from './draft';
import { keptDraft } from './kept-draft';
import type { Template } from './templates';

/** `stdin`: the input is standard input. `files`: the names of two files are the arguments. */
export type Protocol = 'stdin' | 'files';

/**
 * What a program is tried on. `key`, `game`: under which the program is kept. `entry`: the function that one in JavaScript defines. `protocol`:
 * how it gets its input. `per`, `time`: what a run is, and its seconds in each language, if a person chooses none. `output`: bytes that it
 * may write. `label`: what its editor is called. `java`: what stands for the command that compiles, and its words.
 */
export type Task = {
  key: string;
  game?: GameName;
  entry: Entry;
  /** What comes before one in JavaScript. */
  kit?: string;
  protocol: Protocol;
  per: 'input' | 'game' | 'turn';
  time: Readonly<Record<Language, number>>;
  output: number;
  label(d: { language: TextLanguage }): string;
  java: { said: string; command: JavaCommand };
  /** What it begins with in each language. */
  first: Readonly<Record<TextLanguage, string>>;
  templates: readonly Template[];
  /** The program is another one now. */
  changed?(): void;
};

/** Tasks that are never open at once have one runner, so that Python starts once for all. `isOpen`: whether this one is. */
type Shared = { runner?: KeptRunner; isOpen?(): boolean; loadJudge?: LoadJudge };

type State = { isRunning: boolean; isStarting: boolean };

/** What is done with a program that is loaded; if it could not be; and if an engine beside it was lost. */
type Work = { work(job: Job): Promise<void>; failed(fault: Fault, job: Job): void | Promise<void>; lost?(): void };

export type Lab = ReturnType<typeof newLab>;

export function newLab(
  task: Task,
  { loadJudge, runner = new KeptRunner(loadJudge), isOpen = () => true }: Shared = {},
) {
  const whole = new Listeners();
  const warmUp = (program: Program | null) => {
    if (program) whole.tell();
    if (isOpen()) runner.warmUp(program);
  };
  const kept = keptDraft({ ...task, warmUp });
  const own = signalsOf<State>({ isRunning: false, isStarting: false });
  const running: ReadonlySignals<State> = own;
  /** The run that is shown. One in another lab may end it. */
  let shown: object | null = null;
  const end = (run: object | null) => {
    if (shown !== run) return;
    shown = null;
    assign(own, { isRunning: false, isStarting: false });
  };
  const stop = () => {
    runner.stop();
    end(shown);
  };
  const withLoaded = async (program: Program, job: Job, run: object, { work, failed, lost }: Work) => {
    try {
      const fault = await job.runner.load(program);
      if (job.stopped()) return;
      own.isStarting.value = false;
      await (fault ? failed(fault, job) : work(job));
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      if (!job.stopped()) lost?.();
    } finally {
      end(run);
    }
  };
  /** Does something with the program in place of what it does now. */
  const run = async (work: Work): Promise<void> => {
    stop();
    const program = kept.program.peek();
    if (!program) return;
    const run = {};
    shown = run;
    assign(own, { isRunning: true, isStarting: true });
    const limits = { time: 1000 * kept.time.peek(), output: task.output };
    await runner.run(program, limits, (job) => withLoaded(program, job, run, work));
  };
  /** Calls `told` when the program was opened, changed or completed, and all of it is here. Returns what ends that. */
  const onWhole = (told: () => void) => whole.add(told);
  return { ...kept, task, running, run, stop, onWhole };
}
