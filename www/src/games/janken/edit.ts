// The edit commands of Janken Tactics, as the core reads them.
import { type Edits, MOVE, REMOVE } from '../../board/game-modules';
import type { JankenBoard } from '../../engine/boundary';
import { hex } from '../../i18n/format';
import { type BoardCell, sameCell, toBoardCell } from '../../store/cells';

const name = ({ x, y }: BoardCell) => hex([Number(x), Number(y)]);

export const edits: Edits<JankenBoard> = {
  tools: [MOVE, 'F', 'W', 'H', 'M', 'U', '1G', '1M', '1S', '2G', '2M', '2S', REMOVE],
  takes: (board, cell) => board.units.some(({ at }) => sameCell(toBoardCell(at), cell)),
  change: (tool, cell) => {
    const [side, kind] = tool;
    if (tool === REMOVE) return `remove ${name(cell)}`;
    return kind ? `unit ${name(cell)} ${side} ${kind}` : `terrain ${name(cell)} ${tool}`;
  },
  moved: (from, to) => `move ${name(from)} ${name(to)}`,
};
