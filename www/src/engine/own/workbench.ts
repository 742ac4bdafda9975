// What the workbench's worker does: an engine of its own, which knows all five games but none of their players.
import init, * as engine from '../../../pkg/workbench/engine_workbench.js';
import type {
  AlignedRow,
  Comparison,
  Diagnosis,
  GameName,
  IllegalMove,
  Meaning,
  Minimised,
  Mistake,
  MistakenFrame,
} from '../boundary';
import type { Answers, Source } from '../protocol';
import type { paced } from '../slices';

export type WorkbenchCalls = {
  /** Puts a source and another program's output before the judge; how far it is comes as news. */
  judge: { ask: { source: Source; output: string }; reply: null };
  /** Rows of the two outputs side by side. */
  rows: { ask: { from: number; to: number }; reply: AlignedRow[] };
  /** The moves of the output in a case (from 1), as a `Spot` has them, where many outputs are right; null: none that can be played. */
  outputMoves: { ask: { case: number }; reply: string | null };
  /** The next row that differs, from one on, upwards or downwards. */
  nextDifference: { ask: { from: number; back: boolean }; reply: number | null };
  /** Which known mistakes make the output that was judged, as far as so many cases more show: who wants all asks again while `tried < of`. */
  diagnose: { ask: { cases: number }; reply: Diagnosis };
  /** A position, or the last one, of a case (from 1) as a known mistake plays it; null: a piece is beyond the board, or it has no positions. */
  mistaken: { ask: { mistake: Mistake; case: number; ply: number }; reply: MistakenFrame | null };
  /** The first case (from 1) that an output has wrong; null if it is right. */
  wrong: { ask: { source: Source; output: string }; reply: number | null };
  /** What remains of a source that was judged, and of the output, of the first wrong case (from 0); null if that cannot be told. */
  reduce: { ask: { source: Source; case: number }; reply: { text: string; output: string } | null };
  /** What the numbers between two places of the text mean. */
  meanings: { ask: { source: Source; from: number; to: number }; reply: Meaning[] };
  /** Where the cases begin and end, in pairs. */
  folds: { ask: { source: Source }; reply: Uint32Array };
  /** The text of some cases in an order. */
  gather: { ask: { source: Source; order: Uint32Array }; reply: string };
  /** The text with a case changed by a word. */
  edit: { ask: { source: Source; case: number; change: string }; reply: string | IllegalMove };
  /** An input made from a seed; size and adversarial (the share of edge cases) from 0 to 100. */
  generate: {
    ask: { game: GameName; seed: string; cases: number; size: number; adversarial: number };
    reply: string;
  };
  /** An input (from 0) of a search for one that a program gets wrong, from a seed on. */
  searched: { ask: { game: GameName; seed: string; nth: number }; reply: string };
  /** The game that a text belongs to: that of the source, if it is valid there, else the only one where it is; null: none. */
  recognise: { ask: { source: Source }; reply: GameName | null };
  /** Whether the text of a source begins as an output of its game does. */
  beginsOutput: { ask: { source: Source }; reply: boolean };
  /** The seed that a text stands for. */
  seed: { ask: { words: string }; reply: string };
  /** Begins to make an input smaller. */
  minimise: { ask: { source: Source }; reply: Minimised };
  /** What the solution said to the candidate, or whether that failed in the same way as the first. */
  reportCandidate: { ask: { output: string } | { fails: boolean }; reply: Minimised };
};

/** How many cases are judged; `comparison` when all are. */
export type WorkbenchNews = { news: 'judged'; id: number; cases: number; comparison: Comparison | null };

/** What the worker lends. A file that both import would be one more to wait for before the worker begins. */
type WorkerServices = { start(task: () => boolean): void; tell(news: WorkbenchNews): void; paced: typeof paced };

const NEWS_EVERY = 50;

const same = (a: Source, b: Source) =>
  a.game === b.game && a.text === b.text && a.relaxed === b.relaxed && a.options === b.options;

class Workbench {
  /** Of the source that was asked about last. */
  private open: { source: Source; on: engine.Workbench } | null = null;
  private comparer: engine.Comparer | null = null;
  private minimiser: engine.Minimiser | null = null;

  constructor(private readonly lent: WorkerServices) {}

  readonly calls: Answers<WorkbenchCalls> = {
    judge: ({ source, output }, id) => this.judge(source, output, id),
    rows: ({ from, to }) => this.judged.rows(from, to),
    outputMoves: ({ case: index }) => this.judged.moves(index) ?? null,
    nextDifference: ({ from, back }) => this.judged.different(from, back) ?? null,
    diagnose: ({ cases }) => this.judged.diagnose(cases),
    mistaken: ({ mistake, case: index, ply }) => this.judged.mistaken(mistake, index, ply),
    reduce: ({ source, case: index }) => this.reduced(source, index),
    wrong: ({ source, output }) => this.on(source).wrong(output) ?? null,
    meanings: ({ source, from, to }) => this.on(source).meanings(from, to),
    folds: ({ source }) => this.on(source).folds(),
    gather: ({ source, order }) => this.on(source).gather(order),
    edit: ({ source, case: index, change }) => this.on(source).edit(index, change),
    seed: ({ words }) => engine.seed(words),
    generate: ({ game, seed, cases, size, adversarial }) => engine.generate(game, seed, cases, size, adversarial),
    searched: ({ game, seed, nth }) => engine.searched(game, seed, nth),
    recognise: ({ source: { text, game, relaxed } }) => (engine.recognise(text, game, relaxed) as GameName) ?? null,
    beginsOutput: ({ source: { game, text } }) => engine.begins_output(game, text),
    minimise: ({ source }) => this.minimise(source),
    reportCandidate: (result) => this.report(result),
  };

  private on(source: Source): engine.Workbench {
    if (this.open && same(this.open.source, source)) return this.open.on;
    this.open?.on.free();
    this.open = { source, on: engine.workbench(source.game, source.text, source.relaxed, source.options) };
    return this.open.on;
  }

  private get judged(): engine.Comparer {
    if (!this.comparer) throw new Error('nothing is before the judge');
    return this.comparer;
  }

  private get smaller(): engine.Minimiser {
    if (!this.minimiser) throw new Error('nothing is made smaller');
    return this.minimiser;
  }

  /** A case, the first that the output has wrong, as an input of its own, with the output of that. */
  private reduced(source: Source, index: number): WorkbenchCalls['reduce']['reply'] {
    const text = this.on(source).gather(Uint32Array.of(index));
    const output = this.judged.reduced(this.on({ ...source, text }));
    return output === undefined ? null : { text, output };
  }

  /** Judges in slices; tells how far it is. */
  private judge(source: Source, output: string, id: number): null {
    const { start, tell, paced } = this.lent;
    this.comparer?.free();
    this.comparer = this.on(source).judge(output);
    const at = this.comparer;
    let count = 16;
    let reportedAt = performance.now();
    start(() => {
      if (at !== this.comparer) return false;
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

  private minimise(source: Source): Minimised {
    this.minimiser?.free();
    this.minimiser = this.on(source).minimise();
    return this.minimiser.progress();
  }

  private report(result: WorkbenchCalls['reportCandidate']['ask']): Minimised {
    const at = this.smaller;
    if ('fails' in result) at.report(result.fails);
    else at.judge(result.output);
    return at.progress();
  }
}

/** Fetches the engine. */
export async function fetchWorkbench(lent: WorkerServices): Promise<Answers<WorkbenchCalls>> {
  await init();
  return new Workbench(lent).calls;
}
