// The player in the games of many seeds. Its workers use the spare cores of the machine.
import { type ReadonlySignal, signal } from '@preact/signals';
import { Engine, unlessLost } from '../../../engine/engine';

/** The totals of the player in the games of many seeds, from a first seed on. */
export type Batch = { alphabet: string; nodes: number; from: number; count: number; totals: number[]; busy: boolean };

type BatchOrder = Pick<Batch, 'alphabet' | 'nodes' | 'from' | 'count'>;

const MOST_LANES = 4;

/** The batch that was started last. */
class Batches {
  private readonly own = signal<Batch | null>(null);
  readonly last: ReadonlySignal<Batch | null> = this.own;
  private end = () => {};

  start(order: BatchOrder): void {
    this.end();
    this.end = run(order, (batch) => this.tell(batch));
  }

  stop(): void {
    this.end();
    const batch = this.own.peek();
    if (batch?.busy) this.tell({ ...batch, busy: false });
  }

  /** One replaces the one before. */
  private tell(batch: Batch): void {
    this.own.value = batch;
  }
}

export const batches = new Batches();

/** Reports each game; the totals are in the order of the seeds. Returns what ends it. */
function run(order: BatchOrder, tell: (batch: Batch) => void): () => void {
  const { alphabet, nodes, from, count } = order;
  const found: (number | undefined)[] = new Array(count).fill(undefined);
  let next = 0;
  const told = () => {
    const missing = found.indexOf(undefined);
    const totals = found.slice(0, missing < 0 ? count : missing) as number[];
    tell({ ...order, totals, busy: totals.length < count });
  };
  const lane = async (engine: Engine) => {
    while (next < count) {
      const nth = next++;
      found[nth] = await engine.askOf('solitaire', 'total', { seed: String(from + nth), alphabet, nodes });
      told();
    }
    engine.end();
  };
  const lanes = Math.max(1, Math.min(MOST_LANES, count, (navigator.hardwareConcurrency || 2) - 1));
  const engines = Array.from({ length: lanes }, () => new Engine(() => {}, end));
  function end(): void {
    next = count;
    for (const engine of engines) engine.end();
  }
  told();
  for (const engine of engines) unlessLost(lane(engine), null);
  return end;
}
