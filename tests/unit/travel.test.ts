// The map without end: how its view moves, and the places that a person writes.
import { expect, test } from 'vitest';
import { between, centredOn, FARTHEST, LARGEST, near, panned, SMALLEST, zoomed } from '../../www/src/board/travel';
import type { View } from '../../www/src/game/cells';
import { readNumber } from '../../www/src/games/knights/goto';

const SAFE = 1n << 53n;
const SIZE = { width: 800, height: 600 };
const view = (x: bigint, y: bigint, cell: number, down = 0, right = 0): View => ({ x, y, cell, down, right });

/** The point of the board under a pixel of the map, in cells from a cell near it. */
function under({ x, y, cell, down, right }: View, at: { x: number; y: number }, from: { x: bigint; y: bigint }) {
  return { row: Number(x - from.x) + down + at.y / cell, column: Number(y - from.y) + right + at.x / cell };
}

for (const from of [view(100n, 200n, 20, 0.25, 0.5), view(SAFE - 3n, SAFE + 1n, 7.5), view(FARTHEST - 90n, 5n, 40)])
  test(`a zoom keeps the point under it where it is: ${from.x}, ${from.y}`, () => {
    const at = { x: 238, y: 226 };
    let now = from;
    for (const factor of [0.4, 2.5, 2.5, 1.1, 0.9]) {
      const next = zoomed(now, factor, at);
      expect(next.cell / now.cell).toBeCloseTo(factor, 9);
      expect(under(next, at, from).row).toBeCloseTo(under(from, at, from).row, 6);
      expect(under(next, at, from).column).toBeCloseTo(under(from, at, from).column, 6);
      now = next;
    }
  });

test('a zoom ends at the largest and the smallest scale', () => {
  const from = view(1n << 40n, 1n << 40n, 20);
  expect(zoomed(from, 1e9, { x: 0, y: 0 }).cell).toBe(LARGEST);
  expect(zoomed(from, 1e-12, { x: 0, y: 0 }).cell).toBe(SMALLEST);
});

test('a pan of a cell is one of a cell, also where doubles end', () => {
  let now = view(SAFE - 3n, 5n, 24);
  for (let step = 1n; step <= 8n; step++) {
    now = panned(now, 0, 24);
    expect([now.x, now.y, now.down, now.right]).toEqual([SAFE - 3n + step, 5n, 0, 0]);
  }
  expect(panned(view(100n, 200n, 20), 50, 30)).toEqual(view(101n, 202n, 20, 0.5, 0.5));
});

test('a view goes a little beyond the walls, and not beyond the last row', () => {
  expect(panned(view(0n, 0n, 24), -1_000, -1_000)).toEqual(view(-4n, -4n, 24));
  expect(panned(view(FARTHEST - 1n, 0n, 24), 0, 1_000)).toEqual(view(FARTHEST, 0n, 24));
});

test('a place is brought into the middle, to the pixel', () => {
  const far = { x: 1234567890123456789n, y: 2345678901234567891n };
  const { x, y, down, right } = centredOn(far, 24, SIZE);
  expect([Number(far.x - x) - down, Number(far.y - y) - right]).toEqual([288 / 24, 388 / 24]);
});

test('a view between two keeps the point that both show at one place, and ends at the second', () => {
  const at = { x: 238, y: 226 };
  const from = view(100n, 200n, 20, 0.25, 0.5);
  const to = zoomed(from, 4, at);
  for (const t of [0, 0.25, 0.5, 0.75]) {
    const now = between(from, to, t);
    expect(now.cell).toBeCloseTo(20 * 4 ** t, 9);
    expect(under(now, at, from).row).toBeCloseTo(under(from, at, from).row, 9);
    expect(under(now, at, from).column).toBeCloseTo(under(from, at, from).column, 9);
  }
  expect(between(from, to, 1)).toBe(to);
});

test('a view between two of one scale is as far along as the time', () => {
  const [from, to] = [view(100n, 200n, 20, 0.25, 0.5), view(110n, 196n, 20, 0.75, 0)];
  expect(between(from, to, 0.5)).toEqual(view(105n, 198n, 20, 0.5, 0.25));
  expect(between(from, to, 0.5)).toEqual(between(to, from, 0.5));
});

test('an offset is at least 0 and less than a cell', () => {
  expect(panned(view(7n, 7n, 1, 0.5, 0.5), -1.25, 1.75)).toEqual(view(9n, 6n, 1, 0.25, 0.25));
  // Just below the row 7: the rest would be rounded to a whole cell.
  expect(panned(view(7n, 7n, 1), 0, -1e-17)).toEqual(view(7n, 7n, 1));
});

test('the walls stop a view in the cell where they are', () => {
  // 96 pixels are 3.84 cells of 25.
  const least = panned(view(0n, 0n, 25), -1_000, -1_000);
  expect([least.x, least.down]).toEqual([-4n, -96 / 25 + 4]);
  expect(panned(least, 1, 1).down).toBeCloseTo(least.down + 1 / 25, 9);
  expect(panned(least, -1, -1)).toEqual(least);
  const last = view(FARTHEST, FARTHEST, 25, 0.5, 0.5);
  expect(panned(last, 0, 0)).toEqual(last);
});

test('a flight spans at most 40 screens and a factor of 64', () => {
  const from = view(5_000n, 5_000n, 4);
  // 40 screens of 600 pixels are 6000 cells of 4.
  expect(near(from, view(10_999n, 5_000n, 4), SIZE)).toBe(true);
  expect(near(from, view(11_000n, 5_000n, 4), SIZE)).toBe(false);
  expect(near(from, view(5_000n, 13_000n, 4), SIZE)).toBe(false);
  expect(near(from, view(5_000n, 5_000n, 256), SIZE)).toBe(true);
  expect(near(from, view(5_000n, 5_000n, 257), SIZE)).toBe(false);
  // Twice the scale on the way shows twice as much.
  expect(near(from, view(10_999n, 5_000n, 8), SIZE)).toBe(true);
  expect(near(from, view(11_000n, 5_000n, 8), SIZE)).toBe(false);
});

test('only what an eye can follow is a flight', () => {
  const from = view(100n, 200n, 3);
  expect(near(from, zoomed(from, 2, { x: 9, y: 9 }), SIZE)).toBe(true);
  expect(near(from, view(FARTHEST, 5n, 3), SIZE)).toBe(false);
  expect(near(from, view(100n, 200n, 300), SIZE)).toBe(false);
});

const NUMBERS: Record<string, bigint | string> = {
  '12': 12n,
  '4,611 686': 4_611_686n,
  '4_611_686': 4_611_686n,
  '4,611,686,018,427,387,904': FARTHEST,
  '2^62': FARTHEST,
  '2^53 - 3': SAFE - 3n,
  '2^53 − 3': SAFE - 3n,
  '2^62 + 1': 'beyond',
  '-1': 'unreadable',
  '3 - 5': 'beyond',
  '2^1000': 'beyond',
  'far away': 'unreadable',
  '': 'unreadable',
  '1.5': 'unreadable',
  '12, 7': 'unreadable',
  '1,23': 'unreadable',
  '0x10': 'unreadable',
};

for (const [text, value] of Object.entries(NUMBERS))
  test(`a place is written “${text}”`, () => {
    expect(readNumber(text)).toBe(value);
  });
