// The edit commands of Janken Tactics, as the core reads them.
import * as w from 'words:janken';
import { type Edits, MOVE, type Piece, REMOVE } from '../../board/game-modules';
import type { JankenBoard, UnitKind } from '../../engine/boundary';
import { type BoardCell, sameCell, toBoardCell } from '../../game/cells';
import { capital } from '../../i18n/format';
import { hex, KIND_LETTERS, TERRAIN_LETTERS } from './format';

const terrain = (cost: number): Piece => ({ word: TERRAIN_LETTERS[cost] ?? '', name: w.terrain({ cost }) });
const unit = (side: number, kind: UnitKind): Piece => ({
  word: `${side}${KIND_LETTERS[kind]}`,
  name: capital(w.unit({ side, kind })),
});

const KINDS = Object.keys(KIND_LETTERS) as UnitKind[];
const UNITS = [1, 2].flatMap((side) => KINDS.map((kind) => unit(side, kind)));

const name = ({ x, y }: BoardCell) => hex([Number(x), Number(y)]);

export const edits: Edits<JankenBoard> = {
  tools: [MOVE, ...[1, 2, 3, 4, 0].map(terrain), ...UNITS, REMOVE],
  takes: (board, cell) => board.units.some(({ at }) => sameCell(toBoardCell(at), cell)),
  change: (tool, cell) => {
    const [side, kind] = tool;
    if (tool === REMOVE) return `remove ${name(cell)}`;
    return kind ? `unit ${name(cell)} ${side} ${kind}` : `terrain ${name(cell)} ${tool}`;
  },
  moved: (from, to) => `move ${name(from)} ${name(to)}`,
};
