// What each removal of a game cost: how many points less the solver expects after it than after the best one.
import type { Cell, Explanation, SolitaireExplanation } from '../../../engine/boundary';
import { Engine, unlessGone } from '../../../engine/engine';
import { isDone } from '../../../engine/evidence';
import type { News, Snapshot, Source } from '../../../engine/protocol';
import { state } from '../../../game';
import { assign, type ReadonlySignals, signalsOf } from '../../../lib/signals';
import { candidateOf, cellOfMove, solitaireExplanation } from '../position';

/** `nth`: of the removals, from 0. `lost`: in tenths of a point. */
export type Cost = { nth: number; at: Cell; lost: number };

/** `of`: the game; null until one is looked at. */
type CostsState = { of: Source | null; costs: readonly Cost[]; isBusy: boolean };

/** The lines of a board; removals and replies follow. */
const BOARD = 6;

/** Whether removals stand in a text. */
export const hasRemovals = (text: string): boolean => text.trimEnd().split('\n').length > BOARD;

/** What the next removal of the text costs; null if there is none. */
function costOf(nth: number, why: SolitaireExplanation | null): Cost | null {
  const at = why?.scripted ? cellOfMove(why.chosen) : null;
  const [yours, best] = [at && candidateOf(why, at), why?.candidates[0]];
  if (!at || !yours || !best) return null;
  return { nth, at, lost: Math.max(0, best.expected - yours.expected) };
}

/** A game in a worker of its own, position by position. */
class Reader {
  private readonly engine = new Engine(
    (news) => this.hear(news),
    () => this.lost(),
  );
  private latest: News | null = null;
  private wake = () => {};
  private isDone = false;
  private isEnded = false;

  constructor(private readonly lost: () => void) {}

  end(): void {
    this.isEnded = true;
    this.wake();
    this.engine.end();
  }

  /** Hands on the costs in the order of the removals. */
  async read(source: Source, take: (cost: Cost) => void): Promise<void> {
    const { opened } = await this.engine.ask('load', { source, position: { case: 0, moves: '', ply: 0 } });
    this.isDone = opened?.line.done ?? true;
    for (let nth = 0; !this.isEnded; nth++) {
      const why = await this.explained(2 * nth);
      const cost = costOf(nth, solitaireExplanation(why));
      if (!cost || this.isEnded) return;
      take(cost);
    }
  }

  /** All that is known of the move from a position; null behind the last one. */
  private async explained(ply: number): Promise<Explanation | null> {
    let { frame, explanation } = await this.at(ply);
    while (frame.ply < ply && !this.isDone && !this.isEnded) {
      await this.news();
      ({ frame, explanation } = await this.at(ply));
    }
    if (frame.ply < ply) return null;
    while (!isDone(explanation) && !this.isEnded) {
      const news = await this.news();
      if (news?.news === 'explained' && news.ply === ply) explanation = news.explanation;
    }
    return explanation;
  }

  private at(ply: number): Promise<Snapshot> {
    this.latest = null;
    return this.engine.ask('frame', { ply });
  }

  /** The next that the worker says, which it may have said already. */
  private async news(): Promise<News | null> {
    if (!this.latest)
      await new Promise<void>((keep) => {
        this.wake = keep;
      });
    const { latest } = this;
    this.latest = null;
    return latest;
  }

  private hear(news: News): void {
    if (news.news === 'grown') this.isDone = news.opened.line.done;
    this.latest = news;
    this.wake();
  }
}

class Costs {
  private readonly own = signalsOf<CostsState>({ of: null, costs: [], isBusy: false });
  readonly state: ReadonlySignals<CostsState> = this.own;
  private reader: Reader | null = null;

  /** Looks at the removals of the game that is open, one after the other. */
  async find(): Promise<void> {
    this.stop();
    const of = state.source.peek();
    const reader = new Reader(() => this.stop());
    this.reader = reader;
    assign(this.own, { of, costs: [], isBusy: true });
    await unlessGone(
      reader.read(of, (cost) => {
        this.own.costs.value = [...this.own.costs.peek(), cost];
      }),
      null,
    );
    if (this.reader === reader) this.stop();
  }

  stop(): void {
    this.reader?.end();
    this.reader = null;
    this.own.isBusy.value = false;
  }
}

export const costs = new Costs();
