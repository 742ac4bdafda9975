// The games of seeds: a board of the engine's, drawn from some pieces.

import type { OwnSeeds } from '../../board/game-modules';
import { unlessGone } from '../../engine/engine';
import { engines, input, state } from '../../game';
import { optionOf } from '../../game/options';

/** The terms of a game of chance: its seed, the pieces it draws from, the positions that the player looks at for a move. */
export type SeededGame = { seed: string; alphabet: string; nodes: number };

/** The positions that the player looks at for a move. */
const NODES = 20_000;

/** The board that the game of a seed begins with; an alphabet is written as an option is. */
export const boardOf = (seed: string, alphabet: string): Promise<string> =>
  engines.session.askOf('solitaire', 'board', { seed, alphabet });

/** Opens the game of a seed, unless something else is opened before its board is there. */
export async function openSeed({ seed, alphabet, nodes }: SeededGame): Promise<void> {
  const opening = state.openings.peek();
  const text = await unlessGone(boardOf(seed, alphabet), null);
  if (text !== null && opening === state.openings.peek())
    input.replace(text, `alphabet=${alphabet} seed=${seed} nodes=${nodes}`);
}

export const ownSeeds: OwnSeeds = {
  open: (seed) => openSeed({ seed, alphabet: 'all', nodes: NODES }),
  words: ({ options }) => {
    const seed = optionOf(options, 'seed');
    return seed !== null && optionOf(options, 'alphabet') !== null ? [seed] : null;
  },
  text: ([seed = ''], options) => boardOf(seed, optionOf(options, 'alphabet') ?? ''),
};
