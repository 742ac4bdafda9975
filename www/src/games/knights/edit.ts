// The edit commands of Hyper Knights, as the core reads them.
import * as w from 'words:knights';
import { type Edits, MOVE, REMOVE } from '../../board/game-modules';
import type { KnightsBoard } from '../../engine/boundary';
import { type BoardCell, sameCell } from '../../game/cells';

const zero = ({ x, y }: BoardCell) => `${x} ${y}`;

const knightAt = (board: KnightsBoard, cell: BoardCell) =>
  board.knights.some(({ x, y }) => sameCell({ x: BigInt(x), y: BigInt(y) }, cell));

export const edits: Edits<KnightsBoard> = {
  tools: [MOVE, { word: 'knight', name: w.addKnight }, REMOVE],
  takes: knightAt,
  change: (tool, cell, board) => {
    if (tool === 'knight') return `knight ${zero(cell)}`;
    return knightAt(board, cell) ? `remove ${zero(cell)}` : null;
  },
  moved: (from, to) => `move ${zero(from)} ${zero(to)}`,
};
