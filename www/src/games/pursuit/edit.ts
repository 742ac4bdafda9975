// The edit commands of Pursuit, as the core reads them.
import * as w from 'words:pursuit';
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import type { PursuitBoard } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { columnOf, indexOf, rowOf } from './position';

/** A cell as an edit command writes it: x along a row, y down. */
const xy = (board: PursuitBoard, cell: BoardCell) => {
  const index = indexOf(board, cell);
  return `${columnOf(board.n, index)} ${rowOf(board.n, index)}`;
};
const catcherAt = (board: PursuitBoard, cell: BoardCell) => board.catchers.lastIndexOf(indexOf(board, cell));

export const edits: Edits<PursuitBoard> = {
  tools: [MOVE, ...piecesOf({ catcher: w.toolCatcher, fugitive: w.toolFugitive }), REMOVE],
  takes: (board, cell) => catcherAt(board, cell) >= 0 || board.fugitive === indexOf(board, cell),
  change: (tool, cell, board) => {
    if (tool === 'catcher') return `add ${xy(board, cell)}`;
    if (tool === 'fugitive') return `fugitive ${xy(board, cell)}`;
    const catcher = catcherAt(board, cell);
    return catcher < 0 ? null : `remove ${catcher + 1}`;
  },
  moved: (from, to, board) => {
    const catcher = catcherAt(board, from);
    return catcher < 0 ? `fugitive ${xy(board, to)}` : `catcher ${catcher + 1} ${xy(board, to)}`;
  },
};
