// How numbers and places are written, and which plural form a number asks for, in the language that the page speaks.
import { LANGUAGE } from 'words:language';
import { NARROW, NO_BREAK } from './format';
import { speech } from './speech';

export const { number, v, plural, nth } = speech(LANGUAGE);

export const big = (decimal: string): string => number(BigInt(decimal));

/** Groups of three a narrow blank apart: in a pair, a comma separates x and y alone. */
export const coordinate = (value: bigint): string => number(value).replaceAll(',', NARROW);
export const place = (x: string, y: string): string => `(${coordinate(BigInt(x))},${NO_BREAK}${coordinate(BigInt(y))})`;
