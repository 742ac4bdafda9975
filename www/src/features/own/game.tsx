// What stands in the place of a game where positions are printed by a program: the page's board, timeline, keys and grid take it as one of
// their games. It has no rules, no moves and no solver.
import * as w from 'words:own';
import {
  type EventSign,
  type EventSigns,
  type GameEntry,
  type GameModule,
  STAR,
  startGames,
} from '../../board/game-modules';
import { POSITIONS } from '../../board/units';
import type { GameName } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { type PrintedBoard, shownBoard } from './board';
import { cellNameOn, describeCell, describePosition } from './describe';
import { cellAt, drawing } from './drawing';
import { picture } from './picture';

/** Every key of an event has the same mark: what it means is the program's. */
const signOf = (key: string): EventSign => ({ mark: STAR, colour: 'accent', spoken: key, legend: key, filled: true });
const events = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? signOf(key) : undefined) }) as EventSigns;

const parts = {
  drawing,
  interaction: {
    bounds: ({ scene }: PrintedBoard) => scene.board,
    wraps: ({ scene }: PrintedBoard) => scene.board.shape === 'torus',
    firstCell: () => ({ x: 0n, y: 0n }),
    cellAt,
    actionAt: () => ({ kind: 'look' }) as const,
    candidateAt: () => null,
  },
  descriptions: {
    describeCell: (board: PrintedBoard, _why: null, _chosen: null, cell: { x: bigint; y: bigint }) =>
      describeCell(board, cell),
    cellName: (cell: { x: bigint; y: bigint }) => cellNameOn(shownBoard(), cell),
    moveName: (move: string) => move,
    describePosition,
  },
  start: () => picture.follow(),
  overlay: () => picture.image.value,
  Controls: null,
  signs: [],
  events,
  hasOpponent: false,
  newGame: null,
  describeStep: ({ scene }: PrintedBoard) => scene.sentence ?? '',
};

const entry: Partial<GameEntry> = {
  name: w.name,
  unit: POSITIONS,
  hasTranscripts: false,
  load: async () => parts as unknown as GameModule,
};

/** From now on the page knows it. */
export const startPrinted = (): void => startGames({ [PRINTED]: entry } as unknown as Record<GameName, GameEntry>);
