// The position that is shown, and how the board came to it.
import type { Board, Explanation, Frame } from '../engine/boundary';
import type { Snapshot } from '../engine/protocol';

/** `way`: how the board got here from the frame before: one step on, one step back, or a jump. */
export type Shown = {
  generation: number;
  frame: Frame;
  explanation: Explanation | null;
  /** The evidence before a person's own move led here. */
  previousExplanation: Explanation | null;
  /** That move; luck may have answered it since. */
  made: string | null;
  last: Board | null;
  way: 'on' | 'back' | 'jump';
};

/** Whether two positions are one. The engine may send a position again, with more evidence. */
export const isSamePosition = (a: Shown | null, b: Shown | Snapshot): boolean =>
  a?.generation === b.generation && a.frame.ply === b.frame.ply;

/** How a position is shown after another one. */
export function shownAfter(before: Shown | null, snapshot: Snapshot): Shown {
  const same = before?.generation === snapshot.generation ? before : null;
  const stepped = same ? snapshot.frame.ply - same.frame.ply : 0;
  const way = stepped === 1 ? 'on' : stepped === -1 ? 'back' : 'jump';
  const past =
    snapshot.previousExplanation && way === 'on'
      ? riper(snapshot.previousExplanation, same?.explanation ?? null)
      : snapshot.previousExplanation;
  // What was said of a person's move stays while luck answers it.
  const answered = way === 'on' && same?.frame.turn.kind === 'chance' ? same : null;
  const made = answered?.previousExplanation ? answered.made : snapshot.frame.move;
  const last = same?.frame.board ?? null;
  return { ...snapshot, previousExplanation: answered?.previousExplanation ?? past, made, last, way };
}

/** Of two pieces of evidence for a move, the one that more thought went into: what was on screen may be further on. */
const riper = (fresh: Explanation, before: Explanation | null) => (nodesOf(before) > nodesOf(fresh) ? before : fresh);

const nodesOf = (why: Explanation | null) => (why && 'thought' in why ? why.thought.nodes : 0);
