// The workbench's worker: the judge, the meanings of an input's numbers, inputs put together anew.
import { Engine, EngineLost } from '../engine/engine';
import type { OwnCalls } from '../engine/own';
import type { WorkbenchNews } from '../engine/own/workbench';
import { notices } from './index';

type Calls = OwnCalls['workbench'];
type Hear = (news: WorkbenchNews) => void;

/** Are about the output that the worker judges or makes smaller, and end with it. */
const HELD: ReadonlySet<keyof Calls> = new Set([
  'judge',
  'rows',
  'nextDifference',
  'outputMoves',
  'reduce',
  'diagnose',
  'mistaken',
  'minimise',
  'reportCandidate',
]);

class Workbench {
  /** Started with the first question. */
  private engine: Engine<WorkbenchNews> | null = null;
  private readonly listeners = new Set<Hear>();
  private readonly lost = new Set<() => void>();

  /** Asks the worker. What is `HELD` fails when the worker is ended; the rest is asked of the next one. */
  async ask<N extends keyof Calls>(call: N, question: Calls[N]['ask']): Promise<Calls[N]['reply']> {
    const engine = this.started();
    try {
      return await this.send(engine, call, question);
    } catch (error) {
      const isEnded = error instanceof EngineLost && engine !== this.engine;
      if (!isEnded || HELD.has(call)) throw error;
      return this.ask(call, question);
    }
  }

  /** Ends the worker. The next question starts another one. */
  end(): void {
    this.engine?.end();
    this.engine = null;
  }

  /** Calls `hear` with the news of the worker. Returns a function that stops this. */
  onNews(hear: Hear): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Calls `run` when the worker has ended with all that it held. */
  onLost(run: () => void): void {
    this.lost.add(run);
  }

  private started(): Engine<WorkbenchNews> {
    this.engine ??= new Engine(
      (news) => {
        for (const hear of this.listeners) hear(news);
      },
      () => {
        notices.say({ kind: 'engineReplaced' });
        for (const run of this.lost) run();
      },
    );
    return this.engine;
  }

  private send<N extends keyof Calls>(engine: Engine<WorkbenchNews>, call: N, question: Calls[N]['ask']) {
    return engine.askOf('workbench', call, question as never) as Promise<Calls[N]['reply']>;
  }
}

export const workbench = new Workbench();
