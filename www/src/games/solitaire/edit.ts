// What changes a board while it is edited, as the core's editor reads it.
import type { Edits } from '../../board/game-modules';
import type { BoardCell } from '../../board/renderer';
import type { Piece, SolitaireBoard } from '../../engine/boundary';
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

/** A board is full: a piece gives way to another one. */
export const edits: Edits<SolitaireBoard> = {
  tools: Object.values(PIECES).map((word) => ({ word, name: w.tools[word] })),
  takes: () => false,
  change: (tool, place) => `tile ${one(place)} ${tool}`,
  moved: () => '',
};
