// How Janken Tactics writes a cell, in every language.
import type { Cell } from '../../engine/boundary';

/** A cell of the map of Janken Tactics: E5. */
export const hex = ([row, column]: Cell) => `${String.fromCharCode(65 + row)}${column + 1}`;
