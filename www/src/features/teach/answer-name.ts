// Answers as people read them: on the board, in the table, on paper.
import { outputLines } from 'words:lesson';
import { noAnswer, noMove, yesAnswer } from 'words:teach';
import { gameModuleOf } from '../../board/game-modules';
import type { QuestionKind, Step } from '../../board/teaching';
import type { Board, GameName } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { NO_MOVE, TRUE } from './question';

/** The cell that an answer names; null if it names none. */
export function cellOfAnswer(answer: string): BoardCell | null {
  const [, row, column] = /^(\d{1,19}) (\d{1,19})$/.exec(answer) ?? [];
  return row !== undefined && column !== undefined ? { x: BigInt(row), y: BigInt(column) } : null;
}

/** Whether the game of a position is loaded, which names its cells and moves. */
export const hasNames = ({ position }: Pick<Step, 'position'>): boolean => gameModuleOf(position.game).value !== null;

/**
 * An answer to a question about a game, in words; `board`: that it is asked of, where that is known. As long as the game is not loaded,
 * its cells and moves have no names.
 */
export function answerName(game: GameName, kind: QuestionKind, answer: string, board: Board | null = null): string {
  if (kind === 'truth') return answer === TRUE ? yesAnswer : noAnswer;
  if (kind === 'move' && answer === NO_MOVE) return noMove;
  if (kind === 'output') return outputLines({ lines: answer.trimEnd().split('\n').length });
  if (kind !== 'move' && kind !== 'cell') return answer;
  const words = gameModuleOf(game).value?.descriptions;
  if (kind === 'move') return words?.moveName(answer, board?.game === game ? board : null) ?? '…';
  const cell = cellOfAnswer(answer);
  return cell ? (words?.cellName(cell) ?? '…') : answer;
}
