// What the timeline of the game that is open counts.

import { state } from '../game';
import { counted, countOf, type TimelineUnit, totalOf } from '../i18n/format';
import { entryOf } from './game-modules';

const unitNow = (): TimelineUnit => entryOf(state.source.value.game).unit;

/** A ply of the game that is open, as “move 3”. */
export function placeOf(ply: number): string {
  const unit = unitNow();
  return unit.at({ nth: countOf(ply, unit) });
}

/** The first that follows a ply, as “move 4”. */
export function placeAfter(ply: number): string {
  const unit = unitNow();
  return unit.at({ nth: totalOf(ply, unit) + 1 });
}

/** A ply among all, as “move 3 of 12”. */
export function placeAmong(ply: number, plies: number): string {
  const unit = unitNow();
  return unit.of(counted(ply, plies, unit));
}
