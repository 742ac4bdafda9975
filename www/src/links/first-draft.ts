import { entryOf } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import type { Draft } from '../store/state';

/** What a game's tab opens with. */
export function firstDraft(tab: GameName): Draft {
  const source = { game: tab, text: entryOf(tab).samples[0].text, relaxed: false, options: '' };
  return { source, position: { case: 0, moves: '', ply: 0 } };
}
