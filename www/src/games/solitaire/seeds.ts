// The games of seeds: a board of the engine's, drawn from some pieces.
import type { OwnSeeds } from '../../board/game-modules';
import { session } from '../../game';
import { act } from '../../game/act';
import { optionOf } from '../../game/options';

/** The positions that the player looks at for a move. */
const NODES = 20_000;

export const ownSeeds: OwnSeeds = {
  open: (seed) => act({ kind: 'newGame', game: { seed, alphabet: 'all', nodes: NODES } }),
  words: ({ options }) => {
    const seed = optionOf(options, 'seed');
    return seed !== null && optionOf(options, 'alphabet') !== null ? [seed] : null;
  },
  text: ([seed = ''], options) => session.board('solitaire', seed, optionOf(options, 'alphabet') ?? ''),
};
