// The atlas, a file that is loaded on demand. For every field, S and reading: the least K that wins, and how fast. And
// what is only conjectured.
import type { PursuitBoard } from '../../../engine/boundary';
import { number } from '../../../i18n/say';
import { atlasFile } from '../../../platform/served';
import { kindOf, readingOf } from '../position';
import { evaluate } from './atlas-formula';

export const FIELDS = ['square', 'torus'] as const;
export const READINGS = ['default', 'blocked'] as const;
const KINDS = ['theorem', 'computed', 'bound'] as const;

export type FieldKind = (typeof FIELDS)[number];
export type Reading = (typeof READINGS)[number];
/** `unlimited`: the fugitive reaches every cell. */
export type Steps = number | 'unlimited';

/** A part of the map: a board and a reading. */
export type Sheet = { field: FieldKind; reading: Reading };
/** A row of the map. */
export type Row = Sheet & { steps: Steps };
/** A cell of the map. */
export type Spot = Row & { n: number };

export type Entry = Spot & {
  /** The least K is in this range; fewer catchers never win. */
  least: readonly [number, number];
  /** Turns to the capture with the least K; null if unknown. */
  time: number | null;
  /** Turns with one catcher more. */
  more: number | null;
  kind: (typeof KINDS)[number];
  /** Where the least number of catchers begins, x and y in turn; empty if unknown. */
  placement: readonly (readonly [number, number])[];
  command: string;
  seconds: number | null;
  bytes: number | null;
};

/** A formula for the least K of a row that agrees with all exact values and is not proven. */
export type Conjecture = Row & {
  id: string;
  /** In N, such as `2*floor(N/2)`. */
  formula: string;
  /** The sides of which the exact values agree. */
  from: number;
  to: number;
  /** The first side where it could fail. */
  next: number;
};

export type Atlas = { entries: readonly Entry[]; conjectures: readonly Conjecture[] };

/** The newest version that is read; the first one has no conjectures. */
const VERSION = 2;

const among = (of: readonly string[], value: unknown) => typeof value === 'string' && of.includes(value);
const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least;
const isAmount = (value: unknown): boolean => value === null || (Number.isFinite(value) && (value as number) >= 0);
const isTurns = (value: unknown): boolean => value === null || isWhole(value, 0);
const isPair = (value: unknown, least: number): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => isWhole(one, least));

const isRow = ({ field, reading, steps }: Row): boolean =>
  among(FIELDS, field) && among(READINGS, reading) && (steps === 'unlimited' || isWhole(steps, 1));

const isAnswer = ({ least, time, more, placement }: Entry): boolean =>
  isPair(least, 1) &&
  least[0] <= least[1] &&
  isTurns(time) &&
  isTurns(more) &&
  Array.isArray(placement) &&
  placement.every((one) => isPair(one, 0));

/** An entry that a file leaves out is unknown. */
const whole = (one: Partial<Entry>): Entry =>
  ({ time: null, more: null, placement: [], seconds: null, bytes: null, ...one }) as Entry;

const isEntry = (one: Entry): boolean =>
  isRow(one) &&
  isWhole(one.n, 2) &&
  among(KINDS, one.kind) &&
  typeof one.command === 'string' &&
  [one.seconds, one.bytes].every(isAmount) &&
  isAnswer(one);

const isConjecture = (one: Conjecture): boolean =>
  isRow(one) &&
  typeof one.id === 'string' &&
  typeof one.formula === 'string' &&
  [one.from, one.to, one.next].every((side) => isWhole(side, 2)) &&
  evaluate(one.formula, one.next) !== null;

/** What a file holds; null if it is of a later version, or damaged. */
export function atlasOf(file: unknown): Atlas | null {
  const { version, entries, conjectures = [] } = (file ?? {}) as Record<string, unknown>;
  if (!isWhole(version, 1) || (version as number) > VERSION) return null;
  if (!Array.isArray(entries) || entries.length === 0 || !Array.isArray(conjectures)) return null;
  const all = entries.map((one) => whole(one ?? {}));
  return all.every(isEntry) && conjectures.every((one) => isConjecture(one ?? {}))
    ? { entries: all, conjectures }
    : null;
}

export async function fetchAtlas(): Promise<Atlas> {
  const atlas = atlasOf(await atlasFile());
  if (!atlas) throw new Error('no atlas');
  return atlas;
}

const isOnSheet = (one: Sheet, { field, reading }: Sheet) => one.field === field && one.reading === reading;
const isInRow = (one: Row, row: Row) => isOnSheet(one, row) && one.steps === row.steps;
export const isAt = (one: Spot, spot: Spot): boolean => isInRow(one, spot) && one.n === spot.n;

export const rowOf = (entries: readonly Entry[], row: Row): Entry[] => entries.filter((one) => isInRow(one, row));

export const entryAt = (entries: readonly Entry[], spot: Spot): Entry | undefined =>
  entries.find((one) => isAt(one, spot));

/** As it stands in the map. */
export const signOf = (steps: Steps): string => (steps === 'unlimited' ? '∞' : number(steps));

const rank = (steps: Steps): number => (steps === 'unlimited' ? Number.POSITIVE_INFINITY : steps);

/** The parts of the map that have any entry. */
export const sheetsOf = (entries: readonly Entry[]): Sheet[] =>
  FIELDS.flatMap((field) => READINGS.map((reading) => ({ field, reading }))).filter((sheet) =>
    entries.some((one) => isOnSheet(one, sheet)),
  );

/** The rows of a part of the map, from the slowest fugitive on. */
export const rowsOf = (entries: readonly Entry[], sheet: Sheet): Row[] =>
  [...new Set(entries.filter((one) => isOnSheet(one, sheet)).map(({ steps }) => steps))]
    .sort((a, b) => rank(a) - rank(b))
    .map((steps) => ({ ...sheet, steps }));

/** The columns of the map. */
export const sidesOf = (entries: readonly Entry[]): number[] =>
  [...new Set(entries.map(({ n }) => n))].sort((a, b) => a - b);

/** The entry of the case on the board. */
export const placeOf = ({ torus, blocked, n, steps }: PursuitBoard): Spot => ({
  field: kindOf(torus),
  reading: readingOf(blocked),
  n,
  steps: steps >= 2 * n ? 'unlimited' : steps,
});

export const isSettled = ({ least }: Pick<Entry, 'least'>): boolean => least[0] === least[1];

/** Whether a side surely needs more catchers than the one before it. */
export const stepsUp = (before: Entry | undefined, entry: Entry): boolean =>
  before !== undefined && entry.least[0] > before.least[1];

/** A value of K within a bound, and the conjecture that names it. */
export type Conjectured = { k: number; by: Conjecture };

/** What is conjectured where only a bound is known. A conjecture says nothing of sides before those that it fits. */
export function conjecturedAt(conjectures: readonly Conjecture[], entry: Entry): Conjectured | null {
  if (isSettled(entry)) return null;
  const [low, high] = entry.least;
  for (const by of conjectures.filter((one) => isInRow(one, entry) && entry.n >= one.from)) {
    const k = evaluate(by.formula, entry.n);
    if (k !== null && low <= k && k <= high) return { k, by };
  }
  return null;
}

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
export function matchOf({ field, n, steps, placement }: Entry): string {
  const s = steps === 'unlimited' ? 2 * n : steps;
  const head = [field === 'torus' ? 1 : 0, n, placement.length, s, n * n, 'exact', 'exact'];
  return `${head.join('\n')}\n${placement.flat().join(' ')}\n`;
}

/** As many positions as an engine solves while a move is awaited: `EXACT` in core/src/games/pursuit/exact/theory.rs. */
const MOST_POSITIONS = 10_000_000;

/**
 * About as many positions as the engine keeps: of eight that a rotation or a reflection maps to each other, one. On a
 * torus a catcher stays in its cell.
 */
function positionsOf({ field, n, placement }: Entry): number {
  const movable = field === 'torus' ? placement.length - 1 : placement.length;
  let placements = 1;
  for (let nth = 1; nth <= movable; nth++) placements *= (n * n + nth - 1) / nth;
  return (placements * n * n) / 8;
}

/** Whether the board's engine plays the case without a mistake. Whoever can capture on turn 1 needs no theory. */
export const isPlayable = (entry: Entry): boolean => entry.time === 1 || positionsOf(entry) <= MOST_POSITIONS;
