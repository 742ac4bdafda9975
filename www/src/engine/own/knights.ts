// What only the engine of Hyper Knights can do.

import type { Landmarks } from '../boundary';
import type { EngineSession, RulesSession } from '../engine-session';
import type { Answers } from '../protocol';

/** Decimal text, because coordinates pass 2^53. */
export type RegionAsk = { x: string; y: string; side: number; stride: number };

export type KnightsCalls = {
  landmarks: { ask: null; reply: Landmarks };
  /** Values of the board, row by row. */
  region: { ask: RegionAsk; reply: Uint8Array };
};

export const knightsCalls = (session: EngineSession): Answers<KnightsCalls> => ({
  landmarks: () => open(session).landmarks(),
  region: ({ x, y, side, stride }) => open(session).region(x, y, side, side, stride),
});

const open = (session: EngineSession) => session.open as RulesSession;
