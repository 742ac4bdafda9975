// The judge's output of the text that is open. A worker of its own plays all its cases.
import { type Engine, unlessLost } from '../engine/engine';
import type { News, Source } from '../engine/protocol';
import { runLater } from '../lib/scheduler';
import { type ReadonlySignals, signalsOf } from '../lib/signals';
import type { Losses } from './losses';

/** `chunks` joined are the judge's bytes. `busy` while more are on their way; of no `cases`: they are of an older text. */
export type Output = { chunks: string[]; cases: number; busy: boolean };

type ThinkerState = { output: Output | null };

export class Thinker {
  private readonly own = signalsOf<ThinkerState>({ output: null });
  readonly state: ReadonlySignals<ThinkerState> = this.own;
  private isKept = false;
  /** The text that stands, which may not be read yet. */
  private wanted: Source | null = null;
  private answering = { id: 0, begun: false, busy: false, source: null as Source | null };

  constructor(
    private readonly engine: Pick<Engine, 'ask' | 'latest' | 'renew'>,
    private readonly losses: Losses,
  ) {}

  /** From now on the output of what is read is kept. */
  keep(): void {
    this.isKept = true;
  }

  /** Another text stands: what is there is the output of an older one. */
  outdate(source: Source): void {
    this.wanted = source;
    const output = this.own.output.peek();
    if (output) this.own.output.value = { ...output, cases: 0, busy: true };
  }

  /** The text that is there now has no output. */
  clear(): void {
    this.own.output.value = null;
  }

  /** Begins with the output of a text that was read; null ends it. */
  follow(source: Source | null): void {
    if (!this.isKept || source === this.answering.source) return;
    // A long game would keep the next text waiting.
    if (this.answering.busy) this.engine.renew();
    this.answering = { id: 0, begun: false, busy: false, source };
    if (source) runLater(() => this.answering.source === source && this.ask(source));
  }

  hear(news: News): void {
    if (news.news !== 'answered' || news.id !== this.answering.id) return;
    const { chunks, cases, done } = news;
    const before = this.answering.begun ? (this.own.output.peek()?.chunks ?? []) : [];
    if (this.answering.source === this.wanted)
      this.own.output.value = { chunks: [...before, ...chunks], cases, busy: !done };
    this.answering.begun = true;
    this.answering.busy = !done;
  }

  /** The engine has ended with what it was at. */
  engineLost(): void {
    const { source } = this.answering;
    if (source && this.losses.mayReplace()) this.ask(source);
  }

  private ask(source: Source): void {
    unlessLost(this.engine.ask('answer', { source }), null);
    this.answering = { id: this.engine.latest, begun: false, busy: true, source };
  }
}
