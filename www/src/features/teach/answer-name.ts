// Answers as people read them.
import type { GameModule } from '../../board/game-modules';
import { redactBoard } from '../../board/redact';
import type { QuestionKind } from '../../board/teaching';
import type { Board } from '../../engine/boundary';
import { directions } from '../../i18n/common';
import { teachWords as w } from '../../i18n/teach-en';
import type { BoardCell } from '../../store/cells';
import { NO_MOVE, TRUE } from './question';

/** The cell that an answer names; null if it names none. */
export function cellOfAnswer(answer: string): BoardCell | null {
  const [, row, column] = /^(\d{1,19}) (\d{1,19})$/.exec(answer) ?? [];
  return row !== undefined && column !== undefined ? { x: BigInt(row), y: BigInt(column) } : null;
}

/** A cell is named by its game, without what the solver knows of it. */
function cellName(answer: string, gameModule: GameModule, board: Board): string {
  const cell = cellOfAnswer(answer);
  if (!cell) return answer;
  return gameModule.descriptions.describeCell(redactBoard(board, gameModule.redaction), null, null, cell, null).title;
}

/** An answer in words. Cells need the board that they are on. */
export function answerName(
  kind: QuestionKind,
  answer: string,
  gameModule: GameModule | null,
  board: Board | null,
): string {
  if (kind === 'truth') return answer === TRUE ? w.isSo : w.isNotSo;
  if (kind === 'move' && answer === NO_MOVE) return w.noMove;
  if (kind === 'move' && directions[answer]) return `${answer} (${directions[answer]})`;
  if (kind === 'cell' && gameModule && board) return cellName(answer, gameModule, board);
  return answer;
}
