// The value of each move of a match, compared with best play.
import type { PursuitBoard, TheoryOutlook } from '../../../engine/boundary';
import type { Capture, Stop } from '../state';

/** What a move lost, at least; null if that is nothing, or not known. */
function lossOf(before: TheoryOutlook | undefined, { capture, orLater }: Capture): Stop['lost'] {
  if (!before || before.capture === capture || (before.orLater && orLater)) return null;
  const [from, to] = [before.capture ?? Number.POSITIVE_INFINITY, capture ?? Number.POSITIVE_INFINITY];
  const worse = before.sideToMove === 'catchers' ? to > from : to < from;
  return worse ? { from: before, by: before.sideToMove } : null;
}

/** The values by ply. A capture at the end adds one. */
export function stopsOf(outlooks: TheoryOutlook[], { end, turn }: Pick<PursuitBoard, 'end' | 'turn'>): Stop[] {
  const last = outlooks.at(-1);
  const caught =
    end?.kind === 'caught' && last ? [{ turn, sideToMove: last.sideToMove, capture: turn, orLater: false }] : [];
  return [...outlooks, ...caught].map((outlook, ply, all) => ({
    ...outlook,
    ply,
    lost: lossOf(all[ply - 1], outlook),
  }));
}
