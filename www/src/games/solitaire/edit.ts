// The edit commands of Solitaire Chess, as the core reads them.
import type { Edits } from '../../board/game-modules';
import type { Piece, SolitaireBoard } from '../../engine/boundary';
import type { BoardCell } from '../../store/cells';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const PIECES: Record<Piece, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  torn: 'torn',
  lopare: 'lopare',
  dam: 'dam',
  springare: 'springare',
};

/** A board is full, so a piece replaces another one. */
export const edits: Edits<SolitaireBoard> = {
  tools: Object.values(PIECES),
  takes: () => false,
  change: (tool, cell) => `tile ${one(cell)} ${tool}`,
  moved: () => '',
};
