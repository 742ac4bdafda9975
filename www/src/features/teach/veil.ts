// What a board shows to a class that guesses.
import { untracked } from '@preact/signals';
import type { Scene } from '../../board/renderer';
import { veil } from '../../board/stage';
import type { Board } from '../../engine/boundary';
import { faceOf } from '../../games/faces';
import { fit } from '../../store/selectors';
import type { Desk } from '../../store/state';

const NONE: ReadonlyMap<string, Uint8Array> = new Map();

/** Pieces on their board, and no value, hint or answer of the engine's. */
function veiled(desk: Desk, scene: Scene<Board>): Scene<Board> {
  const { before, after } = scene;
  const face = faceOf(after.game).peek();
  const quiet = (board: Board) => (face ? untracked(() => fit(desk, face, board)) : board);
  const unseen = { landmarks: null, looked: null, lit: null, ghost: null, marked: null, theory: null, tiles: NONE };
  return { ...scene, ...unseen, why: null, hints: false, before: before && quiet(before), after: quiet(after) };
}

veil.drop = veiled;
