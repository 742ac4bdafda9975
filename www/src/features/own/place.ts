// Where a person was: the position that is shown, with the moves of one's own that led there. A reload leads back there, and so does the
// next visit, as long as the same stands here: a program or a task, and its texts.
import { state } from '../../game';
import { currentPosition } from '../../game/moment';
import { digest } from '../../links/packing';
import { keep, kept } from './kept';

type Place = { ply: number; moves: string };

const KEY = 'own-place';

/** Keeps the place in what stands here. */
export function keepPlace(what: string): void {
  const { ply, moves } = currentPosition(state);
  if (state.opened.peek()) keep(KEY, { of: digest(what), ply, moves });
}

/** The place that was kept in it; the start if none was. */
export function keptPlace(what: string): Place {
  const { of, ply = 0, moves = '' } = kept<Place & { of: string }>(KEY);
  return of === digest(what) ? { ply, moves } : { ply: 0, moves: '' };
}
