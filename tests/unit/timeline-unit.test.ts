// What the timeline counts: a ply is a move or a position; a removal of Solitaire Chess has two.
import { expect, test } from 'vitest';
import { counted, countOf, plyOf, totalOf } from '../../www/src/i18n/format';

/** The piece is taken, then what was beneath it appears. */
const PAIR = { plies: 2 };

test('moves and positions are plies', () => {
  const unit = { plies: 1 };
  expect([0, 1, 7].map((ply) => countOf(ply, unit))).toEqual([0, 1, 7]);
  expect([0, 1, 7].map((nth) => plyOf(nth, 7, unit))).toEqual([0, 1, 7]);
  expect(counted(3, 7, unit)).toEqual({ nth: 3, all: 7 });
});

test('a removal begins when the piece is taken and lasts until the next layer is seen', () => {
  expect([0, 1, 2, 3, 4].map((ply) => countOf(ply, PAIR))).toEqual([0, 1, 1, 2, 2]);
  expect([0, 1, 2, 3, 4].map((plies) => totalOf(plies, PAIR))).toEqual([0, 0, 1, 1, 2]);
});

test('the end of a game is no removal, and is reached with the last one', () => {
  expect(counted(9, 9, PAIR)).toEqual({ nth: 4, all: 4 });
  expect([1, 3, 4].map((nth) => plyOf(nth, 9, PAIR))).toEqual([2, 6, 9]);
  // Beyond the game: what is typed may come to be there.
  expect(plyOf(5, 9, PAIR)).toBe(10);
});
