// The scores of a line of positions as the path of an SVG.
import type { ScoreLine } from '../../engine/own/score';

/** Both sides of the picture. */
export const SIDE = 1000;

/** `y`: where a score is between `most`, 0, and `least`, `SIDE`. */
export type ScorePath = { least: number; most: number; path: string; y: (score: number) => number };

const isNumber = (value: number): boolean => !Number.isNaN(value);

/** A column is in the middle of its positions, of which the last one may have fewer; one without a score is a gap. */
export function scorePath({ per, least, most }: ScoreLine, plies: number): ScorePath {
  const [low, high] = [Math.min(...least.filter(isNumber)), Math.max(...most.filter(isNumber))];
  const y = (score: number) => (high > low ? (SIDE * (high - score)) / (high - low) : SIDE / 2);
  const x = (nth: number) => (SIDE * (nth * per + Math.min(nth * per + per - 1, plies))) / (2 * Math.max(1, plies));
  const points = least.map((lowest, nth) => {
    const [at, from, to] = [x(nth), y(lowest), y(most[nth] as number)].map(Math.round);
    return isNumber(lowest) ? `${isNumber(least[nth - 1] ?? Number.NaN) ? 'L' : 'M'}${at} ${from}V${to}` : '';
  });
  return { least: low, most: high, path: points.join(''), y };
}
