import type { CellInfo } from '../engine/boundary';
import { type Place, samePlace } from './places';
import type { Desk, Seen } from './state';

/** What the engine said of a place, if it is of the position that is shown. */
export function lookOf(desk: Desk, seen: Seen | null, place: Place | null): CellInfo | null {
  const shown = desk.shown.value;
  const stands = seen && shown && seen.generation === shown.generation && seen.ply === shown.frame.ply;
  return stands && samePlace(seen.place, place) ? seen.look : null;
}

/** What the engine said of the piece in hand. */
export const lookInHand = (desk: Desk): CellInfo | null => lookOf(desk, desk.selectedInfo.value, desk.selected.value);
