// The workbench's worker: the judge, the meanings of an input's numbers, inputs put together anew. Hired when first needed.
import { Engine } from '../engine/engine';
import type { BenchCall, Calls, News } from '../engine/protocol';

type Hear = (news: News) => void;

const listeners = new Set<Hear>();
let engine: Engine | null = null;

/** Called with what the worker says unasked; returns what ends that. */
export function listen(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const lost = new Set<() => void>();

/** Called when the worker was lost with all that it held. */
export function onLost(run: () => void): void {
  lost.add(run);
}

function hired(): Engine {
  engine ??= new Engine(
    (news) => {
      for (const hear of listeners) hear(news);
    },
    () => {
      for (const run of lost) run();
    },
  );
  return engine;
}

export const ask = <N extends BenchCall>(call: N, question: Calls[N]['ask']): Promise<Calls[N]['reply']> =>
  hired().ask(call, question);

/** Ends what the worker is at. */
export function drop(): void {
  engine?.end();
  engine = null;
}
