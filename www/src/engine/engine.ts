import type { OwnCalls, Owner } from './own';
import type { Ask, Calls, News, Reply } from './protocol';
import EngineWorker from './worker?worker';

/** Starts a worker that runs the engines' script under a name of its own. */
export type StartWorker = (name: string) => Worker;

export const startWorker: StartWorker = (name) => new EngineWorker({ name });

/** The worker ended before it answered, or before it was asked. */
export class EngineLost extends Error {}

/** The engine has no answer to a question. */
export class EngineRefused extends Error {}

/** What comes of a question; `instead` where the worker ended before it answered. Whoever starts another one says so. */
export const unlessLost = <T, U>(asked: Promise<T>, instead: U): Promise<T | U> =>
  asked.catch((error: unknown) => {
    if (error instanceof EngineLost) return instead;
    throw error;
  });

/** The same for what may be gone when it is asked for: with another line, text or worker the engine refuses. */
export const unlessGone = <T, U>(asked: Promise<T>, instead: U): Promise<T | U> =>
  unlessLost(asked, instead).catch((error: unknown) => {
    if (error instanceof EngineRefused) return instead;
    throw error;
  });

const uniqueName = () => `boardlab-${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}`;

type AskOf<C> = C extends { ask: infer A } ? A : never;
type ReplyOf<C> = C extends { reply: infer R } ? R : never;

type Waiting = { keep: (reply: never) => void; fail: (error: Error) => void };

/** One worker behind promises. After a trap the next question starts another worker, and `onLost` has been told. */
export class Engine<Told extends { news: string } = News> {
  /** Over all workers, so that an id also tells a line of an ended worker from one of its successor. */
  private static ids = 0;
  /** Started with the first question. */
  private worker: Worker | null = null;
  private ended = false;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly onNews: (news: Told) => void,
    private readonly onLost: (reason: string) => void,
    private readonly start: StartWorker = startWorker,
  ) {}

  /** Asks what every game's engine answers. */
  ask<N extends keyof Calls>(call: N, ask: Calls[N]['ask'], transfer: Transferable[] = []): Promise<Calls[N]['reply']> {
    return this.send(null, call, ask, transfer);
  }

  /** Asks what only some engines can do. */
  askOf<O extends Owner, N extends string & keyof OwnCalls[O]>(
    of: O,
    call: N,
    ask: AskOf<OwnCalls[O][N]>,
  ): Promise<ReplyOf<OwnCalls[O][N]>> {
    return this.send(of, call, ask);
  }

  /** The id that the last ask went out under. */
  get latest(): number {
    return Engine.ids;
  }

  /** Ends the worker in the midst of its work; the next question starts another one. */
  renew(): void {
    this.abandon('ended');
    this.ended = false;
  }

  /** Ends the worker; what it was asked, and what it is asked from now on, fails. */
  end(): void {
    this.ended = true;
    this.abandon('ended');
  }

  private send<R>(of: Owner | null, call: string, ask: unknown, transfer: Transferable[] = []): Promise<R> {
    if (this.ended) return Promise.reject(new EngineLost('ended'));
    this.worker ??= this.startWorker();
    const { worker } = this;
    const id = ++Engine.ids;
    return new Promise((keep, fail) => {
      this.waiting.set(id, { keep, fail });
      worker.postMessage({ id, of, call, ask } satisfies Ask, transfer);
    });
  }

  private startWorker(): Worker {
    const worker = this.start(uniqueName());
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.onReply(data, worker);
    worker.onerror = (event) => {
      event.preventDefault();
      this.replace(event.message);
    };
    return worker;
  }

  private onReply(reply: Reply, worker: Worker): void {
    if ('news' in reply) this.onNews(reply as Told);
    else if ('locked' in reply) this.watch(reply.locked, worker);
    else if ('trapped' in reply) this.replace(reply.trapped);
    else if ('refused' in reply) this.take(reply.id)?.fail(new EngineRefused(reply.refused));
    else this.take(reply.id)?.keep(reply.reply as never);
  }

  /**
   * A worker that ends by itself, because it closed or the browser took its memory, sends nothing. It holds a lock as long as it
   * lives: the browser gives the lock to whom waits for it.
   */
  private watch(name: string, worker: Worker): void {
    globalThis.navigator?.locks?.request(name, () => {
      if (worker === this.worker) this.replace('the worker ended');
    });
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private replace(reason: string): void {
    this.abandon(reason);
    this.onLost(reason);
  }

  /** Nobody waits for an answer that will not come. */
  private abandon(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail } of lost) fail(new EngineLost(reason));
  }
}

/** Runs one job at a time and, of those asked for meanwhile, only the last. */
export function latest<A extends unknown[]>(job: (...ask: A) => Promise<void>): (...ask: A) => void {
  let busy = false;
  let next: A | null = null;
  const run = async (...ask: A): Promise<void> => {
    busy = true;
    try {
      await job(...ask);
    } finally {
      busy = false;
      const then = next;
      next = null;
      if (then) run(...then);
    }
  };
  return (...ask) => {
    if (busy) next = ask;
    else run(...ask);
  };
}
