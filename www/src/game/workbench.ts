// The workbench's worker: the judge, the meanings of an input's numbers, inputs put together anew.
import { Engine } from '../engine/engine';
import type { OwnCalls } from '../engine/own';
import type { WorkbenchNews } from '../engine/own/workbench';
import { notices } from './index';

type Calls = OwnCalls['workbench'];
type Hear = (news: WorkbenchNews) => void;

class Workbench {
  /** Started with the first question. */
  private engine: Engine<WorkbenchNews> | null = null;
  private readonly listeners = new Set<Hear>();
  private readonly lost = new Set<() => void>();

  ask<N extends keyof Calls>(call: N, question: Calls[N]['ask']): Promise<Calls[N]['reply']> {
    this.engine ??= new Engine(
      (news) => {
        for (const hear of this.listeners) hear(news);
      },
      () => {
        notices.say({ kind: 'engineReplaced' });
        for (const run of this.lost) run();
      },
    );
    return this.engine.askOf('workbench', call, question as never) as Promise<Calls[N]['reply']>;
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
}

export const workbench = new Workbench();
