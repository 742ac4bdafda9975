import { entryOf } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import type { Draft } from '../game/input';

const START = { case: 0, ply: 0 };

function draft(game: GameName, position: { case: number; ply: number }): Draft {
  const source = { game, text: entryOf(game).samples[0].text, relaxed: false, options: '' };
  return { source, position: { ...position, moves: '' } };
}

/** What a game's tab opens with: a position of its first sample with something to see. */
export const firstDraft = (game: GameName): Draft => draft(game, entryOf(game).opening ?? START);

/** The start of a game's first sample. */
export const firstSample = (game: GameName): Draft => draft(game, START);
