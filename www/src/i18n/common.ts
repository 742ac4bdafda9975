// Numbers and plurals of the language the page speaks.
import { LANGUAGE } from 'words:language';
import { nth, number, plural } from './say';

export { capital, cell, ended, NO_BREAK } from './format';
export { big, coordinate, number, place } from './say';
export { LANGUAGE };

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

export const count = (value: number, one: string, other: string) =>
  `${number(value)} ${plural(value) === 'one' ? one : other}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Where a figure could be read as the number of a catcher. */
export const inWords = (value: number) => SMALL[value] ?? number(value);

/** 1st, 2nd, 3rd. */
export const ordinal = (value: number) => `${number(value)}${ENDINGS[nth(value)] ?? 'th'}`;
