// How arguments of words are written, and which plural form they ask for, in the language that the page speaks.
import { LANGUAGE } from 'words:language';
import { NARROW, NO_BREAK } from './format';

const numbers = new Intl.NumberFormat(LANGUAGE);
const cardinals = new Intl.PluralRules(LANGUAGE);
const ordinals = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });

/** Groups of three a comma or a narrow blank apart. */
const number = (value: number): string => numbers.format(value).replaceAll(NO_BREAK, NARROW);

/** A value as it stands in a sentence. */
export const v = (value: string | number): string => (typeof value === 'string' ? value : number(value));

export const plural = (value: number): string => cardinals.select(value);
export const nth = (value: number): string => ordinals.select(value);
