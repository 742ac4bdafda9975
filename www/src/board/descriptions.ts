// What is said of a board in words.

import type { CellInfo, Explanation } from '../engine/boundary';
import type { BoardCell } from '../game/cells';

/** What is said of a cell. `rule` is the ruling behind it. */
export type CellDescription = { title: string; text: string; rule: string | null };

/** The sentences about one game's boards. */
export interface Descriptions<B, Overlay = unknown> {
  /** Whether `cellInfo` is that of the selected piece's cell, if a piece is selected; false if left out. */
  readonly usesSelectedInfo?: boolean;
  /** What a cell is, and whether and why a piece may go there. For the panel, the bubble and screen readers. */
  describeCell(
    board: B,
    explanation: Explanation | null,
    selected: BoardCell | null,
    cell: BoardCell,
    cellInfo: CellInfo | null,
  ): CellDescription;
  /** What the board calls a cell. */
  cellName(cell: BoardCell): string;
  /** A move in words, of the text that the game's output or replay writes; `board`: which it is made on, where that is known. */
  moveName(move: string, board?: B | null): string;
  /** What the game's overlay shows at a cell; '' if nothing. */
  describeOverlay?(overlay: Overlay, board: B, cell: BoardCell): string;
  /** The position as text, for screen readers. */
  describePosition(board: B): string;
}
