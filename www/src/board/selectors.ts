// What is shown and said of a board.
import type { Board } from '../engine/boundary';
import type { BoardCell } from '../store/cells';
import { cellInfoAt, selectedCellInfo } from '../store/selectors';
import { hides, type ReadonlyState, state } from '../store/state';
import type { CellDescription } from './descriptions';
import type { GameModule } from './game-modules';
import { redactBoard } from './redact';

/** Whether nothing may be shown that tells the next move: a class guesses it, or hints are off where values are hints. */
export const isRedacted = (
  { teach }: Pick<ReadonlyState, 'teach'>,
  { valuesAreHints }: Pick<GameModule, 'valuesAreHints'>,
) =>
  // The hints of the page: the solution beside a person's line has none of its own.
  hides(teach.value) || (!!valuesAreHints && !state.hints.value);

/** What may be shown of a position. */
export const visibleBoard = (boardState: ReadonlyState, gameModule: GameModule, board: Board): Board =>
  isRedacted(boardState, gameModule) ? redactBoard(board, gameModule.redaction) : board;

/** The description of a cell in the position that is shown. It reads signals, so components that use it render again. */
export function describeCell(gameModule: GameModule, cell: BoardCell): CellDescription | null {
  const shown = state.shown.value;
  if (!shown) return null;
  if (isRedacted(state, gameModule))
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
