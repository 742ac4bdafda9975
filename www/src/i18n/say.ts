// How numbers and places are written, and which plural form a number asks for, in the language that the page speaks.
import { LANGUAGE } from 'words:language';
import { NARROW, NO_BREAK } from './format';

const numbers = new Intl.NumberFormat(LANGUAGE);
const cardinals = new Intl.PluralRules(LANGUAGE);
const ordinals = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });

/** Groups of three a comma or a narrow blank apart. */
export const number = (value: number | bigint): string => numbers.format(value).replaceAll(NO_BREAK, NARROW);
export const big = (decimal: string): string => number(BigInt(decimal));

/** Groups of three a narrow blank apart: in a pair, a comma separates x and y alone. */
export const coordinate = (value: bigint): string => number(value).replaceAll(',', NARROW);
export const place = (x: string, y: string): string => `(${coordinate(BigInt(x))},${NO_BREAK}${coordinate(BigInt(y))})`;

/** A value as it stands in a sentence. */
export const v = (value: string | number): string => (typeof value === 'string' ? value : number(value));

export const plural = (value: number): Intl.LDMLPluralRule => cardinals.select(value);
export const nth = (value: number): Intl.LDMLPluralRule => ordinals.select(value);
