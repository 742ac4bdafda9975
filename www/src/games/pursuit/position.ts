// Cells by number, and what is known of a position: what is due, its explanation, its cells, its exact theory.
import type {
  CellInfo,
  Explanation,
  PursuitBoard,
  PursuitCellInfo,
  PursuitExplanation,
  PursuitTheory,
} from '../../engine/boundary';
import { type BoardCell, toBoardCell } from '../../game/cells';

/** A cell's number: rows one after the other. */
export const indexOf = ({ n }: { n: number }, { x, y }: BoardCell): number => n * Number(x) + Number(y);
export const rowOf = (n: number, index: number): number => Math.floor(index / n);
export const columnOf = (n: number, index: number): number => index % n;
export const cellOfIndex = (n: number, index: number): BoardCell => toBoardCell([rowOf(n, index), columnOf(n, index)]);

/** What is due. On turn 0 both sides are placed. */
export type Act = 'placeCatchers' | 'placeFugitive' | 'moveCatchers' | 'moveFugitive';

export function actOf({ turn, sideToMove }: Pick<PursuitBoard, 'turn' | 'sideToMove'>): Act {
  if (sideToMove === 'catchers') return turn === 0 ? 'placeCatchers' : 'moveCatchers';
  return turn === 0 ? 'placeFugitive' : 'moveFugitive';
}

export const kindOf = (torus: boolean) => (torus ? 'torus' : 'square');
/** Whether a fugitive's path may go on from a catcher's cell. */
export const readingOf = (blocked: boolean) => (blocked ? 'blocked' : 'default');

export const pursuitExplanation = (explanation: Explanation | null): PursuitExplanation | null =>
  explanation?.game === 'pursuit' ? explanation : null;

export const pursuitCellInfo = (cellInfo: CellInfo | null | undefined): PursuitCellInfo | null =>
  cellInfo?.game === 'pursuit' ? cellInfo : null;

/** What the board shows of the exact theory; `pending`: that of this position is still computed. */
export type Overlay = PursuitTheory | 'pending';

/** The number of turns that stands for "never". */
export const NEVER = 255;

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letter of one of the best cells, on the board and in the list; '' if there are more cells than letters. */
export const letterOf = (nth: number, cells: number[]): string =>
  cells.length > LETTERS.length ? '' : (LETTERS[nth] ?? '');

/** The cells of a placement that is written as x and y in turn. */
export function cellsOf(n: number, move: string): number[] {
  const numbers = move.split(' ').map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [x + n * (numbers[at + 1] ?? 0)] : []));
}

/** Whether the catchers can win. If not, no move of theirs is better than another. */
export const forces = ({ value }: PursuitTheory): boolean => value !== null;
