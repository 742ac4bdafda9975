// Numbers and plurals of Russian.
import { LANGUAGE } from 'words:language';
import type * as English from './common';
import { NO_BREAK } from './format';
import { number, plural } from './say';

export { capital, cell, ended, NO_BREAK } from './format';
export { big, coordinate, number, place } from './say';
export { LANGUAGE };

/** The form of a noun that goes with a number: 1 ход, 2 хода, 5 ходов. A fraction takes that of 2. */
export function form(value: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, many };
  return forms[plural(value)] ?? few;
}

/** A number with its noun, which do not part at a line's end. */
export const count = (value: number, one: string, few: string, many: string) =>
  `${number(value)}${NO_BREAK}${form(value, one, few, many)}`;

const SMALL = ['ни один', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
export const inWords: typeof English.inWords = (value) => SMALL[value] ?? number(value);

/** Neuter: 1-е, 2-е число. */
export const ordinal: typeof English.ordinal = (value) => `${number(value)}-е`;
