import type { Place, Told } from './boards/renderer';
import { samePlace } from './boards/renderer';
import type { Face } from './faces';
import { state } from './state';

/** What is said of a cell at the position that is shown. Reads the state: who draws by it draws again. */
export function toldOf(face: Face, place: Place): Told | null {
  const shown = state.shown.value;
  const seen = state.seen.value;
  if (!shown) return null;
  const held = state.held.value;
  const hand = state.inHand.value;
  const asked =
    face.renderer.asksHand && held && samePlace(hand?.place ?? null, held) && hand?.ply === shown.frame.ply
      ? hand?.look
      : undefined;
  const look = seen && samePlace(seen.place, place) && seen.ply === shown.frame.ply ? seen.look : null;
  const why = state.hints.value ? shown.why : null;
  return face.renderer.tell(shown.frame.board, why, held, place, asked ?? look);
}
