// Numbers and plurals of Russian.
import type * as English from './common';
import { NARROW, NO_BREAK, type TimelineUnit } from './format';

export { capital, cell, ended, NO_BREAK } from './format';

export const LANGUAGE = 'ru';

const numbers = new Intl.NumberFormat(LANGUAGE);
const plurals = new Intl.PluralRules(LANGUAGE);

/** What a timeline counts. */
export const units: Record<TimelineUnit, string> = { move: 'ход', position: 'позиция', removal: 'снятие' };

/** Groups of three a narrow blank apart. */
export const number: typeof English.number = (value) =>
  numbers
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'group' ? NARROW : part))
    .join('');
export const big: typeof English.big = (decimal) => number(BigInt(decimal));

/** The form of a noun that goes with a number: 1 ход, 2 хода, 5 ходов. A fraction takes that of 2. */
export function form(value: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, many };
  return forms[plurals.select(value)] ?? few;
}

/** A number with its noun, which do not part at a line's end. */
export const count = (value: number, one: string, few: string, many: string) =>
  `${number(value)}${NO_BREAK}${form(value, one, few, many)}`;

const SMALL = ['ни один', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
export const inWords: typeof English.inWords = (value) => SMALL[value] ?? number(value);

/** Neuter: 1-е, 2-е число. */
export const ordinal: typeof English.ordinal = (value) => `${number(value)}-е`;

export const coordinate: typeof English.coordinate = number;
export const place: typeof English.place = (x, y) => `(${big(x)},${NO_BREAK}${big(y)})`;
