// What is shown and said of a board.
import type { Board } from '../engine/boundary';
import type { BoardCell } from '../store/cells';
import { cellInfoAt, selectedCellInfo } from '../store/selectors';
import { hides, type ReadonlyState, state } from '../store/state';
import type { CellDescription } from './descriptions';
import type { GameModule } from './game-modules';
import { redactBoard } from './redact';

/** What may be shown of a position: nothing that reveals the next move while a class guesses it. */
export const visibleBoard = (desk: ReadonlyState, { redaction }: GameModule, board: Board): Board =>
  hides(desk.teach.value) ? redactBoard(board, redaction) : board;

/** The description of a cell in the position that is shown. It reads signals, so components that use it render again. */
export function describeCell(gameModule: GameModule, cell: BoardCell): CellDescription | null {
  const shown = state.shown.value;
  if (!shown) return null;
  if (hides(state.teach.value))
    return gameModule.descriptions.describeCell(
      redactBoard(shown.frame.board, gameModule.redaction),
      null,
      state.selected.value,
      cell,
      null,
    );
  const selectedInfo = gameModule.descriptions.usesSelectedInfo ? selectedCellInfo(state) : null;
  const cellInfo = selectedInfo ?? cellInfoAt(state, state.cellInfo.value, cell);
  const explanation = state.hints.value ? shown.explanation : null;
  const { board } = shown.frame;
  const description = gameModule.descriptions.describeCell(board, explanation, state.selected.value, cell, cellInfo);
  const overlay = gameModule.overlay?.(state);
  const more = overlay && gameModule.descriptions.describeOverlay?.(overlay, board, cell);
  return more ? { ...description, text: `${description.text} ${more}` } : description;
}
