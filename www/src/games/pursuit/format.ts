// How Pursuit writes what is the same in every language.
import { NO_BREAK } from '../../i18n/format';

/** A cell of Pursuit as its statement counts: x to the right, y downwards, both from 0. */
export const xy = (n: number, cell: number) => `(${cell % n},${NO_BREAK}${Math.floor(cell / n)})`;

/** A table of the theory tells so many turns from fewer, and not from more. */
export const MANY = 254;
