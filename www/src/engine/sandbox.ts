// Runs foreign code where it can do no harm: in a worker of a frame without an origin (robot.html), under a time limit.

import { words } from '../i18n';
import { box } from '../platform/served';

const w = words.sandbox;

/** What the code's function is named, the milliseconds that an answer may take, and the characters it may have. */
export type SandboxLimits = { name: 'robot' | 'solve'; limit: number; most: number };

/** For the code to arrive. */
const LOADING = 4000;
/** A frame that does not even say that time is up is replaced. */
const PATIENCE = 3000;
const MOST_LOGS = 200;
/** Characters of a log line. */
const LONGEST_LOG = 300;

/** Why the code gave no output: as a replay writes it, in words, and the line of its code if that is known. */
export type Fault = { failure: string; message: string; line: number | null };
export type Outcome = { output: string } | { fault: Fault };

type Reply = {
  nonce: string;
  logs?: unknown[];
  ready?: unknown;
  output?: unknown;
  broken?: unknown;
  threw?: unknown;
  none?: unknown;
  long?: unknown;
  late?: unknown;
  flood?: unknown;
  line?: unknown;
};

const nonce = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
const fault = (failure: string, message: string, line: unknown = null): Outcome => ({
  fault: { failure, message: message.slice(0, 300), line: typeof line === 'number' ? line : null },
});

/** Everything that comes from the frame is only believed as far as its type. */
function outcomeOf(reply: Reply, { name, limit, most }: SandboxLimits): Outcome {
  if (typeof reply.output === 'string') return { output: reply.output };
  if (reply.ready === true) return { output: '' };
  if (reply.ready === false) return fault('not-started', w.missing(name));
  if (typeof reply.broken === 'string')
    return fault(
      'not-started',
      reply.broken.replace(/^Uncaught |Failed to execute 'importScripts' on 'WorkerGlobalScope': /g, ''),
      reply.line,
    );
  if (typeof reply.threw === 'string') return fault('exit 1', reply.threw, reply.line);
  if (typeof reply.long === 'number') return fault('too-long', w.long(most));
  if (typeof reply.none === 'string') return fault('no-file', w.none(name, reply.none));
  if (reply.flood === true) return fault('too-long', w.flood);
  return fault('time-out', w.late(limit / 1000));
}

export class Sandbox {
  private frame: HTMLIFrameElement | null = null;
  private here: Promise<void> | null = null;
  private waiting: { nonce: string; keep: (reply: Reply) => void } | null = null;
  private readonly listen = ({ source, data }: MessageEvent) => this.hear(source, data);

  constructor(
    private readonly terms: SandboxLimits,
    private readonly tell: (lines: string[]) => void,
  ) {
    window.addEventListener('message', this.listen);
  }

  /** A fresh worker with the code in it; what an earlier one kept in mind is gone. */
  async load(code: string): Promise<Outcome> {
    const { name, most } = this.terms;
    return outcomeOf(await this.ask({ code, name, most, limit: LOADING }, LOADING), this.terms);
  }

  async turn(input: string): Promise<Outcome> {
    const { limit } = this.terms;
    return outcomeOf(await this.ask({ input, limit }, limit), this.terms);
  }

  end(): void {
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

  private async ask(question: object, limit: number): Promise<Reply> {
    await this.open();
    const one = nonce();
    return new Promise((resolve) => {
      const guard = window.setTimeout(() => {
        this.drop();
        resolve({ nonce: one, late: true });
      }, limit + PATIENCE);
      const keep = (reply: Reply) => {
        clearTimeout(guard);
        resolve(reply);
      };
      this.waiting = { nonce: one, keep };
      // The frame has no origin that could be named.
      this.frame?.contentWindow?.postMessage({ ...question, nonce: one }, '*');
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

  private hear(source: MessageEventSource | null, data: Reply): void {
    if (source !== this.frame?.contentWindow || !this.waiting || data?.nonce !== this.waiting.nonce) return;
    const { keep } = this.waiting;
    this.waiting = null;
    const lines = Array.isArray(data.logs) ? data.logs.filter((line) => typeof line === 'string') : [];
    const told = lines.slice(0, MOST_LOGS).map((line) => (line as string).slice(0, LONGEST_LOG));
    if (told.length > 0) this.tell(told);
    keep(data);
  }
}
