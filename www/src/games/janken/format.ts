// What the words of Janken Tactics share in every language.
import type { Cell, Reach } from '../../engine/boundary';

/** A cell of the map of Janken Tactics: E5. */
export const hex = ([row, column]: Cell) => `${String.fromCharCode(65 + row)}${column + 1}`;

/** The points that a move begins with. */
export const startingPoints = (reach: Reach | null): number => reach?.field[0]?.left ?? 0;
