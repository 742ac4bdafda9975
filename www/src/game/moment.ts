// What can be told of the game that is open without asking the engine.
import type { EventKind, Line } from '../engine/boundary';
import type { Opened, PositionRef } from '../engine/protocol';
import type { ReadonlySignals } from '../lib/signals';

export const BEGINNING: PositionRef = { case: 0, moves: '', ply: 0 };

type Open = ReadonlySignals<{ opened: Opened | null; isCurrent: boolean; target: PositionRef; ply: number }>;

/** The present moment, in the form that brings it back. */
export function currentPosition(state: Open): PositionRef {
  const opened = state.opened.peek();
  if (!opened || !state.isCurrent.peek()) return state.target.peek();
  return { case: opened.case, moves: opened.line.branch === null ? '' : opened.line.moves, ply: state.ply.peek() };
}

/** Whether another case than the one that is shown is being opened. */
export const isOpeningCase = (state: Open): boolean =>
  !state.isCurrent.peek() && !!state.opened.peek() && state.opened.peek()?.case !== state.target.peek().case;

/** The nearest marked ply on one side of `ply`. */
export function nearestEvent(events: { ply: number; kind: EventKind }[], ply: number, step: 1 | -1) {
  const on = events.filter((event) => (event.ply - ply) * step > 0);
  return step === 1 ? on[0] : on[on.length - 1];
}

/** The plies at which the moves of a branch were made that are not the solver's answers. */
function branchPlies({ branch, moves }: Line): number[] {
  if (branch === null) return [];
  const written = moves.slice(moves.indexOf(':') + 1).split(';');
  return written.flatMap((move, i) => (move.endsWith('*') ? [] : [branch + i]));
}

/** Where a person's last move before a ply was made; null = there is none. */
export function lastUserPly(line: Line | undefined, own: number[], ply: number): number | null {
  const plies = [...own, ...(line ? branchPlies(line) : [])].filter((at) => at < ply);
  return plies.length > 0 ? Math.max(...plies) : null;
}
