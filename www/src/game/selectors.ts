import type { CellInfo } from '../engine/boundary';
import { type BoardCell, sameCell } from './cells';
import { lastUserPly } from './moment';
import type { CellInfoAt, ReadonlyState } from './state';

/** What the engine said of a place, if it is of the position that is shown. */
export function cellInfoAt(state: ReadonlyState, seen: CellInfoAt | null, place: BoardCell | null): CellInfo | null {
  const shown = state.shown.value;
  const stands = seen && shown && seen.generation === shown.generation && seen.ply === shown.frame.ply;
  return stands && sameCell(seen.cell, place) ? seen.info : null;
}

/** What the engine said of the piece in hand. */
export const selectedCellInfo = (state: ReadonlyState): CellInfo | null =>
  cellInfoAt(state, state.selectedInfo.value, state.selected.value);

/** Whether a person's move can be taken back; see `lastUserPly`. */
export const canUndo = (state: ReadonlyState): boolean =>
  lastUserPly(state.opened.value?.line, state.userPlies.value, state.ply.value) !== null;
