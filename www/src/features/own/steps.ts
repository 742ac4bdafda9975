// What stood in the texts of a task before a button put others there: undo and redo. A reload of the tab loses none.
import { readStored, tabStorage, writeStored } from '../../lib/browser-storage';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';

export type Texts = { input: string; output: string };
type Way = 'back' | 'on';

/** How many are kept. */
const MOST = 100;
const KEY = 'own-task-steps';

const isSame = (one: Texts, other: Texts): boolean => one.input === other.input && one.output === other.output;

export class Steps {
  private readonly own = signalsOf<Record<Way, readonly Texts[]>>({ back: [], on: [] });
  readonly state: ReadonlySignals<Record<Way, readonly Texts[]>> = this.own;

  /** Others come in the place of these. What was left by an undo is not lost. */
  leave(now: Texts, next: Texts): void {
    if (isSame(now, next)) return;
    assign(this.own, { back: [...this.own.back.peek(), ...this.own.on.peek(), now].slice(-MOST), on: [] });
  }

  /** Those of the step before or after, in the place of these; null if there is none. */
  go(way: Way, now: Texts): Texts | null {
    const other = way === 'back' ? 'on' : 'back';
    const found = this.own[way].peek().at(-1) ?? null;
    if (!found) return null;
    this.own[way].value = this.own[way].peek().slice(0, -1);
    this.own[other].value = [...this.own[other].peek(), now];
    return found;
  }

  clear(): void {
    assign(this.own, { back: [], on: [] });
  }

  /** Keeps those of a task in this tab. */
  keep(task: string | null): void {
    const { back, on } = this.own;
    writeStored(KEY, JSON.stringify({ task, back: back.peek(), on: on.peek() }), tabStorage());
  }

  /** Those of a task that this tab has kept. */
  open(name: string): void {
    const { task, ...steps } = JSON.parse(readStored(KEY, tabStorage()) ?? '{}');
    if (task === name && this.own.back.peek().length === 0) assign(this.own, steps);
  }
}
