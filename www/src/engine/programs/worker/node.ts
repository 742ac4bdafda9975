// What a program for Node finds here: as much of `fs`, `readline` and `process` as reads standard input and files, and prints.
import {
  Buffer,
  type Bytes,
  Emitter,
  type Encoding,
  Input,
  Lines,
  type Listener,
  type Source,
  wantsText,
} from './node-streams';
import type { Dialogue, ErrorStream } from './streams';

const encoder = new TextEncoder();

/** Ends a program that calls `process.exit`. */
export class Exit extends Error {}

/** Ends a program that wants a module which is not here. */
export class NoModule extends Error {}

/** `isGame`: what comes from standard input is the answer to what was written. `shown` is how the console writes a value. */
export type Surroundings = {
  dialogue: Dialogue;
  isGame: boolean;
  errors: ErrorStream;
  args: readonly string[];
  files: Readonly<Record<string, string>>;
  shown(value: unknown): string;
};

const STREAMS: Record<string, number> = { '/dev/stdin': 0, '/dev/stdout': 1, '/dev/stderr': 2 };
const OUT = 1;
const ERRORS = 2;

/** Of a name or a number: the number of a standard stream. */
const streamOf = (file: unknown): number | null =>
  typeof file === 'number' ? file : (STREAMS[String(file).replace('file://', '')] ?? null);

/** What one run of a program has. */
export class NodeProgram {
  /** The files of its folder. */
  readonly files: Record<string, string>;
  private isExited = false;
  private readonly input: Input;
  private readonly sources: Source[];
  private readonly tasks: { at: number; run: () => unknown }[] = [];
  private readonly ends = new Emitter();
  private readonly process;

  constructor(private readonly around: Surroundings) {
    this.files = { ...around.files };
    this.input = new Input(around.dialogue.read);
    this.sources = [this.input];
    this.process = this.newProcess();
  }

  /** What the program is given, in the order of `GIVEN`. */
  given(): unknown[] {
    const module = { exports: {} };
    const soon = (run: Listener, ...values: unknown[]) => this.later(0, () => run(...values));
    const timeout = (run: Listener, at: unknown, ...values: unknown[]) =>
      this.later(Number(at) || 0, () => run(...values));
    const load = (name: unknown) => this.load(String(name));
    return [load, this.process, Buffer, this.newConsole(), timeout, soon, module, module.exports];
  }

  /** Does what comes next by itself; false when nothing can come any more. */
  goOn(): boolean {
    if (this.isExited) return false;
    const least = this.tasks.reduce((best, { at }, nth, all) => (at < (all[best]?.at ?? 0) ? nth : best), 0);
    const [task] = this.tasks.splice(least, 1);
    if (!task) return this.sources.some((source) => source.pump());
    task.run();
    return true;
  }

  /** Ends the run, with its exit status. */
  end(): number {
    const status = () => Number(this.process.exitCode ?? 0) & 255;
    if (!this.isExited) this.ends.emit('exit', status());
    return status();
  }

  private later(at: number, run: () => unknown): void {
    this.tasks.push({ at, run });
  }

  private print(to: number, text: unknown): void {
    const bytes = text instanceof Uint8Array ? text : encoder.encode(String(text));
    if (to === ERRORS) this.around.errors.writeBytes(bytes);
    else this.around.dialogue.write(bytes);
  }

  private newProcess() {
    const process = {
      stdin: this.input,
      stdout: this.newOutput(OUT),
      stderr: this.newOutput(ERRORS),
      argv: ['node', 'program.js', ...this.around.args],
      env: {},
      platform: 'linux',
      exitCode: undefined as unknown,
      cwd: () => '/program',
      memoryUsage: () => ({ heapUsed: 0 }),
      hrtime: { bigint: () => BigInt(Math.round(performance.now() * 1e6)) },
      nextTick: (run: Listener, ...values: unknown[]) => void Promise.resolve().then(() => run(...values)),
      on: (event: unknown, listener: Listener) => void this.ends.on(event, listener),
      exit: (status?: unknown): never => {
        process.exitCode = status ?? process.exitCode;
        this.isExited = true;
        throw new Exit('exit');
      },
    };
    return process;
  }

  private newOutput(fd: number) {
    const write = (text: unknown, ...then: unknown[]) => {
      this.print(fd, text);
      const done = then.at(-1);
      if (typeof done === 'function') this.later(0, () => done());
      return true;
    };
    const end = (text: unknown = '') => void write(text);
    return { fd, write, end, on() {}, once() {}, isTTY: false };
  }

  private newConsole() {
    const { shown } = this.around;
    const to =
      (fd: number) =>
      (...parts: unknown[]) =>
        this.print(fd, `${parts.map(shown).join(' ')}\n`);
    const [out, errors] = [to(OUT), to(ERRORS)];
    return { log: out, info: out, debug: out, warn: errors, error: errors, trace: errors, time() {}, timeEnd() {} };
  }

  /**
   * What `require` gives.
   *
   * # Throws
   *
   * `NoModule`.
   */
  private load(name: string): unknown {
    switch (name.replace(/^node:/, '')) {
      case 'fs':
        return this.fs;
      case 'readline':
        return this.readline;
      case 'process':
        return this.process;
      case 'buffer':
        return { Buffer };
      case 'os':
        return { EOL: '\n' };
      default:
        throw new NoModule(name);
    }
  }

  private readonly readline = {
    createInterface: (from?: { output?: unknown } | Input, to?: unknown) => {
      const output = from instanceof Input ? to : from?.output;
      const prints = (text: string) => (output ? this.print(OUT, text) : undefined);
      const lines = new Lines(this.input, this.around.isGame, prints);
      this.sources.push(lines);
      return lines;
    },
  };

  private readonly fs = {
    readFileSync: (file: unknown, encoding?: Encoding) => {
      const bytes = this.contentOf(file);
      return wantsText(encoding) ? bytes.toString() : bytes;
    },
    readFile: (file: unknown, ...rest: unknown[]) => {
      const [encoding, then] = [rest.length > 1 ? (rest[0] as Encoding) : null, rest.at(-1) as Listener];
      this.later(0, () => then(null, this.fs.readFileSync(file, encoding)));
    },
    readSync: (_: unknown, into: Uint8Array, at = 0, most = into.length) => {
      const bytes = this.input.bytes(most);
      into.set(bytes, at);
      return bytes.length;
    },
    writeSync: (fd: number, text: unknown) => this.print(fd, text),
    writeFileSync: (file: unknown, text: unknown) => this.keep(file, text, ''),
    appendFileSync: (file: unknown, text: unknown) => this.keep(file, text, this.files[String(file)] ?? ''),
    existsSync: (file: unknown) => streamOf(file) !== null || Object.hasOwn(this.files, String(file)),
    createReadStream: () => this.input,
  };

  private contentOf(file: unknown): Bytes {
    if (streamOf(file) === 0) return this.input.all();
    const text = Object.hasOwn(this.files, String(file)) ? this.files[String(file)] : undefined;
    if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${file}'`);
    return Buffer.from(text);
  }

  private keep(file: unknown, text: unknown, before: string): void {
    const fd = streamOf(file);
    if (fd !== null) this.print(fd, text);
    else this.files[String(file)] = before + String(text);
  }
}
