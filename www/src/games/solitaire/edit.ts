// The edit commands of Solitaire Chess, as the core reads them.

import * as w from 'words:solitaire';
import type { Edits } from '../../board/game-modules';
import type { Piece, SolitaireBoard } from '../../engine/boundary';
import type { BoardCell } from '../../game/cells';
import { capital } from '../../i18n/format';
import { isNumber, PIECES, WORD_OF } from './format';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const toolOf = (piece: Piece) => ({
  word: WORD_OF[piece],
  name: isNumber(piece) ? WORD_OF[piece] : capital(w.piece({ piece })),
});

/** A board is full, so a piece replaces another one. */
export const edits: Edits<SolitaireBoard> = {
  tools: PIECES.map(toolOf),
  takes: () => false,
  change: (tool, cell) => `tile ${one(cell)} ${tool}`,
  moved: () => '',
};
