import type { CellInfo } from '../engine/boundary';
import { type BoardCell, sameCell } from './cells';
import type { CellInfoAt } from './marks';
import { lastUserPly } from './moment';
import type { State } from './page';

/** What the engine said of a place, if it is of the position that is shown. */
export function cellInfoAt(state: State, seen: CellInfoAt | null, place: BoardCell | null): CellInfo | null {
  const shown = state.shown.value;
  const stands = seen && shown && seen.generation === shown.generation && seen.ply === shown.frame.ply;
  return stands && sameCell(seen.cell, place) ? seen.info : null;
}

/** What the engine said of the piece in hand. */
export const selectedCellInfo = (state: State): CellInfo | null =>
  cellInfoAt(state, state.selectedInfo.value, state.selected.value);

/** Whether a person's move can be taken back; see `lastUserPly`. */
export const canUndo = (state: State): boolean =>
  lastUserPly(state.opened.value?.line, state.userPlies.value, state.ply.value) !== null;
