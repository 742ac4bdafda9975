// What only the engine of Solitaire Chess can do: games of seeds.

import type { EngineSession, SolitaireModule } from '../engine-session';
import type { Answers } from '../protocol';

export type SolitaireCalls = {
  /** The board that the game of a seed begins with; an alphabet is written as an option is. */
  board: { ask: { seed: string; alphabet: string }; reply: string };
  /** What the player scores in the game of a seed. */
  total: { ask: { seed: string; alphabet: string; nodes: number }; reply: number };
};

export const solitaireCalls = (session: EngineSession): Answers<SolitaireCalls> => {
  const engine = () => session.engine as SolitaireModule;
  return {
    board: ({ seed, alphabet }) => engine().board(seed, alphabet),
    total: ({ seed, alphabet, nodes }) => engine().total(seed, alphabet, nodes),
  };
};
