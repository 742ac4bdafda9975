// Signs that are the same in every language, and what a timeline counts.
import type { Cell } from '../engine/boundary';

/** The plies of what a timeline counts. */
export type Count = { plies: number };

/** What the timeline of a game counts, such as moves. `at`: “move 3”. `of`: “move 3 of 12”. */
export type TimelineUnit = Count & {
  at(d: { nth: number | string }): string;
  of(d: { nth: number; all: number }): string;
};

/** The number of the unit that a ply belongs to; 0 at the start. */
export const countOf = (ply: number, { plies }: Count) => Math.ceil(ply / plies);

/** How many units are complete at a ply. The end of a game is none. */
export const totalOf = (ply: number, { plies }: Count) => Math.floor(ply / plies);

/** The last ply of a unit; of the last unit, the end of the game. */
export const plyOf = (nth: number, plies: number, unit: Count) =>
  nth === totalOf(plies, unit) ? plies : nth * unit.plies;

/** The unit of a ply and how many there are. */
export function counted(ply: number, plies: number, unit: Count): { nth: number; all: number } {
  const all = totalOf(plies, unit);
  return { nth: Math.min(countOf(ply, unit), all), all };
}

/** Stands for a number that is hidden from pupils. */
export const HIDDEN_VALUE = -1;

export const NO_BREAK = '\u00a0';

/** A no-break blank, narrower than `NO_BREAK`. */
export const NARROW = '\u202f';

/** As the statements count: from 1. */
export const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
