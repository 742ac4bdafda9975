// What a pointer or the keyboard does on a board.

import type { CellInfo, Explanation } from '../engine/boundary';
import type { BoardCell, Plan } from '../game/cells';
import type { Scene } from './drawing';

/**
 * What choosing a cell does.
 * - `move`: makes a move
 * - `plan`: chooses a part of the next move
 * - `hold`: selects the piece on the cell
 * - `ask`: depends on the engine's answer for `cell`
 * - `refuse`: says why it does nothing
 * - `look`: only puts the cursor there
 */
export type CellAction =
  | { kind: 'move'; move: string }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'hold' }
  | { kind: 'ask'; cell: BoardCell }
  | { kind: 'refuse'; why: string }
  | { kind: 'look' };

/** What cells of one game's boards stand for. */
export interface Interaction<B> {
  /** The number of rows and columns; null for a board without end. */
  bounds(board: B): { rows: number; columns: number } | null;
  /** Whether the arrow keys lead over an edge to the opposite one; false if left out. */
  wraps?(board: B): boolean;
  /** Where the keyboard's cursor begins. */
  firstCell(board: B): BoardCell;
  /** The cell under a point of the canvas, in CSS pixels; null outside the board. */
  cellAt(scene: Scene<B>, x: number, y: number): BoardCell | null;
  /** What choosing a cell does. `cellInfo` is the engine's answer for a cell that an `ask` named; undefined before it. */
  actionAt(
    board: B,
    explanation: Explanation | null,
    selected: BoardCell | null,
    cell: BoardCell,
    plan: Plan,
    cellInfo?: CellInfo | null,
  ): CellAction;
  /** The move that a cell stands for, to preview it; null if it stands for none. */
  candidateAt(board: B, explanation: Explanation | null, selected: BoardCell | null, cell: BoardCell): string | null;
}
