// The atlas as `boardlab-atlas page` prepares it: for every board, reading and S the least K that wins, and how fast,
// from the shortest side on. And what is only conjectured.
import type { PursuitBoard } from '../../../engine/boundary';
import { number } from '../../../i18n/say';
import { kindOf, readingOf } from '../position';
import prepared from './atlas.json';

/** `unlimited`: the fugitive reaches every cell. */
export type Steps = number | 'unlimited';
/** A part of the map: a board and a reading. */
export type Sheet = { field: 'square' | 'torus'; reading: 'default' | 'blocked' };
/** What a row of the map is about. */
export type Case = Sheet & { steps: Steps };

export type Row = Case & { law: Law | null; entries: readonly Entry[] };

/** A formula for the turns with so many catchers, and the sides that it does not fit; a theorem fits all. */
export type Law = {
  name: 'mehrabian' | 'threeQuarters';
  catchers: number;
  turns: readonly number[];
  misses: readonly number[];
};

export type Entry = {
  n: number;
  /** The least K is in this range; fewer catchers never win. */
  least: readonly [number, number];
  /** Turns to the capture with the least K; null if unknown. */
  time: number | null;
  /** Turns with one catcher more. */
  more: number | null;
  kind: 'theorem' | 'computed' | 'bound';
  /** Where the least number of catchers begins, x and y in turn; empty if unknown. */
  placement: readonly (readonly [number, number])[];
  command: string;
  seconds: number | null;
  bytes: number | null;
  /** A value of K within a bound, and the place of the conjecture that names it. */
  conjectured: { k: number; by: number } | null;
  /** Whether it surely needs more catchers than the side before. */
  isUp: boolean;
  /** Whether the board's engine plays it without a mistake. */
  isExact: boolean;
};

/** A formula for the least K of a row that agrees with all exact values and is not proven. */
export type Conjecture = Case & {
  id: string;
  /** In N, such as `2*floor(N/2)`. */
  formula: string;
  /** The sides of which the exact values agree. */
  from: number;
  to: number;
  /** The first side where it could fail. */
  next: number;
};

/** A cell of the map: a row, and a column. */
export type Place = { row: number; side: number };

type Atlas = { rows: readonly [Row, ...Row[]]; conjectures: readonly Conjecture[] };

export const { rows, conjectures } = prepared as unknown as Atlas;

/** The columns of the map. */
export const sides = rows[0].entries.map(({ n }) => n);

export const rowAt = ({ row }: Place): Row => rows[row] ?? rows[0];
export const entryAt = (place: Place): Entry => rowAt(place).entries[place.side] as Entry;

/** The rows of a board and a reading, from the slowest fugitive on. */
export const rowsOf = ({ field, reading }: Sheet): Row[] =>
  rows.filter((row) => row.field === field && row.reading === reading);

export const sheets: readonly Sheet[] = rows.filter((row) => rowsOf(row)[0] === row);

/** As it stands in the map. */
export const signOf = (steps: Steps): string => (steps === 'unlimited' ? '∞' : number(steps));

/** The case on the board if the atlas has it, else the middle of the map. */
export function placeOf({ torus, blocked, n, steps }: PursuitBoard): Place {
  const s = steps >= 2 * n ? 'unlimited' : steps;
  const found = rowsOf({ field: kindOf(torus), reading: readingOf(blocked) }).find((row) => row.steps === s);
  const [row, side] = [found ? rows.indexOf(found) : -1, sides.indexOf(n)];
  return row < 0 || side < 0 ? MIDDLE : { row, side };
}

export const MIDDLE: Place = { row: Math.floor(rows.length / 2), side: 0 };

export const isSettled = ({ least }: Pick<Entry, 'least'>): boolean => least[0] === least[1];

/** What the atlas says of K catchers: turns to the capture, that they never win, or nothing. */
export function turnsOf(entry: Entry, k: number): number | 'never' | null {
  if (k < entry.least[0]) return 'never';
  if (!isSettled(entry) || k > entry.least[0] + 1) return null;
  return k === entry.least[0] ? entry.time : entry.more;
}

/** Turns that surely suffice where no exact number is known: one more catcher is never slower. */
export const mostTurns = (entry: Entry, k: number): number | null =>
  isSettled(entry) && k > entry.least[0] + 1 ? (entry.more ?? entry.time) : null;

/** A match file: a match of perfect players that begins with the entry's placement. */
export function matchOf({ field, steps }: Case, { n, placement }: Entry): string {
  const s = steps === 'unlimited' ? 2 * n : steps;
  const head = [field === 'torus' ? 1 : 0, n, placement.length, s, n * n, 'exact', 'exact'];
  return `${head.join('\n')}\n${placement.flat().join(' ')}\n`;
}
