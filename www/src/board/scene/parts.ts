// What the page needs of any game whose positions are scenes: its drawing, what choosing a cell does, and what is said of a cell.
import * as w from 'words:scene';
import type { Explanation } from '../../engine/boundary';
import type { PrintedBoard } from '../../engine/own/printed';
import type { TaskMove } from '../../engine/own/task';
import { STOPS } from '../../engine/printed-name';
import type { BoardCell } from '../../game/cells';
import { type EventSign, type EventSigns, STAR } from '../game-modules';
import type { CellAction } from '../interaction';
import { cellNameOn, describeCell, whyNoMove } from './describe';
import { cellAt, drawing } from './drawing';
import { atOf, chosenMove, shownBoard } from './layout';
import { pictures } from './picture';

/** The legal moves of a position, as far as they are known. */
export type MovesOf = (board: PrintedBoard, why: Explanation | null) => readonly TaskMove[];

const CROSS = 'M-4-4L4 4M4-4L-4 4';
const STOP: EventSign = { mark: CROSS, colour: 'bad', spoken: w.stopsHere, legend: w.stopsHere };

/** Every key of an event has the same mark: what it means is known to who wrote it. */
const signOf = (key: string): EventSign =>
  key === STOPS ? STOP : { mark: STAR, colour: 'accent', spoken: key, legend: key, filled: true };
const events = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? signOf(key) : undefined) }) as EventSigns;

type Chosen = { board: PrintedBoard; moves: readonly TaskMove[]; selected: BoardCell | null; cell: BoardCell };

function actionAt({ board, moves, selected, cell }: Chosen): CellAction {
  const found = chosenMove(moves, selected && atOf(selected), atOf(cell));
  if (found === 'hold') return { kind: 'hold' };
  if (found) return { kind: 'move', move: found.move };
  const why = whyNoMove(board, moves, selected, cell);
  return why === null ? { kind: 'look' } : { kind: 'refuse', why };
}

export const onScenes = (movesOf: MovesOf) => ({
  drawing,
  interaction: {
    bounds: ({ scene }: PrintedBoard) => scene.board,
    wraps: ({ scene }: PrintedBoard) => scene.board.shape === 'torus',
    firstCell: () => ({ x: 0n, y: 0n }),
    cellAt,
    actionAt: (board: PrintedBoard, why: Explanation | null, selected: BoardCell | null, cell: BoardCell) =>
      actionAt({ board, moves: movesOf(board, why), selected, cell }),
    candidateAt: () => null,
  },
  descriptions: {
    describeCell: (board: PrintedBoard, why: Explanation | null, chosen: BoardCell | null, cell: BoardCell) =>
      describeCell(board, movesOf(board, why), chosen, cell),
    cellName: (cell: BoardCell) => cellNameOn(shownBoard(), cell),
    moveName: (move: string) => move,
  },
  pictures,
  Controls: null,
  signs: [],
  events,
});
