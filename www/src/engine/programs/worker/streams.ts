// The standard streams of a program, within limits.

/** Gives so many bytes at most, none at the end. It may take its time: the program waits. */
export type Read = (most: number) => Uint8Array;
export type Write = (bytes: Uint8Array) => void;
/** What a program reads and writes: a text, or a game with the judge. */
export type Dialogue = { readonly read: Read; readonly write: Write };

/** Reads a text to its end. */
export function readerOf(text: string): Read {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return (most) => {
    const from = at;
    at = Math.min(bytes.length, at + most);
    return bytes.subarray(from, at);
  };
}

/** Ends a program that has written too much. */
export class OutputTooLong extends Error {}

/** Lines that go out at once, so that those before an endless loop are seen; later ones may wait for a moment (in ms), or for a block. */
const AT_ONCE = 200;
const MOMENT = 2;
const LARGEST = 65_536;
const NEWLINE = 10;

const now = performance.now.bind(performance);

/** Standard output. It is kept until the program ends, or told while it runs. */
export class OutputBuffer {
  private chunks: Uint8Array[] = [];
  private left: number;
  private readonly decoder = new TextDecoder();
  private waiting = 0;
  private told = 0;
  private toldAt = 0;

  /** `tell` takes it piece by piece; then nothing of it is kept. */
  constructor(
    most: number,
    private readonly tell: ((text: string) => void) | null = null,
  ) {
    this.left = most;
  }

  get isTooLong(): boolean {
    return this.left < 0;
  }

  /**
   * # Throws
   *
   * `OutputTooLong` from the byte on that is one too many.
   */
  write(bytes: Uint8Array): void {
    this.left -= bytes.length;
    if (this.left < 0) throw new OutputTooLong();
    this.chunks.push(bytes.slice());
    this.waiting += bytes.length;
    const mayGo = this.told < AT_ONCE || now() - this.toldAt >= MOMENT;
    if ((mayGo && bytes[bytes.length - 1] === NEWLINE) || this.waiting >= LARGEST) this.flush();
  }

  /** Tells what waits. */
  flush(isEnd = false): void {
    const text = this.tell && this.taken(isEnd);
    if (!text) return;
    this.told += 1;
    this.toldAt = now();
    this.tell?.(text);
  }

  /** All that was written; '' where it was told. */
  text(): string {
    return this.tell ? '' : this.taken(true);
  }

  /** A character that is cut at the end waits for its other bytes. */
  private taken(isEnd: boolean): string {
    const { chunks, decoder } = this;
    this.chunks = [];
    this.waiting = 0;
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
    return isEnd ? text + decoder.decode() : text;
  }
}

/** Characters of standard error that are passed on in a run. */
const MOST_ERRORS = 64_000;
/** Pieces that are sent line by line, so that those before an endless loop are seen; later ones wait for a block. */
const LINES = 200;
const BLOCK = 4096;

// A program in JavaScript may replace the methods that others call by their names.
const cut: (text: string, from: number, to: number) => string = Function.prototype.call.bind(String.prototype.slice);
const lastOf: (text: string, position: number) => string = Function.prototype.call.bind(String.prototype.at);

/** Standard error. It is sent while the program runs. */
export class ErrorStream {
  /** Characters that were sent, or are about to be. */
  length = 0;
  private waiting = '';
  private left = MOST_ERRORS;
  private sent = 0;
  private readonly decoder = new TextDecoder();

  constructor(private readonly send: (text: string) => void) {}

  writeBytes(bytes: Uint8Array): void {
    if (this.left > 0) this.write(this.decoder.decode(bytes, { stream: true }));
  }

  write(text: string): void {
    if (this.left <= 0) return;
    const taken = text.length > this.left ? `${cut(text, 0, this.left)}…` : text;
    this.left -= text.length;
    this.length += taken.length;
    this.waiting += taken;
    const isLine = this.sent < LINES && lastOf(taken, -1) === '\n';
    if (isLine || this.waiting.length >= BLOCK) this.flush();
  }

  flush(): void {
    if (this.waiting === '') return;
    this.sent += 1;
    this.send(this.waiting);
    this.waiting = '';
  }
}

/** Engines have each a word of their own for a full stack. */
export const isRecursion = (error: unknown): boolean =>
  /call stack|too much recursion|stack overflow/i.test(String(error));

/** Characters of the files that a program leaves behind. They are passed on like its output, and count like it. */
export const sizeOf = (files: Readonly<Record<string, string>>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);
