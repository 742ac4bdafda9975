// Jobs with a visitor's program, one at a time. Python takes seconds to start: its runner is kept from one job to the next.
import type { Language, Program, RunLimits } from './program';
import { type LoadJudge, Runner } from './runner';

/** `runner`: a job loads its program itself. `stopped`: whether another job or `stop` has ended this one. */
export type Job = { runner: Runner; stopped: () => boolean };

export class KeptRunner {
  private runner: Runner | null = null;
  private language: Language | null = null;
  /** Ends the job that is under way. */
  private job: AbortController | null = null;

  constructor(private readonly loadJudge?: LoadJudge) {}

  /** Does a job in place of the one that is under way. Each run in it has the limits. */
  async run(program: Program, limits: RunLimits, work: (job: Job) => Promise<void>): Promise<void> {
    this.stop();
    const job = new AbortController();
    this.job = job;
    const stopped = () => job.signal.aborted;
    try {
      const runner = this.runnerFor(program);
      runner.limits = limits;
      await work({ runner, stopped });
    } finally {
      if (!stopped()) {
        this.job = null;
        if (this.language !== 'python') this.end();
      }
    }
  }

  /** Ends the job that is under way, with its runner. */
  stop(): void {
    if (!this.job) return;
    this.job.abort();
    this.job = null;
    this.end();
  }

  /** Starts the interpreter of Python in advance. The program does not run. An error is ignored: the next job loads again, and reports it. */
  warmUp(program: Program | null): void {
    if (this.job || program?.language !== 'python' || this.language === 'python') return;
    this.runnerFor(program)
      .load(program)
      .catch(() => {});
  }

  /** Two jobs in Python share a runner. Any other job has a new one. */
  private runnerFor({ language }: Program): Runner {
    if (language !== 'python' || this.language !== 'python') this.end();
    this.runner ??= new Runner(this.loadJudge);
    this.language = language;
    return this.runner;
  }

  private end(): void {
    this.runner?.end();
    this.runner = null;
    this.language = null;
  }
}
