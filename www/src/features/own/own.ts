// What a person has here: a program, its input, an output under test, and the positions that the program printed. The program runs in
// the frame without an origin, as all programs do, and its positions come while it runs.

import type { About } from '../../engine/own/task';
import { PRINTED } from '../../engine/printed-name';
import type { Fault, RunResult } from '../../engine/programs/program';
import type { PositionRef, Source } from '../../engine/protocol';
import { notices, input as pageInput, state as pageState } from '../../game';
import { BEGINNING, currentPosition } from '../../game/moment';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';
import { tidy } from '../../lib/tidy';
import { storedModule, storeModule } from '../../links/module-store';
import { leaveAddress, leaveLink } from './address';
import { isEarlier } from './board';
import { onLeaving } from './kept';
import { EXAMPLES, KIT_FOR_PYTHON, lab } from './lab';
import { keepPlace, keptPlace } from './place';
import { Printing } from './printing';
import { Steps, type Texts } from './steps';
import { type TaskModule, task } from './task';

type OwnState = {
  /** What the program reads. */
  input: string;
  /** The output under test; '' if there is none. */
  output: string;
  /** The last run; null before the first. */
  last: RunResult | null;
  /** Why the program did not start. */
  fault: Fault | null;
  /** The file whose positions are shown; null: a program has printed them here. */
  file: string | null;
  /** Whether the program runs as soon as all of it is here, such as Python. */
  waits: boolean;
};

type Field = 'input' | 'output';

/** A task has texts of its own: those of the programs come back when it is left. */
const KEYS = { input: 'own-input', output: 'own-output' } as const;
const TASK_KEYS = { input: 'own-task-input', output: 'own-task-output' } as const;
/** Under which the module of a task is kept, and that one is. */
const MODULE = 'own-task';
/** Under which a file of positions is kept while it is shown. */
const FILE = 'own-file';

/** The last position of an output, or one behind it: the page goes no further than it has positions. */
const lastOf = (printed: string): number => Math.max(0, (printed.match(/^\{"/gm)?.length ?? 0) - 1);

/** Whether a person looks elsewhere by now, or plays. */
const hasLeft = (ply: number): boolean => pageState.playing.peek() || currentPosition(pageState).ply !== ply;

class Own {
  private readonly own = signalsOf<OwnState>({
    input: '',
    output: '',
    last: null,
    fault: null,
    file: null,
    waits: false,
  });
  readonly state: ReadonlySignals<OwnState> = this.own;
  /** Where the next run opens: at the position of a link until it has been led to it. */
  private place = 0;
  /** What stood in the texts of the task that is open. */
  readonly steps = new Steps();

  /** What this browser keeps; at a first visit the first example. */
  open(): void {
    this.openTexts();
    lab.open();
    this.place = keptPlace(this.standing()).ply;
    onLeaving(this.keepPlace);
    onLeaving(() => task.state.about.peek() && this.steps.keep(task.name));
  }

  /** What a place is in: a module, a file or a program, with the texts that stand. */
  private standing(file = task.name ?? this.own.file.peek()): string {
    const { language, module } = lab.draft.peek();
    const program = language === 'wasm' ? module?.name : lab.textIn(language);
    const { input, output } = this.own;
    return JSON.stringify([file ?? program, input.peek(), output.peek()]);
  }

  /** Not before a program has led the page to its place. */
  private readonly keepPlace = (): void => {
    if (task.name !== null || this.place === 0) keepPlace(this.standing());
  };

  private openTexts(): void {
    assign(this.own, { input: readStored(KEYS.input) ?? EXAMPLES[0].input, output: readStored(KEYS.output) ?? '' });
  }

  write(field: Field, text: string): void {
    leaveLink();
    this.own[field].value = tidy(text);
    const keys = task.state.about.peek() ? TASK_KEYS : KEYS;
    if (!writeStored(keys[field], this.own[field].peek())) notices.sayLoss();
    if (task.state.about.peek()) this.playTask();
  }

  /** Opens the module of a task in the place of the program: at what was written for it, which an author has who builds it anew, else at its example. */
  async takeTask(module: TaskModule): Promise<void> {
    this.keepPlace();
    const about = await task.take(module);
    if (!about) return;
    lab.stop();
    leaveAddress('positions');
    removeStored(FILE);
    assign(this.own, { fault: null, last: null, file: null });
    const isKnown = readStored(MODULE) === module.name;
    if (!writeStored(MODULE, module.name)) notices.sayLoss();
    storeModule(MODULE, module).catch(() => notices.sayLoss());
    if (isKnown) return this.openTaskTexts(about, module);
    this.steps.clear();
    return this.writeTask({ input: about.sample, output: about.output });
  }

  /** Other texts for the task in the place of those that stand; an undo brings these back. */
  putTask(texts: Partial<Texts>, ply = 0): Promise<void> {
    const now = this.taskTexts();
    this.steps.leave(now, { ...now, ...texts });
    return this.writeTask(texts, { ply });
  }

  /** The texts of the task before a button has put others there, and on again. */
  toStep(way: 'back' | 'on'): void {
    const found = this.steps.go(way, this.taskTexts());
    if (found) this.writeTask(found);
  }

  private taskTexts = (): Texts => ({ input: this.own.input.peek(), output: this.own.output.peek() });

  private writeTask(texts: Partial<Texts>, place: Partial<PositionRef> = {}): Promise<void> {
    assign(this.own, texts);
    const { input, output } = this.taskTexts();
    if (!writeStored(TASK_KEYS.input, input) || !writeStored(TASK_KEYS.output, output)) notices.sayLoss();
    return this.playTask(place);
  }

  /** Back to the task of the last visit; false if there was none. */
  async openTask(): Promise<boolean> {
    if (readStored(MODULE) === null) return false;
    const module = await storedModule(MODULE).catch(() => null);
    const about = module && (await task.take(module));
    if (about) await this.openTaskTexts(about, module);
    return about !== null;
  }

  /** Opens texts of the task, at a position of its line or of the moves that a person made. */
  showTask = (texts: Texts, place: Partial<PositionRef>): Promise<void> =>
    this.writeTask({ input: tidy(texts.input), output: tidy(texts.output) }, place);

  /** The task that this browser keeps, open or not. */
  keptTask(): { task: string; input: string; output: string } | null {
    const [task, input] = [readStored(MODULE), readStored(TASK_KEYS.input)];
    return task === null || input === null ? null : { task, input, output: readStored(TASK_KEYS.output) ?? '' };
  }

  private openTaskTexts({ sample }: About, { name }: TaskModule): Promise<void> {
    this.steps.open(name);
    const [input, output] = [readStored(TASK_KEYS.input) ?? sample, readStored(TASK_KEYS.output) ?? ''];
    assign(this.own, { input, output });
    return this.playTask(keptPlace(this.standing()));
  }

  /** Back to the program. */
  leaveTask(): Promise<void> {
    this.forgetTask();
    return this.run(0);
  }

  /** Without a task from now on, at the next visit, too. */
  forgetTask(): void {
    task.leave();
    this.steps.clear();
    removeStored(MODULE);
    leaveAddress('task');
    this.openTexts();
  }

  private playTask(place: Partial<PositionRef> = {}): Promise<void> {
    return task.play(this.own.input.peek(), this.own.output.peek(), place);
  }

  /** What the last run told is of another program. */
  forgetRun(): void {
    this.forgetPlace();
    assign(this.own, { fault: null, last: null });
  }

  /** The next run opens at the first position. */
  forgetPlace(): void {
    this.place = 0;
  }

  /** Runs the program and shows its positions, once all of it is here. What is written while it starts is for the next run. */
  async run(ply = this.place): Promise<void> {
    if (task.state.about.peek()) return this.playTask({ ply });
    this.place = ply;
    assign(this.own, { fault: null, waits: !lab.program.peek() });
    const request = { input: this.own.input.peek(), files: this.files() };
    return lab.run({
      work: async ({ runner, stopped }) => {
        const printing = new Printing((source) => {
          this.forgetPlace();
          this.show(source, ply);
        });
        const result = await runner.run(request, (printed) => printing.add(printed));
        printing.end();
        if (!stopped()) this.take(result, printing, ply);
      },
      failed: (fault) => {
        this.forgetPlace();
        isEarlier.value = true;
        assign(this.own, { fault, last: null });
      },
    });
  }

  /** The files in the program's folder. */
  private files(): Record<string, string> {
    const output = this.own.output.peek();
    const isPython = lab.draft.peek().language === 'python';
    return { ...(isPython && { 'boardlab.py': KIT_FOR_PYTHON }), ...(output !== '' && { 'output.txt': output }) };
  }

  private take(result: RunResult, { source, isShown }: Printing, ply: number): void {
    this.forgetPlace();
    assign(this.own, { last: { ...result, files: {} }, fault: result.fault });
    const to = result.fault ? ply || lastOf(source.text) : ply;
    // A program that failed at once leaves the positions of the run before, and who has gone elsewhere meanwhile stays there.
    isEarlier.value = !isShown && source.text === '' && result.fault !== null;
    const stays = isShown ? to === ply || hasLeft(ply) : isEarlier.peek();
    if (!stays) this.show(source, to);
  }

  /** Shows the positions of a file, or at an address, where a person has left them. */
  showKept = (name: string, printed: Uint8Array<ArrayBuffer>): void =>
    this.showFile(name, new TextDecoder().decode(printed), keptPlace(this.standing(name)).ply);

  /** Shows the positions of a file, at the next visit, too. */
  takeFile(name: string, printed: string): void {
    if (!writeStored(FILE, name)) notices.sayLoss();
    storeModule(FILE, { name, bytes: new TextEncoder().encode(printed) }).catch(() => notices.sayLoss());
    this.showFile(name, printed);
  }

  /** Back to the file of the last visit; false if there was none. */
  async openFile(): Promise<boolean> {
    if (readStored(FILE) === null) return false;
    const file = await storedModule(FILE).catch(() => null);
    if (file) this.showKept(file.name, file.bytes);
    return file !== null;
  }

  /** Shows the positions of a file, in place of those that a run may still print. */
  showFile(name: string, printed: string, ply = 0): void {
    lab.stop();
    this.forgetPlace();
    assign(this.own, { fault: null, last: null, waits: false });
    this.show({ game: PRINTED, text: tidy(printed), relaxed: false, options: '' }, ply, name);
  }

  /** Shows positions: what a program has printed, here or elsewhere. */
  private show(source: Source, ply: number, file: string | null = null): void {
    if (file === null) leaveAddress('positions');
    if (file !== readStored(FILE)) removeStored(FILE);
    isEarlier.value = false;
    this.own.file.value = file;
    pageInput.bring(source, { ...BEGINNING, ply });
  }
}

export const own = new Own();
