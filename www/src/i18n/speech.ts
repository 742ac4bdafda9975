// How numbers and places are written, and which plural form a number asks for, in a language.
import { NARROW, NO_BREAK } from './format';

export function speech(language: string) {
  const numbers = new Intl.NumberFormat(language);
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  /** Groups of three a comma or a narrow blank apart. */
  const number = (value: number | bigint): string => numbers.format(value).replaceAll(NO_BREAK, NARROW);
  return {
    number,
    /** A value as it stands in a sentence. */
    v: (value: string | number): string => (typeof value === 'string' ? value : number(value)),
    plural: (value: number): Intl.LDMLPluralRule => cardinals.select(value),
    nth: (value: number): Intl.LDMLPluralRule => ordinals.select(value),
  };
}
