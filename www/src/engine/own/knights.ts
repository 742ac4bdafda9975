// What only the engine of Hyper Knights can do.

import type { Landmarks } from '../boundary';
import type { EngineSession, RulesSession } from '../engine-session';
import type { Answers } from '../protocol';

export type KnightsCalls = { landmarks: { ask: null; reply: Landmarks } };

export const knightsCalls = (session: EngineSession): Answers<KnightsCalls> => ({
  landmarks: () => (session.open as RulesSession).landmarks(),
});
