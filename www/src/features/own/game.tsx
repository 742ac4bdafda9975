// What stands in the place of a game where positions are printed by a program, or where the module of a task plays: the page's board,
// timeline, keys and grid take it as one of their games. Rules and moves are those of the module; it has no solver.
import * as w from 'words:own';
import { type GameEntry, type GameModule, startGames } from '../../board/game-modules';
import { describePosition } from '../../board/scene/describe';
import { onScenes } from '../../board/scene/parts';
import { POSITIONS } from '../../board/units';
import type { GameName } from '../../engine/boundary';
import type { PrintedBoard } from '../../engine/own/printed';
import type { TaskRefusal } from '../../engine/own/task';
import { PRINTED } from '../../engine/printed-name';

const shared = onScenes(({ moves = [] }) => moves);

const parts = {
  ...shared,
  descriptions: {
    ...shared.descriptions,
    describePosition: (board: PrintedBoard) => describePosition(board) || w.name,
  },
  faults: { refusals: { task: ({ move, rule }: TaskRefusal) => w.moveRefused({ move, rule }) } },
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
