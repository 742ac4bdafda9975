// Runs visitors' programs where they can do no harm: in a worker of a frame without an origin (robot.html), under limits.

import { programs as w } from '../../i18n/programs-en';
import { box } from '../../platform/served';
import { faultOf, flooded, late } from './faults';
import { BadModule, withMemoryLimit } from './module';
import { type Fault, MEMORY_LIMIT, type Program, type RunLimits, type RunRequest, type RunResult } from './program';
import type { Ask } from './worker/protocol';

/** Milliseconds for a program to be there. Python is a large one. */
const LOADING = { javascript: 4000, wasm: 20_000, python: 120_000 } as const;
/** A frame that does not even say that time is up is replaced. */
const PATIENCE = 3000;
const MOST_ERRORS = 100_000;

/** What the frame is asked: to start a worker, to start it again, or to ask it. */
type Question =
  | { start: { script: string; parts: unknown; wasm: Uint8Array<ArrayBuffer> | null } }
  | { restart: true }
  | { ask: Ask };

/** The frame's answer: the worker's own, or why there is none. */
type FrameReply = { nonce: string; errors?: unknown; reply?: unknown; late?: unknown; flood?: unknown };

const nonce = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** The frame, which holds one worker at a time. */
class ProgramFrame {
  private frame: HTMLIFrameElement | null = null;
  private here: Promise<void> | null = null;
  private waiting: { nonce: string; keep: (reply: FrameReply) => void } | null = null;
  private isEnded = false;
  private readonly listen = ({ source, data }: MessageEvent) => this.hear(source, data);

  constructor() {
    window.addEventListener('message', this.listen);
  }

  end(): void {
    this.isEnded = true;
    window.removeEventListener('message', this.listen);
    this.waiting?.keep({ nonce: '', late: true });
    this.drop();
  }

  private drop(): void {
    this.waiting = null;
    this.frame?.remove();
    this.frame = null;
    this.here = null;
  }

  /** Whether what was started there may be started again. */
  get isOpen(): boolean {
    return this.here !== null;
  }

  async ask(question: Question, limit: number): Promise<FrameReply> {
    if (this.isEnded) return { nonce: '', late: true };
    await this.open();
    const one = nonce();
    return new Promise((resolve) => {
      const guard = window.setTimeout(() => {
        this.drop();
        resolve({ nonce: one, late: true });
      }, limit + PATIENCE);
      const keep = (reply: FrameReply) => {
        clearTimeout(guard);
        resolve(reply);
      };
      this.waiting = { nonce: one, keep };
      // The frame has no origin that could be named.
      this.frame?.contentWindow?.postMessage({ ...question, limit, nonce: one }, '*');
    });
  }

  private open(): Promise<void> {
    this.here ??= new Promise((ready) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      frame.className = 'unseen';
      box(frame);
      frame.onload = () => ready();
      this.frame = frame;
      document.body.append(frame);
    });
    return this.here;
  }

  private hear(source: MessageEventSource | null, data: FrameReply): void {
    if (source !== this.frame?.contentWindow || !this.waiting || data?.nonce !== this.waiting.nonce) return;
    const { keep } = this.waiting;
    this.waiting = null;
    keep(data);
  }
}

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
const figure = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const textsOf = (files: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(files ?? {}).filter((one) => typeof one[1] === 'string'));

/** What a worker's answer may have. */
type Said = {
  [K in 'kind' | 'time' | 'status' | 'output' | 'files' | 'reason' | 'detail' | 'line' | 'gone']?: unknown;
};

/** Everything that comes from the frame is only believed as far as its type. */
function resultOf({ errors, reply, flood }: FrameReply, limits: RunLimits): RunResult {
  const said = (reply ?? {}) as Said;
  const result = { output: '', errors: text(errors, MOST_ERRORS), status: null, time: figure(said.time), files: {} };
  if (flood === true) return { ...result, fault: flooded() };
  if (said.kind === 'failed') return { ...result, ...faultOf(said, limits) };
  if (said.kind !== 'ended') return { ...result, time: limits.time, fault: late(limits.time) };
  const status = figure(said.status);
  const output = text(said.output, limits.output);
  const fault = status === 0 ? null : { failure: `exit ${status}`, message: w.exit(status), line: null };
  return { ...result, output, status, files: textsOf(said.files), fault };
}

/** The worker's script, loaded when the first program of its language comes. */
const SCRIPTS = {
  javascript: () => import('./worker/javascript?script'),
  python: () => import('./worker/python?script'),
  wasm: () => import('./worker/wasi?script'),
} as const;

/** What a worker is started with. */
async function startOf(program: Program): Promise<Extract<Question, { start: unknown }>['start']> {
  const { default: script } = await SCRIPTS[program.language]();
  if (program.language === 'javascript')
    return { script, parts: { source: program.source, entry: program.entry }, wasm: null };
  if (program.language === 'wasm') return { script, parts: null, wasm: withMemoryLimit(program.module, MEMORY_LIMIT) };
  const { interpreter, ...parts } = program.files;
  return { script, parts, wasm: withMemoryLimit(interpreter, MEMORY_LIMIT) };
}

/** Runs one program at a time, each run under the same limits. */
export class Runner {
  private readonly frame = new ProgramFrame();
  private program: Program | null = null;
  /** Whether there is a worker that can run the program. */
  private isStarted = false;
  private starting: Promise<Fault | null> | null = null;

  constructor(private readonly limits: RunLimits) {}

  /**
   * Takes up a program; nothing of an earlier one is left. Python stays there, and takes its next program at once.
   *
   * Resolves with why the program cannot run, or with null.
   */
  load(program: Program): Promise<Fault | null> {
    const isPython = program.language === 'python' && this.program?.language === 'python';
    this.program = program;
    if (isPython && this.isStarted) return Promise.resolve(null);
    if (!isPython || !this.starting) this.starting = this.begin(program);
    return this.starting;
  }

  private async begin(program: Program): Promise<Fault | null> {
    try {
      return await this.started(program, { start: await startOf(program) });
    } catch (error) {
      if (!(error instanceof BadModule)) throw error;
      return { failure: 'not-started', message: w.badModule[error.why](MEMORY_LIMIT), line: null };
    } finally {
      this.starting = null;
    }
  }

  /** Runs the program from its start. One that was ended by a limit is started anew first. */
  async run({ input, args = [], files = {} }: RunRequest): Promise<RunResult> {
    const { program, limits } = this;
    if (!program) throw new Error('no program is loaded');
    const fault = this.isStarted ? null : await this.restarted(program);
    if (fault) return { output: '', errors: '', status: null, time: 0, files: {}, fault };
    const source = program.language === 'python' ? program.source : '';
    const reply = await this.frame.ask({ ask: { input, args, files, most: limits.output, source } }, limits.time);
    const said = reply.reply as Said | undefined;
    this.isStarted = said !== undefined && said.gone !== true;
    return resultOf(reply, limits);
  }

  end(): void {
    this.frame.end();
    this.isStarted = false;
  }

  private async restarted(program: Program): Promise<Fault | null> {
    return this.started(program, this.frame.isOpen ? { restart: true } : { start: await startOf(program) });
  }

  private async started(program: Program, question: Question): Promise<Fault | null> {
    const limit = LOADING[program.language];
    const reply = await this.frame.ask(question, limit);
    this.isStarted = (reply.reply as Said | undefined)?.kind === 'ready';
    return this.isStarted ? null : resultOf(reply, { ...this.limits, time: limit }).fault;
  }
}
