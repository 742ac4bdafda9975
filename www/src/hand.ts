// What a hand does on the board, by pointer or by keyboard.
import { signal } from '@preact/signals';
import { act, session } from './act';
import { type Place, samePlace } from './boards/renderer';
import type { Face } from './faces';
import type { Stage } from './stage';
import { state } from './state';

/** The board that stands in the page. */
export const stage = signal<Stage | null>(null);

/** Chooses a cell: plays the move it stands for, takes the piece on it in hand, or looks at it. */
export function choose(face: Face, place: Place): void {
  const shown = state.shown.peek();
  if (!shown) return;
  const tool = state.tool.peek();
  if (tool !== null && face.change) return void session.edit(face.change(tool, place));
  const pick = face.renderer.pick(shown.frame.board, shown.why, state.held.peek(), place);
  const again = pick.kind === 'hold' && samePlace(state.held.peek(), place);
  act({ kind: 'cursor', place });
  act({ kind: 'hold', place: pick.kind === 'hold' && !again ? place : null });
  if (pick.kind === 'move') session.move(pick.move);
}
