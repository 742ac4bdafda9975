// How Pursuit writes what is the same in every language.
import type { TheoryOutlook } from '../../engine/boundary';
import { NO_BREAK } from '../../i18n/format';
import { listed } from '../../i18n/join';

/** A cell of Pursuit as its statement counts: x to the right, y downwards, both from 0. */
export const xy = (n: number, cell: number) => pair(cell % n, Math.floor(cell / n));
export const pair = (x: number | string, y: number | string) => `(${x},${NO_BREAK}${y})`.replaceAll('-', '−');

/** A move in pairs: of its cells where a side is placed, else of its steps. */
export const pairs = (move: string): string =>
  listed(...[...move.matchAll(/(-?\d+) +(-?\d+)/g)].map(([, x = '', y = '']) => pair(x, y))) || move;

/** A table of the theory tells so many turns from fewer, and not from more. */
export const MANY = 254;

/** How many moves of the catchers there are until the capture. On turn 0 they only choose their cells. */
export const turnsLeft = ({ capture, turn, sideToMove }: TheoryOutlook): number =>
  (capture ?? 0) - (sideToMove === 'catchers' ? Math.max(turn - 1, 0) : turn);
