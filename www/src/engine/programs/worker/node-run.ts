// One run of a program for Node: its text, and then what comes to it from standard input, until nothing comes any more.
import { Exit, NodeProgram, NoModule } from './node';
import { type Ask, failed, type Reply } from './protocol';
import type { Run } from './serve';
import { type OutputBuffer, OutputTooLong, readerOf, sizeOf } from './streams';

/** What `scriptForNode` makes of a program. */
export type Main = (...given: unknown[]) => () => Promise<unknown>;

/**
 * What the worker lends. `soon` does something once all promises that can go on have done so. `shown` is how the console writes a value.
 * `takeUncaught` is given what takes errors that the program has not caught, until it is given null.
 */
export type Host = {
  soon(run: () => void): void;
  shown(value: unknown): string;
  lineOf(error: unknown): number | null;
  takeUncaught(take: ((error: unknown) => void) | null): void;
};

const LONGEST_DETAIL = 1000;
/** What promises still do, and errors that none has caught, come before so many turns without work. */
const IDLE = 2;

// A program may replace the method.
const settled: (of: Promise<unknown>, kept: null, broken: (error: unknown) => void) => unknown =
  Function.prototype.call.bind(Promise.prototype.then);

class NodeRun {
  private readonly begun = performance.now();
  private readonly output: OutputBuffer;
  private readonly program: NodeProgram;
  private isOver = false;

  constructor(
    private readonly ask: Ask,
    private readonly run: Run,
    private readonly host: Host,
  ) {
    const { errors, output, game } = run;
    this.output = output;
    const dialogue = game ?? { read: readerOf(ask.input), write: (bytes: Uint8Array) => this.output.write(bytes) };
    const { args, files } = ask;
    this.program = new NodeProgram({ dialogue, isGame: game !== null, errors, args, files, shown: host.shown });
  }

  start(main: Main): void {
    this.host.takeUncaught((error) => this.fail(error));
    this.attempt(() => settled(main(...this.program.given())(), null, (error) => this.fail(error)));
    this.host.soon(() => this.goOn(0));
  }

  private goOn(idle: number): void {
    this.attempt(() => {
      if (this.isOver) return;
      const isDone = !this.program.goOn();
      if (isDone && idle === IDLE) this.end();
      else this.host.soon(() => this.goOn(isDone ? idle + 1 : 0));
    });
  }

  private end(): void {
    const [status, { files }] = [this.program.end(), this.program];
    const isTooLong = this.output.isTooLong || sizeOf(files) > this.ask.most;
    if (isTooLong) this.finish(failed('tooLong', '', { time: this.time }));
    else this.finish({ kind: 'ended', output: this.output.text(), status, time: this.time, files });
  }

  private fail(error: unknown): void {
    if (error instanceof Exit) this.attempt(() => this.end());
    else this.finish(this.failureOf(error));
  }

  private failureOf(error: unknown): Reply {
    const { time } = this;
    if (this.output.isTooLong || error instanceof OutputTooLong) return failed('tooLong', '', { time });
    if (error instanceof NoModule) return failed('noModule', error.message, { time });
    return failed('threw', String(error).slice(0, LONGEST_DETAIL), { line: this.host.lineOf(error), time });
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private get time(): number {
    return performance.now() - this.begun;
  }

  private finish(reply: Reply): void {
    if (this.isOver) return;
    this.isOver = true;
    this.host.takeUncaught(null);
    this.run.answer(reply);
  }
}

export const runForNode = (main: Main, ask: Ask, run: Run, host: Host): void => new NodeRun(ask, run, host).start(main);
