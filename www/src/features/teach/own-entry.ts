// A step of a lesson may show positions that a program has printed: to a class they are one more game, which is drawn by its scenes.
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
});

/** From now on the page knows it. */
export const startPrintedSteps = (): void =>
  startGames({ [PRINTED]: entry } as Record<string, GameEntry> as Record<GameName, GameEntry>);
