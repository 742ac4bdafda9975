// What a class sees of a board while it guesses: the pieces and the last step, but no value, hint or answer of the engine.
import type { Board } from '../engine/boundary';
import { type FieldRules, type Redaction, redact, redactFields } from '../lib/redact';
import type { Scene } from './drawing';

/** Kept by redaction, because a board is drawn many times, and is then the same object. */
const known = new WeakMap<object, WeakMap<Board, Board>>();

/** The board with only what a redaction declares. */
export function redactBoard<B extends Board>(board: B, redaction: Redaction<B>): B {
  const copies = known.get(redaction) ?? new WeakMap<Board, Board>();
  const copy = copies.get(board) ?? redact(board, redaction);
  known.set(redaction, copies.set(board, copy));
  return copy as B;
}

const NO_TILES: ReadonlyMap<string, Uint8Array> = new Map();

const sceneRules = (redaction: Redaction<Board>): FieldRules<Scene<Board>> => ({
  before: (board) => board && redactBoard(board, redaction),
  after: (board) => redactBoard(board, redaction),
  progress: 'shown',
  size: 'shown',
  theme: 'shown',
  view: 'shown',
  zooming: 'shown',
  tiles: () => NO_TILES,
  colours: 'shown',
  hints: () => false,
  explanation: () => null,
  hovered: 'shown',
  cursor: 'shown',
  selected: 'shown',
  plan: 'shown',
  cellInfo: () => null,
  previewMove: () => null,
  highlight: () => null,
  overlay: () => null,
  previewBoard: () => null,
});

/** What is drawn of a scene without what the solver knows. */
export const redactScene = (scene: Scene<Board>, redaction: Redaction<Board>): Scene<Board> =>
  redactFields(scene, sceneRules(redaction));

/** What is drawn of a scene with values, but without what tells the next move. */
export const redactHints = (scene: Scene<Board>, valueRedaction: Redaction<Board>): Scene<Board> =>
  redactFields(scene, { ...sceneRules(valueRedaction), tiles: 'shown' });
