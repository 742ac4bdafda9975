// A step of a lesson may have a board of one's own, of printed positions or of a task: to a class it is one more game, drawn by its scenes.
import { moveRefused, name } from 'words:own';
import { type GameEntry, type GameModule, startGames } from '../../board/game-modules';
import { POSITIONS } from '../../board/units';
import type { GameName } from '../../engine/boundary';
import type { PrintedBoard } from '../../engine/own/printed';
import type { TaskRefusal } from '../../engine/own/task';
import { PRINTED } from '../../engine/printed-name';
import { byScene } from '../../games/by-scene/entry';

const entry = byScene(PRINTED, {
  name,
  unit: POSITIONS,
  about: { origin: '', judges: '', task: '' },
  samples: [{ id: '', text: '', name }],
  rules: async () => '',
});
const parts = {
  faults: { refusals: { task: ({ move, rule }: TaskRefusal) => moveRefused({ move, rule }) } },
  describeStep: ({ scene }: PrintedBoard) => scene.sentence ?? '',
};
const load = async () => ({ ...((await entry.load()) as object), ...parts }) as unknown as GameModule;

/** From now on the page knows it. */
export const startOwnSteps = (): void =>
  startGames({ [PRINTED]: { ...entry, load } } as Record<string, GameEntry> as Record<GameName, GameEntry>);
