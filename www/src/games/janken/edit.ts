// The edit commands of Janken Tactics, as the core reads them.
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import type { JankenBoard } from '../../engine/boundary';
import { type BoardCell, sameCell, toBoardCell } from '../../game/cells';
import { hex } from './format';
import { jankenTerms as w } from './messages/terms-en';

const name = ({ x, y }: BoardCell) => hex([Number(x), Number(y)]);

export const edits: Edits<JankenBoard> = {
  tools: [MOVE, ...piecesOf(w.tools), REMOVE],
  takes: (board, cell) => board.units.some(({ at }) => sameCell(toBoardCell(at), cell)),
  change: (tool, cell) => {
    const [side, kind] = tool;
    if (tool === REMOVE) return `remove ${name(cell)}`;
    return kind ? `unit ${name(cell)} ${side} ${kind}` : `terrain ${name(cell)} ${tool}`;
  },
  moved: (from, to) => `move ${name(from)} ${name(to)}`,
};
