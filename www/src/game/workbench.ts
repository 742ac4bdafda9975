// The workbench's worker: the judge, the meanings of an input's numbers, inputs put together anew. Started when first needed.
import { Engine } from '../engine/engine';
import type { Calls, News, WorkbenchCall } from '../engine/protocol';
import { notices } from './index';

type Hear = (news: News) => void;

const listeners = new Set<Hear>();
let engine: Engine | null = null;

/** Calls `hear` with the news of the worker. Returns a function that stops this. */
export function onNews(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const lost = new Set<() => void>();

/** Calls `run` when the worker has ended with all that it held. */
export function onLost(run: () => void): void {
  lost.add(run);
}

function startedEngine(): Engine {
  engine ??= new Engine(
    (news) => {
      for (const hear of listeners) hear(news);
    },
    () => {
      notices.say({ kind: 'engineReplaced' });
      for (const run of lost) run();
    },
  );
  return engine;
}

export const askWorkbench = <N extends WorkbenchCall>(call: N, question: Calls[N]['ask']): Promise<Calls[N]['reply']> =>
  startedEngine().ask(call, question);

/** Ends the worker. The next question starts another one. */
export function endWorkbench(): void {
  engine?.end();
  engine = null;
}
