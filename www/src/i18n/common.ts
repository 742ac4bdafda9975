// Numbers and plurals of the language the page speaks.
import { NARROW, NO_BREAK } from './format';

export { capital, cell, ended, NO_BREAK } from './format';

export const LANGUAGE: string = 'en';

const numbers = new Intl.NumberFormat(LANGUAGE);
const plurals = new Intl.PluralRules(LANGUAGE);
const ordinals = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

export const number = (value: number | bigint) => numbers.format(value);
export const big = (decimal: string) => numbers.format(BigInt(decimal));
export const count = (value: number, one: string, other: string) =>
  `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Where a figure could be read as the number of a catcher. */
export const inWords = (value: number) => SMALL[value] ?? number(value);

/** 1st, 2nd, 3rd. */
export const ordinal = (value: number) => `${number(value)}${ENDINGS[ordinals.select(value)] ?? 'th'}`;

/** Groups of three a narrow blank apart: in a pair, a comma separates x and y alone. */
export const coordinate = (value: bigint) => number(value).replaceAll(',', NARROW);
export const place = (x: string, y: string) => `(${coordinate(BigInt(x))},${NO_BREAK}${coordinate(BigInt(y))})`;
