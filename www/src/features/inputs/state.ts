// What the dialog of inputs holds: which cases are chosen, and what random inputs are like.
import type { Source } from '../../engine/protocol';
import { readStored, writeStored } from '../../lib/browser-storage';
import { type ReadonlySignals, type Signals, setter, signalsOf } from '../../lib/signals';

export const PAGES = ['cases', 'random'] as const;
export type Page = (typeof PAGES)[number];

/** What random inputs are like: size and adversarial (the share of edge cases) from 0 to 100. */
export type Shape = { seed: string; cases: number; size: number; adversarial: number };

/** Where the cases of a text begin and end, in pairs. */
export type CaseSpans = { source: Source; at: Uint32Array };

type State = {
  isOpen: boolean;
  page: Page;
  spans: CaseSpans | null;
  chosen: ReadonlySet<number>;
  shape: Shape;
  /** How many inputs of a zip file are made; null = none is being made. */
  zipping: number | null;
};

/** Where this browser keeps it. */
const SHAPE = 'random-inputs';
const FIRST: Shape = { seed: '1', cases: 3, size: 20, adversarial: 50 };

const start: State = {
  isOpen: false,
  page: 'cases',
  spans: null,
  chosen: new Set(),
  shape: { ...FIRST, ...JSON.parse(readStored(SHAPE) ?? '{}') },
  zipping: null,
};

class InputsDialog {
  private readonly own: Signals<State> = signalsOf(start);
  readonly state: ReadonlySignals<State> = this.own;

  readonly setOpen = setter(this.own.isOpen);
  readonly turnTo = setter(this.own.page);
  readonly setSpans = setter(this.own.spans);
  readonly choose = setter(this.own.chosen);

  changeShape(change: Partial<Shape>): void {
    this.own.shape.value = { ...this.own.shape.peek(), ...change };
    writeStored(SHAPE, JSON.stringify(this.own.shape.peek()));
  }

  readonly setZipping = setter(this.own.zipping);
}

export const inputsDialog = new InputsDialog();
