// A number with its noun, for words that are not in words/ yet.
import { LANGUAGE } from 'words:language';
import { number, plural } from './say';

export { ended } from './format';
export { number } from './say';
export { LANGUAGE };

export const count = (value: number, one: string, other: string) =>
  `${number(value)} ${plural(value) === 'one' ? one : other}`;
