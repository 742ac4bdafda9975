// The atlas, a file that is loaded on demand. For every field, S and reading: the least K that wins, and how fast.
import type { PursuitBoard } from '../../../engine/boundary';
import { atlasFile } from '../../../platform/served';

export const FIELDS = ['square', 'torus'] as const;
export const READINGS = ['default', 'blocked'] as const;
const KINDS = ['theorem', 'computed', 'bound'] as const;

export type FieldKind = (typeof FIELDS)[number];
export type Reading = (typeof READINGS)[number];
/** `unlimited`: the fugitive reaches every cell. */
export type Steps = number | 'unlimited';

/** One of the four maps. */
export type Sheet = { field: FieldKind; reading: Reading };
/** A cell of a map. */
export type Spot = { steps: Steps; n: number };

export type Entry = Sheet &
  Spot & {
    /** The least K is in this range; fewer catchers never win. */
    least: readonly [number, number];
    /** Turns to the capture with the least K; null if unknown. */
    time: number | null;
    /** Turns with one catcher more. */
    more: number | null;
    kind: (typeof KINDS)[number];
    /** The theorem, or the rule that a bound follows from. */
    source: string | null;
    /** Where the least number of catchers begins, x and y in turn; empty if unknown. */
    placement: readonly (readonly [number, number])[];
    command: string;
    seconds: number | null;
    bytes: number | null;
  };

/** The versions whose entries are read; what a later one has besides is not. */
const VERSIONS: readonly unknown[] = [1, 2];

const among = (of: readonly string[], value: unknown) => typeof value === 'string' && of.includes(value);
const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least;
const isAmount = (value: unknown): boolean => value === null || (Number.isFinite(value) && (value as number) >= 0);
const isTurns = (value: unknown): boolean => value === null || isWhole(value, 0);
const isPair = (value: unknown, least: number): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => isWhole(one, least));

const isSpot = ({ steps, n }: Entry): boolean => (steps === 'unlimited' || isWhole(steps, 1)) && isWhole(n, 2);

const isAnswer = ({ least, time, more, placement }: Entry): boolean =>
  isPair(least, 1) &&
  least[0] <= least[1] &&
  isTurns(time) &&
  isTurns(more) &&
  Array.isArray(placement) &&
  placement.every((one) => isPair(one, 0));

/** An entry that a file leaves out is unknown. */
const whole = (one: Partial<Entry>): Entry =>
  ({ time: null, more: null, source: null, placement: [], seconds: null, bytes: null, ...one }) as Entry;

const isEntry = (one: Entry): boolean =>
  among(FIELDS, one.field) &&
  among(READINGS, one.reading) &&
  among(KINDS, one.kind) &&
  typeof one.command === 'string' &&
  (one.source === null || typeof one.source === 'string') &&
  [one.seconds, one.bytes].every(isAmount) &&
  isSpot(one) &&
  isAnswer(one);

/** The entries of a file; null if it is of none of these versions. */
export function entriesOf(file: unknown): Entry[] | null {
  const { version, entries } = (file ?? {}) as { version?: unknown; entries?: unknown };
  if (!VERSIONS.includes(version) || !Array.isArray(entries) || entries.length === 0) return null;
  const all = entries.map((one) => whole(one ?? {}));
  return all.every(isEntry) ? all : null;
}

export async function fetchAtlas(): Promise<Entry[]> {
  const entries = entriesOf(await atlasFile());
  if (!entries) throw new Error('no atlas');
  return entries;
}

export const onSheet = (atlas: readonly Entry[], { field, reading }: Sheet): Entry[] =>
  atlas.filter((one) => one.field === field && one.reading === reading);

export const entryAt = (atlas: readonly Entry[], { steps, n }: Spot): Entry | undefined =>
  atlas.find((one) => one.steps === steps && one.n === n);

const rank = (steps: Steps): number => (steps === 'unlimited' ? Number.POSITIVE_INFINITY : steps);

/** The rows of the maps, from the slowest fugitive on. */
export const stepsOf = (atlas: readonly Entry[]): Steps[] =>
  [...new Set(atlas.map(({ steps }) => steps))].sort((a, b) => rank(a) - rank(b));

/** The columns of the maps. */
export const sidesOf = (atlas: readonly Entry[]): number[] =>
  [...new Set(atlas.map(({ n }) => n))].sort((a, b) => a - b);

/** The entry of the case on the board. */
export const placeOf = ({ torus, blocked, n, steps }: PursuitBoard): Sheet & Spot => ({
  field: torus ? 'torus' : 'square',
  reading: blocked ? 'blocked' : 'default',
  n,
  steps: steps >= 2 * n ? 'unlimited' : steps,
});

export const isSettled = ({ least }: Entry): boolean => least[0] === least[1];

/** What the atlas says of K catchers: turns to the capture, that they never win, or nothing. */
export function turnsOf(entry: Entry, k: number): number | 'never' | null {
  if (k < entry.least[0]) return 'never';
  if (!isSettled(entry) || k > entry.least[0] + 1) return null;
  return k === entry.least[0] ? entry.time : entry.more;
}

/** A match file: a match of perfect players that begins with the entry's placement. */
export function matchOf({ field, n, steps, placement }: Entry): string {
  const s = steps === 'unlimited' ? 2 * n : steps;
  const head = [field === 'torus' ? 1 : 0, n, placement.length, s, n * n, 'exact', 'exact'];
  return `${head.join('\n')}\n${placement.flat().join(' ')}\n`;
}
