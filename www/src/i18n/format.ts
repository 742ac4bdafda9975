// Signs that are the same in every language.
import type { Cell, SolitaireBoard } from '../engine/boundary';

/** Stands for a number that is hidden from a class. */
export const HIDDEN_VALUE = -1;

export const NO_BREAK = '\u00a0';

/** Whether no tile is free; a board that keeps its free tiles to itself has some. */
export const stuck = ({ next, waiting }: SolitaireBoard) => next.length === 0 && waiting !== HIDDEN_VALUE;

/** As the statements count: from 1. */
export const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;

/** A cell of Pursuit as its statement counts: x to the right, y downwards, both from 0. */
export const xy = (n: number, cell: number) => `(${cell % n},${NO_BREAK}${Math.floor(cell / n)})`;

/** A cell of the map of Janken Tactics: E5. */
export const hex = ([row, column]: Cell) => `${String.fromCharCode(65 + row)}${column + 1}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A table of the theory tells so many turns from fewer, and not from more. */
export const MANY = 254;
