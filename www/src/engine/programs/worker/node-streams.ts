// The streams of a program for Node: bytes, events, standard input and its lines.
import type { Read } from './streams';

const encoder = new TextEncoder();
/** Bytes of a piece of standard input. */
const PIECE = 65_536;

export type Listener = (...values: unknown[]) => unknown;

export class Emitter {
  private readonly listeners = new Map<unknown, Listener[]>();

  on(event: unknown, listener: Listener): this {
    this.listeners.set(event, [...this.heard(event), listener]);
    return this;
  }

  once(event: unknown, listener: Listener): this {
    const heard: Listener = (...values) => {
      this.off(event, heard);
      return listener(...values);
    };
    return this.on(event, heard);
  }

  off(event: unknown, listener: Listener): this {
    this.listeners.set(
      event,
      this.heard(event).filter((one) => one !== listener),
    );
    return this;
  }

  addListener(event: unknown, listener: Listener): this {
    return this.on(event, listener);
  }

  removeListener(event: unknown, listener: Listener): this {
    return this.off(event, listener);
  }

  emit(event: unknown, ...values: unknown[]): boolean {
    const heard = this.heard(event);
    for (const listener of heard) listener.apply(this, values);
    return heard.length > 0;
  }

  heard(event: unknown): Listener[] {
    return this.listeners.get(event) ?? [];
  }
}

/** Bytes that are a text where a text is wanted. */
export class Bytes extends Uint8Array {
  override toString(): string {
    return new TextDecoder().decode(this);
  }
}

/** As much of Node's as puts the pieces of an input together. */
export const Buffer = {
  from: (given: string | Iterable<number>) => new Bytes(typeof given === 'string' ? encoder.encode(given) : [...given]),
  alloc: (size: number) => new Bytes(size),
  allocUnsafe: (size: number) => new Bytes(size),
  isBuffer: (value: unknown) => value instanceof Uint8Array,
  concat(parts: readonly Uint8Array[]): Bytes {
    const all = new Bytes(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  },
};

export type Encoding = string | { encoding?: string | null } | null | undefined;

export const wantsText = (encoding: Encoding) =>
  Boolean(typeof encoding === 'object' ? encoding?.encoding : encoding) && encoding !== 'buffer';

/** What comes by itself while a program waits; `false` when nothing can come any more. */
export type Source = { pump(): boolean };

export class Input extends Emitter implements Source {
  readonly fd = 0;
  private isText = false;
  private isFlowing = false;
  private isOver = false;
  private kept: Bytes | null = null;

  constructor(private readonly take: Read) {
    super();
  }

  /** The next bytes; none at the end. */
  readonly bytes = (most = PIECE): Bytes => new Bytes(this.take(most));

  all(): Bytes {
    const parts: Bytes[] = [];
    for (let part = this.bytes(); part.length > 0; part = this.bytes()) parts.push(part);
    return Buffer.concat(parts);
  }

  setEncoding(encoding: Encoding = 'utf8'): this {
    this.isText = wantsText(encoding);
    return this;
  }

  resume(): this {
    this.isFlowing = true;
    return this;
  }

  pause(): this {
    this.isFlowing = false;
    return this;
  }

  /** In answer to `readable`. */
  read(): string | Bytes | null {
    const kept = this.kept;
    this.kept = null;
    return kept && kept.length > 0 ? this.given(kept) : null;
  }

  override on(event: unknown, listener: Listener): this {
    if (event === 'data') this.isFlowing = true;
    return super.on(event, listener);
  }

  // Texts of several bytes a letter must not be cut between two pieces.
  pump(): boolean {
    const isWanted = this.isFlowing || this.heard('readable').length > 0;
    if (this.isOver || !isWanted) return false;
    this.isOver = true;
    const all = this.all();
    if (all.length > 0) {
      this.kept = all;
      if (this.isFlowing) this.emit('data', this.read());
      else this.emit('readable');
    }
    this.emit('end');
    this.emit('close');
    return true;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string | Bytes> {
    const all = this.all();
    if (all.length > 0) yield this.given(all);
  }

  private given(bytes: Bytes): string | Bytes {
    return this.isText ? bytes.toString() : bytes;
  }
}

/** The lines of standard input. */
export class Lines extends Emitter implements Source {
  private readonly decoder = new TextDecoder();
  private readonly questions: Listener[] = [];
  private unread = '';
  private at = 0;
  private isAtEnd = false;
  private isClosed = false;

  /** `isGame`: a reply comes only after what the program writes, which may be a moment later. */
  constructor(
    private readonly input: Input,
    private readonly isGame: boolean,
    private readonly prints: (text: string) => void,
  ) {
    super();
  }

  private next(): string | null {
    for (;;) {
      const end = this.unread.indexOf('\n', this.at);
      if (end >= 0 || this.isAtEnd) return this.take(end);
      const bytes = this.input.bytes();
      this.isAtEnd = bytes.length === 0;
      this.unread = this.unread.slice(this.at) + this.decoder.decode(bytes, { stream: !this.isAtEnd });
      this.at = 0;
    }
  }

  /** The text up to a line's end; the last line may have none. */
  private take(end: number): string | null {
    const line = end >= 0 ? this.unread.slice(this.at, end) : this.unread.slice(this.at);
    const isThere = end >= 0 || line !== '';
    this.at = end >= 0 ? end + 1 : this.unread.length;
    return isThere ? line.replace(/\r$/, '') : null;
  }

  pump(): boolean {
    const isWanted = this.questions.length > 0 || this.heard('line').length > 0 || this.heard('close').length > 0;
    if (this.isClosed || !isWanted) return false;
    do {
      const line = this.next();
      const asked = this.questions.shift();
      if (line === null) this.close();
      else if (asked) asked(line);
      else this.emit('line', line);
    } while (!this.isGame && !this.isClosed && this.questions.length === 0 && this.heard('line').length > 0);
    return true;
  }

  question(text: string, options: unknown, then?: Listener): void {
    this.prints(text);
    this.questions.push((then ?? options) as Listener);
  }

  prompt(): void {}
  setPrompt(): void {}
  resume(): void {}
  pause(): void {}

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.emit('close');
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (let line = this.next(); line !== null && !this.isClosed; line = this.next()) yield line;
    this.close();
  }
}
