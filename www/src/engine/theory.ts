// The exact theory: its engine is fetched when it is first asked for.
import type * as exact from '../../pkg/theory/engine_theory.js';
import type { TheoryCost } from './boundary';
import type { News, Problem } from './protocol';
import { NEWS_EVERY, type Tasks } from './tasks';

export class ExactTheory {
  private engine: typeof exact | null = null;
  private problem: exact.Theory | null = null;

  constructor(
    private readonly tasks: Tasks,
    private readonly tell: (news: News) => void,
  ) {}

  async fetch(): Promise<void> {
    if (this.engine) return;
    const found = await import('../../pkg/theory/engine_theory.js');
    await found.default();
    this.engine = found;
  }

  get open(): exact.Theory {
    if (!this.problem) throw new Error('no problem is there');
    return this.problem;
  }

  put({ torus, n, catchers, steps, blocked }: Problem, most: number): TheoryCost {
    if (!this.engine) throw new Error('no theory is there');
    this.problem?.free();
    this.problem = new this.engine.Theory(torus, n, catchers, steps, blocked);
    return this.problem.cost(most);
  }

  /** A turn is a slice: it cannot be cut. */
  solve(most: number): null {
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
