// A step of a lesson may have a board of one's own, of printed positions or of a task: to a class it is one more game, drawn by its scenes.
import { name } from 'words:own';
import { type GameEntry, startGames } from '../../board/game-modules';
import { POSITIONS } from '../../board/units';
import type { GameName } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { byScene } from '../../games/by-scene/entry';

const entry = byScene(PRINTED, {
  name,
  unit: POSITIONS,
  about: { origin: '', judges: '', task: '' },
  samples: [{ id: '', text: '', name }],
  rules: async () => '',
  load: () => import('./own-module').then(({ ownModule }) => ownModule),
});

/** From now on the page knows it. */
export const startOwnSteps = (): void =>
  startGames({ [PRINTED]: entry } as Record<string, GameEntry> as Record<GameName, GameEntry>);
