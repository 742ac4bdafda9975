// What a board says of the state.
import type { Board } from '../engine/boundary';
import { lookInHand, lookOf } from '../store/selectors';
import { type Desk, hides, state } from '../store/state';
import type { Face } from './games';
import { redactBoard } from './redact';
import type { Place, Told } from './renderer';

/** What may be shown of a position: not what gives the next move away while a class guesses it. */
export const visibleBoard = (desk: Desk, { redaction }: Face, board: Board): Board =>
  hides(desk.teach.value) ? redactBoard(board, redaction) : board;

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
