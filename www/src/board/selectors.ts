// What is shown and said of a board.
import type { Board } from '../engine/boundary';
import { boardClient, state } from '../game';
import type { BoardCell } from '../game/cells';
import { cellInfoAt, selectedCellInfo } from '../game/selectors';
import { paragraph } from '../i18n/join';
import type { CellDescription } from './descriptions';
import type { GameModule } from './game-modules';
import { redactBoard } from './redact';

/** How much is left out of a position: all that the solver knows, or what tells the next move. */
export type Redacted = 'all' | 'hints' | null;

/** What a class must not see while it guesses; all where hints are off and values are hints, unless who shows the board decides it. */
export function redacted({ valuesAreHints }: Pick<GameModule, 'valuesAreHints'>): Redacted {
  // The hints of the page: the solution beside a person's line has none of its own.
  const { shows, decides } = boardClient.value;
  if (valuesAreHints && !state.hints.value && !decides) return 'all';
  if (shows.includes('hints')) return null;
  return shows.includes('values') ? 'hints' : 'all';
}

/** What may be shown of a position. */
export function visibleBoard(gameModule: GameModule, board: Board): Board {
  const level = redacted(gameModule);
  if (level === null) return board;
  return redactBoard(board, level === 'all' ? gameModule.redaction : gameModule.valueRedaction);
}

/** The description of a cell in the position that is shown. It reads signals, so components that use it render again. */
export function describeCell(gameModule: GameModule, cell: BoardCell): CellDescription | null {
  const shown = state.shown.value;
  if (!shown) return null;
  const level = redacted(gameModule);
  if (level) {
    const board = visibleBoard(gameModule, shown.frame.board);
    // Who cannot see the value of a cell hears it.
    const value = level === 'hints' && gameModule.valuesAreHints ? cellInfoAt(state, state.cellInfo.value, cell) : null;
    return gameModule.descriptions.describeCell(board, null, state.selected.value, cell, value);
  }
  const selectedInfo = gameModule.descriptions.usesSelectedInfo ? selectedCellInfo(state) : null;
  const cellInfo = selectedInfo ?? cellInfoAt(state, state.cellInfo.value, cell);
  const explanation = state.hints.value ? shown.explanation : null;
  const { board } = shown.frame;
  const description = gameModule.descriptions.describeCell(board, explanation, state.selected.value, cell, cellInfo);
  const overlay = gameModule.overlay?.(state);
  const more = overlay ? gameModule.descriptions.describeOverlay?.(overlay, board, cell) : '';
  return { ...description, text: paragraph(description.text, more) };
}
