// How Pursuit writes what is the same in every language.
import type { PursuitBoard, TheoryOutlook } from '../../engine/boundary';
import { NO_BREAK } from '../../i18n/format';
import { listed } from '../../i18n/join';

/** A cell of Pursuit as its statement counts: x to the right, y downwards, both from 0. */
export const xy = (n: number, cell: number) => pair(cell % n, Math.floor(cell / n));
export const pair = (x: number | string, y: number | string) => `(${x},${NO_BREAK}${y})`.replaceAll('-', '−');

/** One step, by how a move writes it. */
const ARROWS: Record<string, string> = { '0 0': '·', '1 0': '→', '-1 0': '←', '0 1': '↓', '0 -1': '↑' };

/** The pairs of a move, each with one blank. */
export const pairsOf = (move: string): string[] =>
  [...move.matchAll(/(-?\d+) +(-?\d+)/g)].map(([, x, y]) => `${x} ${y}`);

/** The steps of the catchers, each behind its catcher's number. */
export const numbered = (steps: readonly string[]): string =>
  steps.map((step, nth) => `${nth}${ARROWS[step]}`).join(' ');

/** A move names cells on turn 0, then steps: one of each catcher, or those of the fugitive. Without its board, steps have no numbers. */
export function moveName(move: string, board: Pick<PursuitBoard, 'turn' | 'sideToMove'> | null = null): string {
  const found = pairsOf(move);
  const areSteps = board?.turn !== 0 && found.length > 0 && found.every((step) => step in ARROWS);
  if (!areSteps) return listed(...found.map((cell) => pair(...(cell.split(' ') as [string, string])))) || move;
  if (board?.sideToMove === 'catchers') return numbered(found);
  return found.map((step) => ARROWS[step]).join(' ');
}

/** A table of the theory tells so many turns from fewer, and not from more. */
export const MANY = 254;

/** How many moves of the catchers there are until the capture. On turn 0 they only choose their cells. */
export const turnsLeft = ({ capture, turn, sideToMove }: TheoryOutlook): number =>
  (capture ?? 0) - (sideToMove === 'catchers' ? Math.max(turn - 1, 0) : turn);
