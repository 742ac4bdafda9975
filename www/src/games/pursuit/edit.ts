// What changes a board while it is edited, as the core's editor reads it.
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import type { BoardCell } from '../../board/renderer';
import type { PursuitBoard } from '../../engine/boundary';
import { columnOf, indexOf, rowOf } from './draw/ground';
import { pursuitTerms as w } from './messages/terms-en';

/** As the rules of Pursuit write a cell: x along a row, y down. */
const xy = (board: PursuitBoard, place: BoardCell) => {
  const cell = indexOf(board, place);
  return `${columnOf(board.n, cell)} ${rowOf(board.n, cell)}`;
};
const catcherAt = (board: PursuitBoard, place: BoardCell) => board.catchers.lastIndexOf(indexOf(board, place));

export const edits: Edits<PursuitBoard> = {
  tools: [MOVE, ...piecesOf(w.tools), REMOVE],
  takes: (board, place) => catcherAt(board, place) >= 0 || board.fugitive === indexOf(board, place),
  change: (tool, place, board) => {
    if (tool === 'catcher') return `add ${xy(board, place)}`;
    if (tool === 'fugitive') return `fugitive ${xy(board, place)}`;
    const catcher = catcherAt(board, place);
    return catcher < 0 ? null : `remove ${catcher + 1}`;
  },
  moved: (from, to, board) => {
    const catcher = catcherAt(board, from);
    return catcher < 0 ? `fugitive ${xy(board, to)}` : `catcher ${catcher + 1} ${xy(board, to)}`;
  },
};
