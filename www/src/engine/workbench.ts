// What the workbench's worker does: an engine of its own, which knows all five games but none of their players.
import init, * as engine from '../../pkg/workbench/engine_workbench.js';
import type { GameName, Minimised } from './boundary';
import type { Calls, News, Source } from './protocol';
import type { paced } from './slices';

/** What the worker lends. A file that both import would be one more to wait for before the worker begins. */
type WorkerServices = { start(task: () => boolean): void; tell(news: News): void; paced: typeof paced };
type Own = Pick<
  Calls,
  | 'judge'
  | 'rows'
  | 'outputMoves'
  | 'nextDifference'
  | 'wrong'
  | 'reduce'
  | 'meanings'
  | 'folds'
  | 'gather'
  | 'edit'
  | 'generate'
  | 'recognise'
  | 'seed'
  | 'minimise'
  | 'reportCandidate'
>;

export type WorkbenchCalls = { [N in keyof Own]: (ask: Own[N]['ask'], id: number) => Own[N]['reply'] };

const NEWS_EVERY = 50;

/** The workbench of the source that was asked about last. */
let open: { source: Source; on: engine.Workbench } | null = null;
let comparer: engine.Comparer | null = null;
let minimiser: { of: Source; at: engine.Minimiser } | null = null;

const same = (a: Source, b: Source) =>
  a.game === b.game && a.text === b.text && a.relaxed === b.relaxed && a.options === b.options;

function workbenchOf(source: Source): engine.Workbench {
  if (open && same(open.source, source)) return open.on;
  open?.on.free();
  open = { source, on: engine.workbench(source.game, source.text, source.relaxed, source.options) };
  return open.on;
}

function comparerNow(): engine.Comparer {
  if (!comparer) throw new Error('nothing is before the judge');
  return comparer;
}

/** A case, the first that the output has wrong, as an input of its own, with the output of that. */
function reduced(source: Source, index: number): Own['reduce']['reply'] {
  const text = workbenchOf(source).gather(Uint32Array.of(index));
  const output = comparerNow().reduced(workbenchOf({ ...source, text }));
  return output === undefined ? null : { text, output };
}

/** Judges in slices; tells how far it is. */
function judge(source: Source, output: string, id: number, { start, tell, paced }: WorkerServices): null {
  comparer?.free();
  comparer = workbenchOf(source).judge(output);
  const at = comparer;
  let count = 16;
  let reportedAt = performance.now();
  start(() => {
    if (at !== comparer) return false;
    const began = performance.now();
    const { cases, of } = at.step(count);
    count = paced(count, performance.now() - began);
    const done = cases === of;
    if (done || performance.now() - reportedAt > NEWS_EVERY) {
      reportedAt = performance.now();
      tell({ news: 'judged', id, cases, comparison: done ? at.finish() : null });
    }
    return !done;
  });
  return null;
}

function minimised(): Minimised {
  if (!minimiser) throw new Error('nothing is made smaller');
  return minimiser.at.progress();
}

function begin(source: Source): Minimised {
  minimiser?.at.free();
  minimiser = { of: source, at: workbenchOf(source).minimise() };
  return minimised();
}

function reportCandidate(result: Own['reportCandidate']['ask']): Minimised {
  const { candidate } = minimised();
  if (!minimiser || candidate === null) throw new Error('nothing smaller is left');
  const tried = { ...minimiser.of, text: candidate };
  minimiser.at.report('fails' in result ? result.fails : workbenchOf(tried).wrong(result.output));
  return minimised();
}

/** Fetches the engine; later calls find it there. */
export async function workbenchCalls(lent: WorkerServices): Promise<WorkbenchCalls> {
  await init();
  return {
    judge: ({ source, output }, id) => judge(source, output, id, lent),
    rows: ({ from, to }) => comparerNow().rows(from, to),
    outputMoves: ({ case: index }) => comparerNow().moves(index) ?? null,
    nextDifference: ({ from, back }) => comparerNow().different(from, back) ?? null,
    reduce: ({ source, case: index }) => reduced(source, index),
    wrong: ({ source, output }) => workbenchOf(source).wrong(output),
    meanings: ({ source, from, to }) => workbenchOf(source).meanings(from, to),
    folds: ({ source }) => workbenchOf(source).folds(),
    gather: ({ source, order }) => workbenchOf(source).gather(order),
    edit: ({ source, case: index, change }) => workbenchOf(source).edit(index, change),
    seed: ({ words }) => engine.seed(words),
    generate: ({ game, seed, cases, size, adversarial }) => engine.generate(game, seed, cases, size, adversarial),
    recognise: ({ source: { text, game, relaxed } }) => (engine.recognise(text, game, relaxed) as GameName) ?? null,
    minimise: ({ source }) => begin(source),
    reportCandidate,
  };
}
