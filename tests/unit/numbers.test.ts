// Numbers bit by bit: what is written comes back, and nothing else is read.
import { expect, test } from 'vitest';
import { apart, placesIn, read, together, written } from '../../www/src/links/numbers';

test('a text is taken apart where each number comes back as it stands', () => {
  expect(apart('a 12 -3\n0')).toEqual({ form: 'a 0 -0\n0', numbers: [12, 3, 0] });
  expect(apart('9007199254740991')).toEqual({ form: '0', numbers: [9_007_199_254_740_991] });
  for (const text of ['007', '9007199254740992', '1 02', '02 1']) expect(apart(text), text).toBeNull();
  expect(together({ form: 'a 0 -0\n0', numbers: [12, 3, 0] })).toBe('a 12 -3\n0');
});

test('a form has as many places as there are numbers', () => {
  expect(placesIn('a 0 0')).toBe(2);
  expect(placesIn('none')).toBe(0);
  expect(() => placesIn('0 1')).toThrow('damaged');
  expect(() => placesIn('1 0')).toThrow('damaged');
  expect(() => together({ form: '0', numbers: [1, 2] })).toThrow('damaged');
  expect(() => together({ form: '0 0', numbers: [1] })).toThrow('damaged');
});

test('numbers take the bits of the largest of 32, behind six bits of that width', () => {
  expect([...written([])]).toEqual([]);
  expect([...written([0, 0, 0])]).toEqual([0]);
  // 000011, 101, 010: twelve bits.
  expect([...written([5, 2])]).toEqual([0b00001110, 0b10100000]);
  expect([...written([5, 2])]).not.toEqual([...written([2, 5])]);
  // A second group has a width of its own.
  expect(written([...Array(32).fill(1), 1023])).toHaveLength(Math.ceil((6 + 32 + 6 + 10) / 8));
});

test('what was written is read, whole and nothing more', () => {
  const most = 2 ** 53 - 1;
  for (const numbers of [
    [],
    [0],
    [7],
    [most, 0, 1],
    Array.from({ length: 100 }, (_, at) => at * 37),
    Array(32).fill(3),
  ]) {
    const bytes = written(numbers);
    expect(read(bytes, numbers.length)).toEqual(numbers);
    expect(() => read(Uint8Array.from([...bytes, 0]), numbers.length)).toThrow('damaged');
    if (bytes.length > 0) expect(() => read(bytes.slice(0, -1), numbers.length)).toThrow('damaged');
  }
  // 54 bits are more than a double holds.
  expect(() => read(Uint8Array.from([54 << 2, 0, 0, 0, 0, 0, 0, 0]), 1)).toThrow('damaged');
  expect(() => read(new Uint8Array(0), 1)).toThrow('damaged');
});
