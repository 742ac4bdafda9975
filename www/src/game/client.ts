// What a board asks of whoever shows it: the page, a class, or the editor of lessons.
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
};

/** Who shows the board is not there yet. */
export const NOBODY: BoardClient = { onMove: () => {}, onCell: null, shows: [] };
