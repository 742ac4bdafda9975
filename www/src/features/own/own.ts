// What a person has here: a program, its input, an output under test, and the positions that the program printed. The program runs in
// the frame without an origin, as all programs do, and its positions come when it ends: until then the frame tells only standard error.

import { PRINTED } from '../../engine/printed-name';
import type { Fault, RunResult } from '../../engine/programs/program';
import { notices, input as pageInput } from '../../game';
import { BEGINNING } from '../../game/moment';
import { readStored, writeStored } from '../../lib/browser-storage';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';
import { tidy } from '../../lib/tidy';
import { EXAMPLES, KIT_FOR_PYTHON, lab, leaveLink } from './lab';

type OwnState = {
  /** What the program reads. */
  input: string;
  /** The output under test; '' if there is none. */
  output: string;
  /** The last run; null before the first. */
  last: RunResult | null;
  /** Why the program did not start. */
  fault: Fault | null;
};

const KEYS = { input: 'own-input', output: 'own-output' } as const;

class Own {
  private readonly own = signalsOf<OwnState>({ input: '', output: '', last: null, fault: null });
  readonly state: ReadonlySignals<OwnState> = this.own;

  /** What this browser keeps; at a first visit the first example. */
  open(): void {
    assign(this.own, { input: readStored(KEYS.input) ?? EXAMPLES[0].input, output: readStored(KEYS.output) ?? '' });
    lab.open();
  }

  write(field: keyof typeof KEYS, text: string): void {
    leaveLink();
    this.own[field].value = tidy(text);
    if (!writeStored(KEYS[field], this.own[field].peek())) notices.sayLoss();
  }

  /** Runs the program and shows its positions from the first. What is written while it starts is for the next run. */
  run(ply = 0): Promise<void> {
    assign(this.own, { fault: null });
    const request = { input: this.own.input.peek(), files: this.files() };
    return lab.run({
      work: async ({ runner, stopped }) => {
        const result = await runner.run(request);
        if (!stopped()) this.take(result, ply);
      },
      failed: (fault) => assign(this.own, { fault, last: null }),
    });
  }

  /** The files in the program's folder. */
  private files(): Record<string, string> {
    const output = this.own.output.peek();
    const isPython = lab.draft.peek().language === 'python';
    return { ...(isPython && { 'boardlab.py': KIT_FOR_PYTHON }), ...(output !== '' && { 'output.txt': output }) };
  }

  private take(result: RunResult, ply: number): void {
    assign(this.own, { last: { ...result, output: '', files: {} }, fault: result.fault });
    // A program that failed at once leaves the positions of the run before.
    if (result.output !== '' || !result.fault) this.show(result.output, ply);
  }

  /** Shows positions: what a program has printed, here or elsewhere. */
  show(printed: string, ply = 0): void {
    pageInput.bring({ game: PRINTED, text: tidy(printed), relaxed: false, options: '' }, { ...BEGINNING, ply });
  }
}

export const own = new Own();
