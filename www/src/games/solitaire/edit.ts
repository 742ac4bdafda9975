// The edit commands of Solitaire Chess, as the core reads them.
import type { Edits } from '../../board/game-modules';
import type { Piece, SolitaireBoard } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { solitaireTerms as w } from './messages/terms-en';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const PIECES = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  torn: 'torn',
  lopare: 'lopare',
  dam: 'dam',
  springare: 'springare',
} as const satisfies Record<Piece, string>;

/** A board is full, so a piece replaces another one. */
export const edits: Edits<SolitaireBoard> = {
  tools: Object.values(PIECES).map((word) => ({ word, name: w.tools[word] })),
  takes: () => false,
  change: (tool, cell) => `tile ${one(cell)} ${tool}`,
  moved: () => '',
};
