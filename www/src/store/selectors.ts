import type { CellInfo } from '../engine/boundary';
import { type BoardCell, sameCell } from './cells';
import { lastUserPly } from './moment';
import type { CellInfoAt, ReadonlyState } from './state';

/** What the engine said of a place, if it is of the position that is shown. */
export function cellInfoAt(desk: ReadonlyState, seen: CellInfoAt | null, place: BoardCell | null): CellInfo | null {
  const shown = desk.shown.value;
  const stands = seen && shown && seen.generation === shown.generation && seen.ply === shown.frame.ply;
  return stands && sameCell(seen.cell, place) ? seen.info : null;
}

/** What the engine said of the piece in hand. */
export const selectedCellInfo = (desk: ReadonlyState): CellInfo | null =>
  cellInfoAt(desk, desk.selectedInfo.value, desk.selected.value);

/** Whether a person's move can be taken back; see `lastUserPly`. */
export const canUndo = (desk: ReadonlyState): boolean =>
  lastUserPly(desk.opened.value?.line, desk.userPlies.value, desk.ply.value) !== null;
