// What stands around the board.
import { batch } from '@preact/signals';
import type { KnownMistake } from '../engine/boundary';
import { assign, type ReadonlySignals, type Signals, setter, signalsOf } from '../lib/signals';
import type { Marks } from './marks';

/** The pages beside the board. */
export const SIDES = ['why', 'position', 'rules'] as const;
/** One of them, or a page of the game's own. */
export type Side = string;

/** What the output needs of a wide screen: more for a few lines of two outputs, most for many side by side and for a program. */
export type OutputRoom = 'usual' | 'more' | 'most';

/** A known mistake whose game is shown. `isForbidden`: the right game does not have its move, and ends before it. */
export type Mistaken = KnownMistake & { isForbidden: boolean };

export type PanesState = {
  side: Side;
  /** The ruling that a reason led to. */
  rule: { id: string } | null;
  /** Whether another program's output stands beside the judge's. */
  comparing: boolean;
  outputRoom: OutputRoom;
  /** Whether the input is shown above the comparison. */
  inputShown: boolean;
  /** Whether the solution stands beside a person's line. */
  sideBySide: boolean;
  /** The mistake whose game stands beside the right one. */
  mistaken: Mistaken | null;
  help: boolean;
};

const start: PanesState = {
  side: 'why',
  rule: null,
  comparing: false,
  outputRoom: 'usual',
  inputShown: false,
  sideBySide: false,
  mistaken: null,
  help: false,
};

export class Panes {
  private readonly own: Signals<PanesState> = signalsOf(start);
  readonly state: ReadonlySignals<PanesState> = this.own;
  private isOutputAsked = false;

  constructor(private readonly marks: Marks) {}

  /** Opens a page beside the board. */
  openSide(side: Side): void {
    this.turnTo(side, null);
  }

  /** Opens a ruling beside the board. */
  openRule(id: string): void {
    this.turnTo('rules', { id });
  }

  /** No other game stands beside the one on the board. */
  showOneGame(): void {
    assign(this.own, { sideBySide: false, mistaken: null });
  }

  readonly setSideBySide = setter(this.own.sideBySide);
  readonly setMistaken = setter(this.own.mistaken);
  readonly setHelp = setter(this.own.help);
  readonly setOutputRoom = setter(this.own.outputRoom);
  readonly setInputShown = setter(this.own.inputShown);

  setComparing(comparing: boolean): void {
    this.own.comparing.value = comparing;
    this.own.mistaken.value = null;
    this.isOutputAsked = false;
  }

  /** Opens the field for another program's output, which takes the focus. */
  askForOutput(): void {
    this.own.comparing.value = true;
    this.isOutputAsked = true;
  }

  /** Whether a person has asked for that field since the last call. */
  takeOutputAsk(): boolean {
    const isAsked = this.isOutputAsked;
    this.isOutputAsked = false;
    return isAsked;
  }

  /** What only the game that is left has does not stay. */
  leaveGame(): void {
    this.showOneGame();
    if (!SIDES.some((side) => side === this.own.side.peek())) this.own.side.value = 'why';
  }

  private turnTo(side: Side, rule: PanesState['rule']): void {
    batch(() => {
      assign(this.own, { side, rule });
      // The row that was pointed at is gone with its page.
      this.marks.preview(null);
    });
  }
}
