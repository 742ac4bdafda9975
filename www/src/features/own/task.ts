// The module of a task that is open on the page (docs/own-task.md). It is asked in the worker of the session; one that does not answer is
// ended with that worker, and the next question brings it to another.
import { signal } from '@preact/signals';
import { EngineLost, latest, unlessGone } from '../../engine/engine';
import type { About, Judged } from '../../engine/own/task';
import { PRINTED, TASK } from '../../engine/printed-name';
import type { PositionRef, Source } from '../../engine/protocol';
import { boardHost, engines, game, input as pageInput, state as pageState } from '../../game';
import { BEGINNING, currentPosition } from '../../game/moment';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';
import { endNow, misprintNow } from './board';

export type TaskModule = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** Why a module answers no more: it took too long, it failed with the words in `detail`, or it is none of a version that is known. */
export type TaskFault = { kind: 'late' } | { kind: 'failed'; detail: string } | { kind: 'unknown' };

type TaskState = {
  /** null while no module is open. */
  about: About | null;
  fault: TaskFault | null;
};

/** Seconds that a question may take. */
export const SECONDS = 10;

const wait = () => new Promise((done) => setTimeout(done));

/** Whether bytes are the module of a task, and no program for WASI: those have imports. */
export async function isTask(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const module = await WebAssembly.compile(bytes).catch(() => null);
  if (!module || WebAssembly.Module.imports(module).length > 0) return false;
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  return ['memory', 'room', 'ask'].every((name) => names.includes(name));
}

class Task {
  private readonly own = signalsOf<TaskState>({ about: null, fault: null });
  readonly state: ReadonlySignals<TaskState> = this.own;
  private module: TaskModule | null = null;
  /** Whether the worker of the session has it. */
  private isThere = false;
  /** The text whose output was followed to where it stops. */
  private led: Source | null = null;

  /** What the module that is open is called: its file, or its whole address. */
  get name(): string | null {
    return this.module?.name ?? null;
  }

  /** What it is made of. */
  get bytes(): Uint8Array<ArrayBuffer> | null {
    return this.module?.bytes ?? null;
  }

  /** Takes a module in the place of the one before; if it cannot be one that stays, and `fault` says why. */
  async take(module: TaskModule): Promise<About | null> {
    const before = this.module;
    this.module = module;
    const about = await this.bring();
    if (about) assign(this.own, { about, fault: null });
    else [this.module, this.isThere] = [before, false];
    return about;
  }

  leave(): void {
    this.module = null;
    assign(this.own, { about: null, fault: null });
  }

  /** Opens an input with an output under test, '' if there is none. */
  async play(input: string, output: string, place: Partial<PositionRef> = {}): Promise<void> {
    // The worker may have been lost, with the module in it.
    if (misprintNow()?.of === 'module') this.isThere = false;
    if (!this.module || !(this.isThere || (await this.bring()))) return;
    this.own.fault.value = null;
    const options = TASK + output;
    pageInput.bring({ game: PRINTED, text: input, relaxed: false, options }, { ...BEGINNING, ...place });
  }

  /** A text that the module makes; null if it has none, or failed. */
  async text(question: object): Promise<string | null> {
    if (!this.module || !(this.isThere || (await this.bring()))) return null;
    this.own.fault.value = null;
    const said = await this.within(engines.session.askOf('printed', 'text', { question }));
    if (!(said instanceof Object)) return said;
    this.own.fault.value = { kind: 'failed', detail: said.failed };
    return null;
  }

  /** How an output of another input ends; null if the module does not say. */
  async judge(input: string, output: string): Promise<Exclude<Judged, TaskFault> | null> {
    if (!this.module || !(this.isThere || (await this.bring()))) return null;
    const judged = await this.within(engines.session.askOf('printed', 'judge', { input, output }));
    if (judged?.kind !== 'failed') return judged;
    this.own.fault.value = judged;
    return null;
  }

  /** The line that is shown as an output; null if the module does not say. */
  transcript(): Promise<string | null> {
    return this.within(unlessGone(engines.session.ask('transcript', null), null));
  }

  /** From a person's moves to the position of the output where they begin. */
  leaveBranch(ply: number): void {
    pageInput.toMoment({ ...currentPosition(pageState), moves: '', ply });
  }

  /**
   * From now on a module that does not answer is ended, one that failed is told, and a wrong output is followed to where it stops.
   * Returns what ends that. `moved`: called when a person has made a move.
   */
  watch(moved = () => {}): () => void {
    const onMove = (move: string) => {
      game.move(move).then((isMade) => isMade && moved());
      this.follow();
    };
    boardHost.take(signal({ ...boardHost.client.peek(), onMove }));
    const stops = [game.onChange(this.follow), pageInput.onChange(this.follow), pageInput.onChange(this.lead)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private readonly follow = (): void => {
    if (this.own.about.peek()) this.look();
  };

  private readonly lead = (): void => {
    const source = pageState.lastValid.peek();
    if (source === this.led || !pageState.isCurrent.peek()) return;
    this.led = source;
    const line = pageState.opened.peek()?.line;
    // Who asked for another place, or for moves of a person's own, has it.
    if (line && line.branch === null && pageState.ply.peek() === 0 && endNow()) game.go(line.plies);
  };

  /** Asks after the module behind all that it was asked before. */
  private readonly look = latest(async () => {
    await wait();
    if (!this.isThere) return;
    const detail = await this.within(engines.session.askOf('printed', 'dead', null));
    if (detail) this.own.fault.value = { kind: 'failed', detail };
  });

  private async bring(): Promise<About | null> {
    if (!this.module) return null;
    const { bytes } = this.module;
    const said = await this.within(engines.session.askOf('printed', 'take', { bytes }));
    if (said === null) return null;
    this.isThere = said instanceof Object && said.version === 1;
    if (this.isThere) return said as About;
    this.own.fault.value = said instanceof Object ? { kind: 'unknown' } : { kind: 'failed', detail: said };
    return null;
  }

  /** What was asked, if it comes in time; else null, and the worker is ended. */
  private async within<T>(asked: Promise<T>): Promise<T | null> {
    const timer = setTimeout(() => this.end(), SECONDS * 1000);
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      this.isThere = false;
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  private end(): void {
    this.isThere = false;
    this.own.fault.value = { kind: 'late' };
    engines.session.renew();
    // The next file is read by the engine that was there.
    pageInput.preload();
  }
}

export const task = new Task();
