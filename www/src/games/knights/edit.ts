// What changes a board while it is edited, as the core's editor reads it.
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import { type BoardCell, sameCell } from '../../board/renderer';
import type { KnightsBoard } from '../../engine/boundary';
import { knightsTerms as w } from './messages/terms-en';

const zero = ({ x, y }: BoardCell) => `${x} ${y}`;

const knightAt = (board: KnightsBoard, place: BoardCell) =>
  board.knights.some(({ x, y }) => sameCell({ x: BigInt(x), y: BigInt(y) }, place));

export const edits: Edits<KnightsBoard> = {
  tools: [MOVE, ...piecesOf(w.tools), REMOVE],
  takes: knightAt,
  change: (tool, place, board) => {
    if (tool === 'knight') return `knight ${zero(place)}`;
    return knightAt(board, place) ? `remove ${zero(place)}` : null;
  },
  moved: (from, to) => `move ${zero(from)} ${zero(to)}`,
};
