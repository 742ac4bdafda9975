// What the moves of Robots are called. The engine writes a walk by the statement's compass, `stay`, `teleport 2`, or, as the
// output does, `teleport to (5,15)`.
import * as w from 'words:robots';
import type { Cell } from '../../engine/boundary';

/** The walks, and staying, by their letters. */
const ARROWS = { NW: '↖', N: '↑', NE: '↗', W: '←', stay: '•', E: '→', SW: '↙', S: '↓', SE: '↘' } as const;
type Walk = keyof typeof ARROWS;
export type Direction = Exclude<Walk, 'stay'>;

const COMPASS = [
  ['NW', 'N', 'NE'],
  ['W', null, 'E'],
  ['SW', 'S', 'SE'],
] as const;

const isWalk = (move: string): move is Walk => move in ARROWS;

/** Where a step leads; null if it stays. */
export const directionOf = (from: Cell, to: Cell): Direction | null =>
  COMPASS[Math.sign(to[0] - from[0]) + 1]?.[Math.sign(to[1] - from[1]) + 1] ?? null;

/** In words, within a sentence. */
export function nameOf(move: string): string {
  if (isWalk(move)) return move === 'stay' ? w.stay : w.walk({ direction: move });
  const [, number, cell] = /^teleport (?:(\d+)|to (.+))$/.exec(move) ?? [];
  if (number) return w.entry({ number: Number(number) });
  return cell ? w.jump({ cell }) : move;
}

export const arrowOf = (move: string): string => (isWalk(move) ? ARROWS[move] : move);

/** An arrow and letters, where there is little room. */
export const signOf = (move: string): string =>
  isWalk(move) ? `${ARROWS[move]} ${w.letters({ direction: move })}` : nameOf(move);
