// A number with its noun in Russian, for words that are not in words/ yet.
import { LANGUAGE } from 'words:language';
import { NO_BREAK } from './format';
import { number, plural } from './say';

export { ended } from './format';
export { number } from './say';
export { LANGUAGE };

/** A number with its noun (1 ход, 2 хода, 5 ходов), which do not part at a line's end. A fraction takes the form of 2. */
export function count(value: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, many };
  return `${number(value)}${NO_BREAK}${forms[plural(value)] ?? few}`;
}
