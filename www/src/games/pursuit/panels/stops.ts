// The value of each move of a match, compared with best play: what it is, and what is said of it.
import * as w from 'words:pursuit-theory';
import type { PursuitBoard, Side, TheoryOutlook } from '../../../engine/boundary';
import { paragraph } from '../../../i18n/join';
import { turnsLeft } from '../format';
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

const captureOf = ({ capture, orLater }: Capture): string =>
  capture === null ? w.never : (orLater ? w.orLater : w.atTurn)({ turn: capture });

/** What a move lost its side. */
function loss(by: Side, from: number | null, to: number | null): string {
  if (by === 'catchers' && to === null) return w.winLost;
  if (by === 'fugitive' && from === null) return w.escapeLost;
  return w.turnsLost({ turns: Math.abs((to ?? 0) - (from ?? 0)) });
}

/** The side whose move led to a ply. */
export const byOf = (all: readonly Stop[], { ply, sideToMove }: Stop): Side => all[ply - 1]?.sideToMove ?? sideToMove;

const moveOf = (all: readonly Stop[], stop: Stop) => ({
  turn: all[stop.ply - 1]?.turn ?? stop.turn,
  side: byOf(all, stop),
});

/** `all`: those of the match, by ply. */
export function describeStop(all: readonly Stop[], stop: Stop): string {
  const said = w.stop({ ...moveOf(all, stop), capture: captureOf(stop) });
  return paragraph(said, stop.lost && loss(stop.lost.by, stop.lost.from.capture, stop.capture));
}

/** A move that lost something; '' for another one. */
export function describeSlip(all: readonly Stop[], stop: Stop): string {
  if (!stop.lost) return '';
  const { by, from } = stop.lost;
  const said = w.slip({ ...moveOf(all, stop), from: captureOf(from), to: captureOf(stop) });
  return paragraph(said, loss(by, from.capture, stop.capture));
}

/** `turns`: those of the match. */
export function describeOutlook(at: TheoryOutlook, turns: number): string {
  const { capture: turn } = at;
  if (turn === null) return w.outlookNever;
  const said = at.orLater ? w.outlookLater({ turn }) : w.outlook({ left: turnsLeft(at), turn });
  return paragraph(said, turn >= turns && w.endsBefore({ last: turns - 1 }));
}
