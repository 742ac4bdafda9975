// The scores of printed positions: how they are read, how many become few, and the line that is drawn of them.
import { expect, test } from 'vitest';
import { numberIn, Scores } from '../../www/src/engine/own/score';
import { scorePath } from '../../www/src/features/own/score-path';

const NONE = Number.NaN;

function line(scores: readonly number[]) {
  const all = new Scores();
  for (const score of scores) all.add(score);
  return all.line;
}

test.each([
  ['1234', 1234],
  ['cost 12 of 40', 12],
  ['-0.5', -0.5],
  ['run-3', 3],
  ['score: 1,234,567.5', 1234567.5],
  ['1,2', 1],
  ['12,3456', 12],
  ['2e3 points', 2000],
  ['1e999', NONE],
  ['inf', NONE],
  ['', NONE],
  [`${'far '.repeat(1e6)}5`, NONE],
])('the number of the score “%s” is %d', (score, number) => {
  expect(numberIn(score)).toBe(number);
});

test('few scores are as they are; one alone, or none, is no line', () => {
  expect(line([3, NONE, 1])).toEqual({ per: 1, least: [3, NONE, 1], most: [3, NONE, 1] });
  expect([line([]), line([3]), line([NONE, 3, NONE])]).toEqual([null, null, null]);
});

test('of many positions each column has the least and the most, also while they come; the one that stands out stays', () => {
  const scores = Array.from({ length: 100_000 }, (_, nth) =>
    nth === 54_321 ? -9 : [401, 78_000].includes(nth) ? NONE : nth % 1000,
  );
  for (const count of [512, 513, 1025, 60_000, 100_000]) {
    const some = scores.slice(0, count);
    const { per, least, most } = line(some) ?? { per: 0, least: [], most: [] };
    const columns = least.map((_, nth) =>
      some.slice(nth * per, (nth + 1) * per).filter((score) => !Number.isNaN(score)),
    );
    expect(least.length).toBe(Math.ceil(count / per));
    expect(least.length).toBeLessThanOrEqual(512);
    expect(least.length).toBeGreaterThan(255);
    expect(least).toEqual(columns.map((column) => (column.length > 0 ? Math.min(...column) : NONE)));
    expect(most).toEqual(columns.map((column) => (column.length > 0 ? Math.max(...column) : NONE)));
  }
});

test('what was told of a line does not change when more comes', () => {
  const all = new Scores();
  for (const score of [1, 2]) all.add(score);
  const { line } = all;
  for (let nth = 0; nth < 9999; nth++) all.add(nth);
  expect(line).toEqual({ per: 1, least: [1, 2], most: [1, 2] });
});

test('the line goes from the first position to the last, the highest score above, with a gap where there is none', () => {
  const { path, least, most, y } = scorePath({ per: 1, least: [0, 5, NONE, 10, 5], most: [0, 5, NONE, 10, 5] }, 4);
  expect(path).toBe('M0 1000V1000L250 500V500M750 0V0L1000 500V500');
  expect([least, most, y(2.5)]).toEqual([0, 10, 750]);
});

test('a column is in the middle of its positions; equal scores are a line in the middle', () => {
  const { path } = scorePath({ per: 4, least: [0, 8], most: [4, 8] }, 5);
  expect(path).toBe('M300 1000V500L900 0V0');
  expect(scorePath({ per: 1, least: [7, 7], most: [7, 7] }, 1).path).toBe('M0 500V500L1000 500V500');
});
