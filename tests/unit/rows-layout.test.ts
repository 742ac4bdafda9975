import { expect, test } from 'vitest';
import type { AlignedRow, RowKind } from '../../www/src/engine/boundary';
import { isDouble, linesAbove, rowOfLine } from '../../www/src/features/compare/rows-layout';

function row(kind: RowKind): AlignedRow {
  const text = [{ text: 'a', other: false }];
  const [expected, found] = [kind === 'extra' || kind === 'unjudged' ? null : text, kind === 'missing' ? null : text];
  const numbers = { expected: expected && 1, found: found && 1, token: 0 };
  return { row: { kind, ...numbers }, case: 1, ply: 0, decidedAt: 0, expectedText: expected, foundText: found };
}

test('a row that differs takes two lines where both lines are there', () => {
  const kinds = ['same', 'blanks', 'changed', 'missing', 'extra', 'unjudged'] as const;
  expect(kinds.filter((kind) => isDouble(row(kind)))).toEqual(['blanks', 'changed']);
});

test('lines above a row, and the row of a line, agree; pages that are missing count one line a row', () => {
  const pages = new Map([
    [0, ['changed', 'same', 'changed', 'same'].map((kind) => row(kind as RowKind))],
    [2, ['changed', 'changed', 'same', 'extra'].map((kind) => row(kind as RowKind))],
  ]);
  const above = Array.from({ length: 13 }, (_, nth) => linesAbove(nth, pages, 4));
  expect(above).toEqual([0, 2, 3, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16]);
  for (let line = 0; line < 16; line++) {
    const nth = rowOfLine(line, 12, pages, 4);
    expect(above[nth]).toBeLessThanOrEqual(line);
    expect(above[nth + 1]).toBeGreaterThan(line);
  }
  expect(rowOfLine(99, 12, pages, 4)).toBe(12);
});
