// A runner that is kept from one job to the next while it holds Python, which takes seconds to start.
import type { Language, Program, RunLimits } from './program';
import { type LoadJudge, Runner } from './runner';

export class KeptRunner {
  private runner: Runner | null = null;
  private language: Language | null = null;

  constructor(
    private readonly limits: (language: Language) => RunLimits,
    private readonly loadJudge?: LoadJudge,
  ) {}

  /** A runner for a program, which is not loaded yet. */
  lend({ language }: Program): Runner {
    if (language !== 'python' || this.language !== 'python') this.end();
    this.runner ??= new Runner(this.limits(language), this.loadJudge);
    this.language = language;
    return this.runner;
  }

  /** Starts Python before it is asked for. The program itself does not run. */
  warmUp(program: Program | null): void {
    if (program?.language !== 'python' || this.language === 'python') return;
    this.lend(program)
      .load(program)
      .catch(() => {});
  }

  /** A job is over. */
  release(): void {
    if (this.language !== 'python') this.end();
  }

  /** Ends what runs. */
  end(): void {
    this.runner?.end();
    this.runner = null;
    this.language = null;
  }
}
