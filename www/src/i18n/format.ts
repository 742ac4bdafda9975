// Signs that are the same in every language.
import type { Cell } from '../engine/boundary';

/** What the timeline of a game counts: its moves, or positions where a move of the rules is more than one step of the timeline. */
export type TimelineUnit = 'move' | 'position';

/** Stands for a number that is hidden from a class. */
export const HIDDEN_VALUE = -1;

export const NO_BREAK = '\u00a0';

/** A no-break blank, narrower than `NO_BREAK`. */
export const NARROW = '\u202f';

/** As the statements count: from 1. */
export const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
