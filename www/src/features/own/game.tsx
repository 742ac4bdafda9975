// What stands in the place of a game where positions are printed by a program, or where the module of a task plays: the page's board,
// timeline, keys and grid take it as one of their games. Rules and moves are those of the module; it has no solver.
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
import type { TaskRefusal } from '../../engine/own/task';
import { PRINTED } from '../../engine/printed-name';
import type { BoardCell } from '../../game/cells';
import { atOf, chosenMove, type PrintedBoard, shownBoard } from './board';
import { cellNameOn, describeCell, describePosition } from './describe';
import { cellAt, drawing } from './drawing';
import { picture } from './picture';

/** Every key of an event has the same mark: what it means is the program's. */
const signOf = (key: string): EventSign => ({ mark: STAR, colour: 'accent', spoken: key, legend: key, filled: true });
const events = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? signOf(key) : undefined) }) as EventSigns;

function actionAt({ moves = [] }: PrintedBoard, _why: null, selected: BoardCell | null, cell: BoardCell) {
  const found = chosenMove(moves, selected && atOf(selected), atOf(cell));
  if (found === 'hold') return { kind: 'hold' } as const;
  return found ? ({ kind: 'move', move: found.move } as const) : ({ kind: 'look' } as const);
}

const parts = {
  drawing,
  interaction: {
    bounds: ({ scene }: PrintedBoard) => scene.board,
    wraps: ({ scene }: PrintedBoard) => scene.board.shape === 'torus',
    firstCell: () => ({ x: 0n, y: 0n }),
    cellAt,
    actionAt,
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
  faults: { refusals: { task: ({ move, rule }: TaskRefusal) => w.moveRefused({ move, rule }) } },
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
