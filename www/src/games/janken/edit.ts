// What changes a board while it is edited, as the core's editor reads it.
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import { type BoardCell, sameCell, toBoardCell } from '../../board/renderer';
import type { JankenBoard } from '../../engine/boundary';
import { hex } from './format';
import { jankenTerms as w } from './messages/terms-en';

const name = ({ x, y }: BoardCell) => hex([Number(x), Number(y)]);

export const edits: Edits<JankenBoard> = {
  tools: [MOVE, ...piecesOf(w.tools), REMOVE],
  takes: (board, place) => board.units.some(({ at }) => sameCell(toBoardCell(at), place)),
  change: (tool, place) => {
    const [side, kind] = tool;
    if (tool === REMOVE) return `remove ${name(place)}`;
    return kind ? `unit ${name(place)} ${side} ${kind}` : `terrain ${name(place)} ${tool}`;
  },
  moved: (from, to) => `move ${name(from)} ${name(to)}`,
};
