// Runs visitors' programs where they can do no harm: in a worker of a frame without an origin (robot.html), under limits.

import { box } from '../../platform/served';
import { faultOf, flooded, late } from './faults';
import { BadModule, withMemoryLimit } from './module';
import { playedGameOf } from './played-game';
import {
  type Cause,
  type Fault,
  MEMORY_LIMIT,
  type Program,
  type RunLimits,
  type RunRequest,
  type RunResult,
} from './program';
import type { Ask } from './worker/protocol';

/** The most milliseconds until a worker is ready. Python's interpreter is large. */
const START_LIMIT = { javascript: 4000, wasm: 20_000, python: 120_000 } as const;
/** Further milliseconds for the frame to report that time is up. A frame that does not is removed, and the next request makes a new one. */
const FRAME_GRACE = 3000;
/** Characters of standard error that are kept. */
const MAX_ERRORS_LENGTH = 100_000;

/** A request to the frame: to start a worker, to start it again, or to run the program in it. */
type FrameRequest =
  | { start: { script: string; parts: unknown; wasm: Uint8Array<ArrayBuffer> | null } }
  | { restart: true }
  | { ask: Ask };

/** The frame's reply: that of the worker, or why there is none, with standard error and the game as far as it was played. */
type FrameReply = {
  nonce: string;
  /** A piece of standard output. The reply itself comes after all of them. */
  printed?: unknown;
  errors?: unknown;
  game?: unknown;
  reply?: unknown;
  late?: unknown;
  flood?: unknown;
};

/** Takes standard output while the program runs, piece by piece. */
export type Tell = (printed: string) => void;

const nonce = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** The frame, which holds one worker at a time. */
class ProgramFrame {
  private frame: HTMLIFrameElement | null = null;
  private loaded: Promise<void> | null = null;
  private waiting: { nonce: string; tell: Tell | null; settle: (reply: FrameReply) => void } | null = null;
  private isEnded = false;
  private readonly listen = ({ source, data }: MessageEvent) => this.hear(source, data);

  constructor() {
    window.addEventListener('message', this.listen);
  }

  end(): void {
    this.isEnded = true;
    window.removeEventListener('message', this.listen);
    this.waiting?.settle({ nonce: '', late: true });
    this.drop();
  }

  private drop(): void {
    this.waiting = null;
    this.frame?.remove();
    this.frame = null;
    this.loaded = null;
  }

  /** Whether there is a frame. Its worker can be started again. */
  get hasFrame(): boolean {
    return this.loaded !== null;
  }

  async ask(question: FrameRequest, limit: number, tell: Tell | null = null): Promise<FrameReply> {
    if (this.isEnded) return { nonce: '', late: true };
    await this.open();
    const one = nonce();
    return new Promise((resolve) => {
      const guard = window.setTimeout(() => {
        this.drop();
        resolve({ nonce: one, late: true });
      }, limit + FRAME_GRACE);
      const settle = (reply: FrameReply) => {
        clearTimeout(guard);
        resolve(reply);
      };
      this.waiting = { nonce: one, tell, settle };
      // The frame has no origin that could be named.
      this.frame?.contentWindow?.postMessage({ ...question, limit, nonce: one }, '*');
    });
  }

  private open(): Promise<void> {
    this.loaded ??= new Promise((ready) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      frame.className = 'unseen';
      box(frame);
      frame.onload = () => ready();
      this.frame = frame;
      document.body.append(frame);
    });
    return this.loaded;
  }

  private hear(source: MessageEventSource | null, data: FrameReply): void {
    if (source !== this.frame?.contentWindow || !this.waiting || data?.nonce !== this.waiting.nonce) return;
    const { settle, tell } = this.waiting;
    if (data.printed === undefined) {
      this.waiting = null;
      settle(data);
    } else tell?.(String(data.printed));
  }
}

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** A frame is not trusted to keep to the limit of characters. */
function within(most: number, tell: Tell): Tell {
  let left = most;
  return (printed) => {
    const taken = text(printed, left);
    left -= taken.length;
    tell(taken);
  };
}

const textsOf = (files: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(files ?? {}).filter((one) => typeof one[1] === 'string'));

/** The fields that a worker's reply may have, not yet checked. */
type UncheckedReply = {
  [K in 'kind' | 'time' | 'status' | 'output' | 'files' | 'reason' | 'detail' | 'line' | 'gone']?: unknown;
};

/** Converts a reply of the frame to a result. The reply is not trusted: each value's type is checked, and texts are cut at their limits. */
function resultOf({ errors, game, reply, flood }: FrameReply, limits: RunLimits): RunResult {
  const said = (reply ?? {}) as UncheckedReply;
  const result = {
    output: '',
    errors: text(errors, MAX_ERRORS_LENGTH),
    status: null,
    time: figure(said.time),
    files: {},
    game: playedGameOf(game),
  };
  if (flood === true) return { ...result, fault: flooded() };
  if (said.kind === 'failed') return { ...result, output: text(said.output, limits.output), ...faultOf(said, limits) };
  if (said.kind !== 'ended') return { ...result, time: limits.time, fault: late(limits.time) };
  const status = figure(said.status);
  const output = text(said.output, limits.output);
  const fault: Fault | null =
    status === 0 ? null : { failure: `exit ${status}`, cause: { kind: 'exit', status }, line: null };
  return { ...result, output, status, files: textsOf(said.files), fault };
}

/** The worker's script, loaded when the first program of its language comes. */
const SCRIPTS = {
  javascript: () => import('./worker/javascript?script'),
  python: () => import('./worker/python?script'),
  wasm: () => import('./worker/wasi?script'),
} as const;

/** Gives the module of the judge with which programs play (`judge.ts`). */
export type LoadJudge = () => Promise<Uint8Array<ArrayBuffer> | null>;

/** The request that starts a worker for a program. */
async function startRequestOf(
  program: Program,
  loadJudge: LoadJudge,
): Promise<Extract<FrameRequest, { start: unknown }>['start']> {
  const [{ default: script }, judge] = await Promise.all([SCRIPTS[program.language](), loadJudge()]);
  if (program.language === 'javascript')
    return {
      script,
      parts: { source: program.source, entry: program.entry, kit: program.kit ?? '', judge },
      wasm: null,
    };
  if (program.language === 'wasm')
    return { script, parts: { judge }, wasm: withMemoryLimit(program.module, MEMORY_LIMIT) };
  const { interpreter, ...parts } = program.files;
  return { script, parts: { ...parts, judge }, wasm: withMemoryLimit(interpreter, MEMORY_LIMIT) };
}

/** Runs one program at a time, each run under the limits that are set. */
export class Runner {
  limits: RunLimits = { time: 0, output: 0 };
  private readonly frame = new ProgramFrame();
  private program: Program | null = null;
  /** Whether there is a worker that can run the program. */
  private isReady = false;
  private pendingStart: Promise<Fault | null> | null = null;

  constructor(private readonly loadJudge: LoadJudge = async () => null) {}

  /**
   * Loads a program in the place of the previous one. If both are in Python, the interpreter is used again, and each run starts with
   * a clean state.
   *
   * Resolves with the fault that prevents the program from running, or with null.
   */
  load(program: Program): Promise<Fault | null> {
    const isPython = program.language === 'python' && this.program?.language === 'python';
    this.program = program;
    if (isPython && this.isReady) return Promise.resolve(null);
    if (!isPython || !this.pendingStart) this.pendingStart = this.startWorker(program);
    return this.pendingStart;
  }

  private async startWorker(program: Program): Promise<Fault | null> {
    try {
      return await this.requestStart(program, { start: await startRequestOf(program, this.loadJudge) });
    } catch (error) {
      if (!(error instanceof BadModule)) throw error;
      const { why } = error;
      const cause: Cause = why === 'memory' ? { kind: why, bytes: MEMORY_LIMIT } : { kind: why };
      return { failure: 'not-started', cause, line: null };
    } finally {
      this.pendingStart = null;
    }
  }

  /**
   * Runs the program from its start. If no worker is ready, for example after a time limit, one is started first. Where `tell` takes
   * the output, the result has none.
   */
  async run({ input, args = [], files = {}, game = null }: RunRequest, tell: Tell | null = null): Promise<RunResult> {
    const { program, limits } = this;
    if (!program) throw new Error('no program is loaded');
    const fault = this.isReady ? null : await this.restartWorker(program);
    if (fault) return { output: '', errors: '', status: null, time: 0, files: {}, fault, game: null };
    const source = program.language === 'python' ? program.source : '';
    const ask: Ask = { input, args, files, game, most: limits.output, tells: tell !== null, source };
    const reply = await this.frame.ask({ ask }, limits.time, tell && within(limits.output, tell));
    const said = reply.reply as UncheckedReply | undefined;
    this.isReady = said !== undefined && said.gone !== true;
    return resultOf(reply, limits);
  }

  end(): void {
    this.frame.end();
    this.isReady = false;
  }

  private async restartWorker(program: Program): Promise<Fault | null> {
    return this.requestStart(
      program,
      this.frame.hasFrame ? { restart: true } : { start: await startRequestOf(program, this.loadJudge) },
    );
  }

  private async requestStart(program: Program, question: FrameRequest): Promise<Fault | null> {
    const limit = START_LIMIT[program.language];
    const reply = await this.frame.ask(question, limit);
    this.isReady = (reply.reply as UncheckedReply | undefined)?.kind === 'ready';
    return this.isReady ? null : resultOf(reply, { ...this.limits, time: limit }).fault;
  }
}
