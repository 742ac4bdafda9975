// What is looked at and chosen on the board, and what the engine says of it.
import type { ReadonlySignal } from '@preact/signals';
import type { Board, CellInfo } from '../engine/boundary';
import { type Engine, latest, unlessGone } from '../engine/engine';
import { assign, type ReadonlySignals, type Signals, setter, signalsOf } from '../lib/signals';
import { type BoardCell, type Colours, type Plan, sameCell, type View } from './cells';
import type { Shown } from './shown';

/** What the engine said of a cell at a ply. */
export type CellInfoAt = { generation: number; ply: number; cell: BoardCell; info: CellInfo | null };

/** Where a move would lead. */
export type PreviewBoard = { generation: number; ply: number; move: string; board: Board };

export type MarksState = {
  colours: Colours;
  /** The part of the board that a person chose to see; null = what matters. */
  view: View | null;
  /** Whether a narrow screen shows what is around the piece that a person moves, not the whole board. */
  closeUp: boolean;
  /** How many rows and columns a lesson shows of a board without end, or of one with a close-up; null = as many as fit. */
  crop: number | null;
  hovered: BoardCell | null;
  cursor: BoardCell | null;
  selected: BoardCell | null;
  /** What has been chosen of a move of many pieces, which is not made yet. */
  plan: Plan;
  cellInfo: CellInfoAt | null;
  /** What the engine said of the selected piece. */
  selectedInfo: CellInfoAt | null;
  /** The candidate move that is looked at. */
  previewMove: string | null;
  previewBoard: PreviewBoard | null;
  /** What a panel points at, by two numbers of the game's own: the first and the last of some steps; a piece and a cell. */
  highlight: readonly [number, number] | null;
  /** Whether the board and the panels show what the solver knows of the next move. */
  hints: boolean;
  /** What a click puts on the board; null = clicks play. */
  tool: string | null;
};

const NO_PLAN: Plan = new Map();

/** Of another board nothing is looked at yet. */
const NOTHING = {
  view: null,
  hovered: null,
  cursor: null,
  selected: null,
  plan: NO_PLAN,
  cellInfo: null,
  selectedInfo: null,
  previewMove: null,
  previewBoard: null,
  highlight: null,
} satisfies Partial<MarksState>;

const start: MarksState = { ...NOTHING, colours: 'values', closeUp: true, crop: null, hints: true, tool: null };

export class Marks {
  private readonly own: Signals<MarksState> = signalsOf(start);
  readonly state: ReadonlySignals<MarksState> = this.own;

  constructor(
    private readonly engine: Pick<Engine, 'ask'>,
    private readonly shown: ReadonlySignal<Shown | null>,
  ) {}

  readonly setHints = setter(this.own.hints);
  readonly setColours = setter(this.own.colours);
  readonly setView = setter(this.own.view);
  readonly setCloseUp = setter(this.own.closeUp);
  readonly setCrop = setter(this.own.crop);
  readonly setTool = setter(this.own.tool);
  readonly highlight = setter(this.own.highlight);

  /** The pointer is on a cell. */
  point(cell: BoardCell | null): void {
    this.own.hovered.value = cell;
    this.look();
  }

  /** Puts the keyboard's cursor on a cell. */
  putCursor(cell: BoardCell | null): void {
    // A pointer that rests on the board does not outrank the keyboard.
    assign(this.own, { cursor: cell, hovered: null });
    this.look();
  }

  /** Takes the piece on a cell in hand. */
  select(cell: BoardCell | null): void {
    this.own.selected.value = cell;
    this.weigh();
  }

  /** Chooses parts of the next move. */
  setPlan(plan: Plan): void {
    assign(this.own, { plan, selected: null });
  }

  /** Shows where a move would lead. */
  preview(move: string | null): void {
    this.own.previewMove.value = move;
    this.lookAhead();
  }

  /** How a cell comes by its value at the position that is shown. */
  cellInfo({ x, y }: BoardCell): Promise<CellInfo | null> {
    const ply = this.shown.peek()?.frame.ply ?? 0;
    return unlessGone(this.engine.ask('cellInfo', { ply, x: String(x), y: String(y) }), null);
  }

  /** A position is shown; `isAnother`: not the one before with more evidence. What was chosen in one is not chosen in another. */
  arrive(isAnother: boolean): void {
    if (isAnother) assign(this.own, { selected: null, plan: NO_PLAN });
    // A cell under the pointer may stand for another move now.
    if (this.own.hovered.peek()) this.own.previewMove.value = null;
    this.look();
    this.weigh();
    this.lookAhead();
  }

  /** Another board is another place to look at. */
  clear(): void {
    assign(this.own, NOTHING);
  }

  /** Nothing is pointed at, held or put on the board. */
  letGo(): void {
    assign(this.own, { previewMove: null, selected: null, hovered: null, tool: null });
  }

  private readonly look = latest(async () => {
    const want = this.at(this.own.hovered.peek() ?? this.own.cursor.peek());
    const seen = this.own.cellInfo.peek();
    if (!want || (seen && isSameQuestion(seen, want))) return;
    this.own.cellInfo.value = { ...want, info: await this.cellInfo(want.cell) };
  });

  private readonly weigh = latest(async () => {
    const want = this.at(this.own.selected.peek());
    if (want) this.own.selectedInfo.value = { ...want, info: await this.cellInfo(want.cell) };
  });

  private readonly lookAhead = latest(async () => {
    const [move, shown] = [this.own.previewMove.peek(), this.shown.peek()];
    if (move === null || !shown) return;
    const { generation, frame } = shown;
    const reply = await unlessGone(this.engine.ask('peek', { ply: frame.ply, move }), null);
    if (reply && 'board' in reply)
      this.own.previewBoard.value = { generation, ply: frame.ply, move, board: reply.board };
  });

  /** A cell at the position that is shown. */
  private at(cell: BoardCell | null): Omit<CellInfoAt, 'info'> | null {
    const shown = this.shown.peek();
    return cell && shown && { cell, generation: shown.generation, ply: shown.frame.ply };
  }
}

type Question = Omit<CellInfoAt, 'info'>;

const isSameQuestion = (a: Question, b: Question): boolean =>
  sameCell(a.cell, b.cell) && a.generation === b.generation && a.ply === b.ply;
