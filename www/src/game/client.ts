// What a board asks of whoever shows it: the page, a class, or the editor of lessons.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardCell } from './cells';

/** Parts of what the solver knows: numbers that a board shows, marks for the next move, and reasons in words. */
export const SHOWABLE = ['values', 'hints', 'reasons'] as const;
export type Showable = (typeof SHOWABLE)[number];

export type BoardClient = {
  /** Takes a move that was chosen at the position that is shown. */
  onMove(move: string): void;
  /** Takes a cell that was chosen; null where cells are only chosen to move. */
  onCell: ((cell: BoardCell) => void) | null;
  /** What the board shows of what the solver knows. */
  shows: readonly Showable[];
  /** Whether that holds where the page's hints are off, too. */
  decides?: boolean;
  /** The move that was chosen and is not played; null while there is none, or where moves are played. */
  chosen?: string | null;
};

/** Who shows the board: the page itself, until another takes it. */
export class BoardHost {
  private readonly taken = signal<ReadonlySignal<BoardClient> | null>(null);
  readonly client = computed<BoardClient>(() => this.taken.value?.value ?? this.page);

  constructor(private readonly page: BoardClient) {}

  take(client: ReadonlySignal<BoardClient>): void {
    this.taken.value = client;
  }
}
