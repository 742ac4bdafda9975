// Signs that are the same in every language, and what a timeline counts.
import type { Cell } from '../engine/boundary';

/** What the timeline of a game counts: each ply as a `move`, or as a `position` where a turn has several; two plies as a `removal`. */
export type TimelineUnit = 'move' | 'position' | 'removal';

/** The plies of a unit. A removal is two: the piece is taken, then what was beneath it appears. */
const pliesOf = (unit: TimelineUnit) => (unit === 'removal' ? 2 : 1);

/** The number of the unit that a ply belongs to; 0 at the start. */
export const countOf = (ply: number, unit: TimelineUnit) => Math.ceil(ply / pliesOf(unit));

/** How many units are complete at a ply. The end of a game is no removal. */
export const totalOf = (plies: number, unit: TimelineUnit) => Math.floor(plies / pliesOf(unit));

/** The last ply of a unit; of the last unit, the end of the game. */
export const plyOf = (nth: number, plies: number, unit: TimelineUnit) =>
  nth === totalOf(plies, unit) ? plies : nth * pliesOf(unit);

/** The unit of a ply and how many there are, as in “removal 3 of 12”. */
export function counted(ply: number, plies: number, unit: TimelineUnit): { nth: number; all: number } {
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

/** A sentence ends once, also where its last word has an end of its own. */
export const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
