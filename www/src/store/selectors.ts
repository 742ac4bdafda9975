import type { Face } from '../board/games';
import { redactBoard } from '../board/redact';
import { type Place, samePlace, type Told } from '../board/renderer';
import type { Board, CellInfo } from '../engine/boundary';
import { type Desk, hides, type Seen, state } from './state';

/** What may be shown of a position: not what gives the next move away while a class guesses it. */
export const visibleBoard = (desk: Desk, { redaction }: Face, board: Board): Board =>
  hides(desk.teach.value) ? redactBoard(board, redaction) : board;

/** What the engine said of a place, if it is of the position that is shown. */
function lookOf(desk: Desk, seen: Seen | null, place: Place | null): CellInfo | null {
  const shown = desk.shown.value;
  const stands = seen && shown && seen.generation === shown.generation && seen.ply === shown.frame.ply;
  return stands && samePlace(seen.place, place) ? seen.look : null;
}

/** What the engine said of the piece in hand. */
export const lookInHand = (desk: Desk): CellInfo | null => lookOf(desk, desk.selectedInfo.value, desk.selected.value);

/** What is said of a cell at the position that is shown. Reads the state: who draws by it draws again. */
export function toldOf(face: Face, place: Place): Told | null {
  const shown = state.shown.value;
  if (!shown) return null;
  if (hides(state.teach.value))
    return face.renderer.tell(redactBoard(shown.frame.board, face.redaction), null, state.selected.value, place, null);
  const hand = face.renderer.asksHand ? lookInHand(state) : null;
  const look = hand ?? lookOf(state, state.cellInfo.value, place);
  const why = state.hints.value ? shown.why : null;
  const { board } = shown.frame;
  const told = face.renderer.tell(board, why, state.selected.value, place, look);
  const overlay = face.overlay?.(state);
  const more = overlay && face.renderer.remark?.(overlay, board, place);
  return more ? { ...told, text: `${told.text} ${more}` } : told;
}
