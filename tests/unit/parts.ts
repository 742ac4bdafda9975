// The parts of a page with engines in the test's hand: each answer comes when the test gives it, in any order.
import type { Frame, Line, Turn } from '../../www/src/engine/boundary';
import type { Calls, Landing, News, Opened, Snapshot, Source } from '../../www/src/engine/protocol';
import { newPage } from '../../www/src/game/page';

type CallName = keyof Calls;
type Asked = { call: CallName; ask: unknown; keep: (reply: never) => void };

/** Once all that follows from an answer is done. */
export const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class HandEngine {
  /** What is not answered yet. */
  readonly asked: Asked[] = [];
  latest = 0;

  constructor(
    readonly hear: (news: News) => void,
    readonly lost: () => void,
  ) {}

  readonly ask = (call: CallName, ask: unknown): Promise<never> =>
    new Promise((keep) => {
      this.latest += 1;
      this.asked.push({ call, ask, keep });
    });

  readonly askOf = (): Promise<never> => Promise.reject(new Error('no game is asked here'));

  renew(): void {
    this.asked.length = 0;
  }

  /** What waits, in the order in which it was asked. */
  get calls(): CallName[] {
    return this.asked.map(({ call }) => call);
  }

  /** What the last question of a kind asks for. */
  last<T>(call: CallName): T {
    return this.asked.findLast((one) => one.call === call)?.ask as T;
  }

  /** Answers the first question of a kind that waits. */
  async answer(call: CallName, reply: unknown): Promise<void> {
    const at = this.asked.findIndex((one) => one.call === call);
    if (at < 0) throw new Error(`nobody asks for ${call}, but for ${this.calls}`);
    this.asked.splice(at, 1)[0]?.keep(reply as never);
    await flush();
  }
}

export const PLAYER = (player: number): Turn => ({ kind: 'player', player }) as Turn;
export const CHANCE = { kind: 'chance' } as Turn;

export const line = (more: Partial<Line> = {}): Line =>
  ({ plies: 5, done: true, branch: null, moves: '', events: [], ...more }) as Line;

export const opened = (generation: number, more: Partial<Line> = {}, index = 0): Opened =>
  ({ generation, case: index, place: {}, line: line(more) }) as unknown as Opened;

export const snapshot = (
  generation: number,
  ply: number,
  frame: Partial<Frame> = {},
  more: Partial<Snapshot> = {},
): Snapshot =>
  ({
    generation,
    frame: { ply, turn: PLAYER(0), move: null, person: false, board: { game: 'robots', ply }, ...frame },
    explanation: null,
    previousExplanation: null,
    ...more,
  }) as unknown as Snapshot;

export const source = (text: string): Source => ({ game: 'robots', text, relaxed: false, options: '' });
export const draft = (text: string) => ({ source: source(text), position: { case: 0, moves: '', ply: 0 } });
export const parsed = (cases: number, error: unknown = null) => ({ cases, notes: [], error }) as never;

/** The parts of a page, and what answers them. */
export function newParts() {
  const engines: HandEngine[] = [];
  const page = newPage((hear, lost) => {
    const engine = new HandEngine(hear, lost);
    engines.push(engine);
    return engine;
  });
  const [engine, answerer] = engines as [HandEngine, HandEngine];
  const { state, input, game } = page;

  /** A text is asked for. */
  const visit = (text = 'a') => input.visit(draft(text));

  /** Answers the question for a text or a case: the open case stands at a ply, or the text has a mistake. */
  function answer(ply = 0, more: Partial<Line> = {}, index = 0, generation = state.openings.peek()): Promise<void> {
    const landing: Landing = { opened: opened(generation, more, index), snapshot: snapshot(generation, ply) };
    return engine.calls.includes('open')
      ? engine.answer('open', landing)
      : engine.answer('load', { parsed: parsed(3), ...landing });
  }
  const fail = () => engine.answer('load', { parsed: parsed(0, { line: 1 }), opened: null, snapshot: null });

  /** The frame of the wanted ply arrives. */
  const arrive = (frame: Partial<Frame> = {}, more: Partial<Snapshot> = {}) => {
    const { ply } = engine.last<{ ply: number }>('frame');
    return engine.answer('frame', snapshot(state.opened.peek()?.generation ?? 0, ply, frame, more));
  };

  async function go(ply: number): Promise<void> {
    game.go(ply);
    await flush();
    if (engine.calls.includes('frame')) await arrive();
  }

  /** A person moves at a ply, and the engine answers with the line that goes on from there. */
  async function step(at: number, more: Partial<Line> = {}, frame: Partial<Frame> = {}): Promise<boolean> {
    if (state.ply.peek() !== at) await go(at);
    const made = game.move('N');
    const generation = 51 + at;
    await engine.answer('step', {
      opened: opened(generation, { branch: 0, ...more }),
      snapshot: snapshot(generation, at + 1, { person: true, move: 'N', ...frame }),
    });
    return made;
  }

  return { ...page, engine, answerer, visit, answer, fail, arrive, go, step };
}

export type Parts = ReturnType<typeof newParts>;
