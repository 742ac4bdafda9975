// What is said of foreign code that gave no output.
import { count, number } from './common';

export const foreignWords = {
  missing: (name: string) => `There is no function named ${name}.`,
  long: (most: number) => `The output is longer than ${count(most, 'character', 'characters')}.`,
  flood: 'The program logs more than 100,000 characters.',
  /** `kind`: what it returned, as JavaScript names it. */
  none: (name: string, kind: string) => `${name} returned ${kind}, not a string.`,
  late: (seconds: number) => `No answer within ${number(seconds)} s.`,
};
