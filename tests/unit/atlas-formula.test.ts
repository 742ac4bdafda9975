// Formulas of conjectures: values for a side, and what is no formula.
import { expect, test } from 'vitest';
import { evaluate } from '../../www/src/games/pursuit/panels/atlas-formula';

const VALUES: readonly [string, number, number][] = [
  ['2*floor(N/2)', 13, 12],
  ['floor(N/3)+2', 11, 5],
  ['ceil(N/2) + 1', 7, 5],
  ['N - 1 - 2', 10, 7],
  ['N / 2 / 2 * 3', 8, 6],
  ['2 * (N + 1) - 3', 5, 9],
  ['min(N, 7)', 9, 7],
  ['max(3, ceil(3*N/4), N - 5)', 10, 8],
];

for (const [formula, n, value] of VALUES)
  test(`${formula} is ${value} for a side of ${n}`, () => {
    expect(evaluate(formula, n)).toBe(value);
  });

const NONE = [
  '',
  'N/2',
  '2N',
  'N +',
  '(N',
  'N)',
  'floor N',
  'floor(N',
  'floor()',
  'min',
  '(N, 2)',
  'M',
  '2 ** N',
  'N N',
];

for (const formula of NONE)
  test(`“${formula}” is no formula with a whole value for 9`, () => {
    expect(evaluate(formula, 9)).toBeNull();
  });
