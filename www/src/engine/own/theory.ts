// The exact theory: its engine is fetched when it is first asked for.

import type * as exact from '../../../pkg/theory/engine_theory.js';
import type { PursuitTheory, TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult } from '../boundary';
import type { Answers } from '../protocol';
import { NEWS_EVERY, type Tasks } from '../tasks';

/** What decides a game of Pursuit besides placements and turns. */
export type Problem = { torus: boolean; n: number; catchers: number; steps: number; blocked: boolean };

export type TheoryCalls = {
  /** Puts a problem before the engine: what solving it takes, in at most so many bytes. */
  put: { ask: { problem: Problem; most: number }; reply: TheoryCost };
  /** Starts to solve it; how far it is comes as news. */
  solve: { ask: { most: number }; reply: null };
  /** The position of a turn file by the theory that is solved. */
  advise: { ask: { file: string }; reply: PursuitTheory };
  course: { ask: { files: string[] }; reply: TheoryOutlook[] };
};

/** `result` when the problem is solved. */
export type TheoryNews = { news: 'theoryProgress'; progress: TheoryProgress | null; result: TheoryResult | null };

export class ExactTheory {
  private engine: typeof exact | null = null;
  private problem: exact.Theory | null = null;

  constructor(
    private readonly tasks: Tasks,
    private readonly tell: (news: TheoryNews) => void,
  ) {}

  private readonly calls: Answers<TheoryCalls> = {
    put: ({ problem, most }) => this.put(problem, most),
    solve: ({ most }) => this.solve(most),
    advise: ({ file }) => this.open.ask(file),
    course: ({ files }) => this.open.course(files),
  };

  /** Fetches the engine. */
  async fetch(): Promise<Answers<TheoryCalls>> {
    const found = await import('../../../pkg/theory/engine_theory.js');
    await found.default();
    this.engine = found;
    return this.calls;
  }

  private get open(): exact.Theory {
    if (!this.problem) throw new Error('no problem is there');
    return this.problem;
  }

  private put({ torus, n, catchers, steps, blocked }: Problem, most: number): TheoryCost {
    if (!this.engine) throw new Error('no theory is there');
    this.problem?.free();
    this.problem = new this.engine.Theory(torus, n, catchers, steps, blocked);
    return this.problem.cost(most);
  }

  /** A turn is a slice: it cannot be cut. */
  private solve(most: number): null {
    this.open.begin(most);
    let told = Number.NEGATIVE_INFINITY;
    this.tasks.start('line', () => {
      const progress = this.open.turn();
      const result = progress ? null : this.open.result();
      if (result || performance.now() - told > NEWS_EVERY) {
        told = performance.now();
        this.tell({ news: 'theoryProgress', progress, result });
      }
      return progress !== null;
    });
    return null;
  }
}
