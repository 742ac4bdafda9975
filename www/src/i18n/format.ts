// Signs that are the same in every language.
import type { Cell } from '../engine/boundary';

/** A value that is not to be told. */
export const UNTOLD = -1;

export const NO_BREAK = '\u00a0';

/** As the statements count: from 1. */
export const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
