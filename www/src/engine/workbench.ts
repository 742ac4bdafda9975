// What the workbench's worker does: an engine of its own, which knows all five games but none of their players.
import init, * as engine from '../../pkg/bench/engine_bench.js';
import type { Minimised } from './boundary';
import type { Calls, News, Source } from './protocol';
import type { paced } from './slices';

/** What the worker lends. A file that both import would be one more to wait for before the worker begins. */
type WorkerServices = { start(task: () => boolean): void; tell(news: News): void; paced: typeof paced };
type Own = Pick<
  Calls,
  | 'judge'
  | 'rows'
  | 'played'
  | 'differing'
  | 'wrong'
  | 'meanings'
  | 'folds'
  | 'gather'
  | 'rework'
  | 'made'
  | 'seed'
  | 'minimise'
  | 'smaller'
>;

export type WorkbenchCalls = { [N in keyof Own]: (ask: Own[N]['ask'], id: number) => Own[N]['reply'] };

const NEWS_EVERY = 50;

/** The sheet of the source that was asked about last. */
let sheet: { source: Source; on: engine.Bench } | null = null;
let comparer: engine.Judging | null = null;
let minimiser: { of: Source; at: engine.Minimising } | null = null;

const same = (a: Source, b: Source) =>
  a.game === b.game && a.text === b.text && a.relaxed === b.relaxed && a.options === b.options;

function sheetOf(source: Source): engine.Bench {
  if (sheet && same(sheet.source, source)) return sheet.on;
  sheet?.on.free();
  sheet = { source, on: engine.bench(source.game, source.text, source.relaxed, source.options) };
  return sheet.on;
}

function standing(): engine.Judging {
  if (!comparer) throw new Error('nothing is before the judge');
  return comparer;
}

/** Judges in slices; tells how far it is. */
function judge(source: Source, output: string, id: number, { start, tell, paced }: WorkerServices): null {
  comparer?.free();
  comparer = sheetOf(source).judge(output);
  const at = comparer;
  let count = 16;
  let told = performance.now();
  start(() => {
    if (at !== comparer) return false;
    const began = performance.now();
    const { cases, of } = at.step(count);
    count = paced(count, performance.now() - began);
    const done = cases === of;
    if (done || performance.now() - told > NEWS_EVERY) {
      told = performance.now();
      tell({ news: 'judged', id, cases, comparison: done ? at.finish() : null });
    }
    return !done;
  });
  return null;
}

function minimised(): Minimised {
  if (!minimiser) throw new Error('nothing is made smaller');
  return minimiser.at.now();
}

function begin(source: Source): Minimised {
  minimiser?.at.free();
  minimiser = { of: source, at: sheetOf(source).minimise() };
  return minimised();
}

function smaller(told: Own['smaller']['ask']): Minimised {
  const { candidate } = minimised();
  if (!minimiser || candidate === null) throw new Error('nothing smaller is left');
  const tried = { ...minimiser.of, text: candidate };
  minimiser.at.tell('fails' in told ? told.fails : sheetOf(tried).wrong(told.output));
  return minimised();
}

/** Fetches the engine; later calls find it there. */
export async function workbenchCalls(lent: WorkerServices): Promise<WorkbenchCalls> {
  await init();
  return {
    judge: ({ source, output }, id) => judge(source, output, id, lent),
    rows: ({ from, to }) => standing().rows(from, to),
    played: ({ case: index }) => standing().moves(index) ?? null,
    differing: ({ from, back }) => standing().different(from, back) ?? null,
    wrong: ({ source, output }) => sheetOf(source).wrong(output),
    meanings: ({ source, from, to }) => sheetOf(source).meanings(from, to),
    folds: ({ source }) => sheetOf(source).folds(),
    gather: ({ source, order }) => sheetOf(source).gather(order),
    rework: ({ source, case: index, change }) => sheetOf(source).edit(index, change),
    seed: ({ words }) => engine.seed(words),
    made: ({ game, seed, cases, size, nastiness }) => engine.made(game, seed, cases, size, nastiness),
    minimise: ({ source }) => begin(source),
    smaller,
  };
}
