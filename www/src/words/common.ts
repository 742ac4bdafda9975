// Numbers and plurals of the language the page speaks.
import type { Cell } from '../boundary';

export const LANGUAGE = 'en';
export const NO_BREAK = '\u00a0';

const numbers = new Intl.NumberFormat(LANGUAGE);
const plurals = new Intl.PluralRules(LANGUAGE);

export const number = (value: number | bigint) => numbers.format(value);
export const big = (decimal: string) => numbers.format(BigInt(decimal));
export const count = (value: number, one: string, other: string) =>
  `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;

/** As the statements count: from 1. */
export const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;
export const place = (x: string, y: string) => `(${big(x)},${NO_BREAK}${big(y)})`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The eight walks, by the statement's letters. */
export const directions: Record<string, string> = {
  NW: 'north-west',
  N: 'north',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  S: 'south',
  SE: 'south-east',
};
