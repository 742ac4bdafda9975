// How a text becomes a part of a link: what links of each game cost, and that all come back.
import { expect, test } from 'vitest';
import { digest, pack, unpack } from '../../www/src/links/packing';

/** What a link may take, and what its address takes besides the packed text. */
const LONGEST_LINK = 4_000;
const ADDRESS = 'https://some.host.example/some/path/boardlab/#v=2&game=solitaire&limits=lifted&case=1&ply=1000&text='
  .length;
const ANY = Number.POSITIVE_INFINITY;

/** Numbers without order, the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const list = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i));

const PIECES = ['1', '2', '3', '4', 'torn', 'lopare', 'dam', 'springare'];
const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

/** The largest case of each game that its statement allows, as far from order as can be. */
const LARGEST: Record<string, (roll: (below: number) => number) => string> = {
  robots: (roll) => `50 20\n${list(70, () => `${1 + roll(31)} ${1 + roll(31)}\n`).join('')}0 0\n`,
  janken: (roll) => {
    const cell = () => `${'ABCDEFGHI'[roll(9)]}${1 + roll(9)}`;
    const side = (count: number) => `${count}\n${list(count, () => `${'RPS'[roll(3)]} ${cell()}\n`).join('')}`;
    const rows = ROWS.map((cells) => list(cells, () => 'FWHMU'[roll(5)] ?? '').join(' '));
    return `1\n${rows.join('\n')}\n${side(30)}${side(31)}100\n${list(100, () => `${cell()} ${cell()}\n`).join('')}`;
  },
  pursuit: (roll) => `1\n0 100 400 3 1000 9\n12 12\n${list(400, () => `${roll(100)} ${roll(100)}\n`).join('')}`,
  solitaire: (roll) => {
    const piece = () => PIECES[roll(8)] ?? '';
    const board = list(6, () => list(6, piece).join(' ')).join('\n');
    return `${board}\n${list(108, () => `${1 + roll(6)} ${1 + roll(6)}\n${piece()}\n`).join('')}0 0\n`;
  },
  knights: (roll) => `1\n1000\n${list(1000, () => `${roll(500)} ${roll(500)}\n`).join('')}`,
};

for (const [game, make] of Object.entries(LARGEST))
  test(`a link holds the largest case of ${game}`, async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const text = make(dice(seed));
      const { length, value } = await pack(text, ANY);
      expect(length + ADDRESS).toBeLessThanOrEqual(LONGEST_LINK);
      expect(value).toHaveLength(length);
      expect(await unpack(value ?? '', 2, text.length)).toBe(text);
    }
  });

test('every text comes back, numbers or not', async () => {
  const texts = [
    '',
    '0',
    '0 0\n',
    '007 1\n',
    '-1 -1\n',
    '9007199254740991',
    '9007199254740993 1',
    '4611686018427387904\n',
  ];
  const strange = [
    'Погоня 3',
    'a0b1\u00002\r\n',
    '１ 2',
    list(500, (i) => `${i * i * i}`).join(' '),
    'x'.repeat(300_000),
  ];
  for (const text of [...texts, ...strange]) {
    const { value } = await pack(text, ANY);
    expect(await unpack(value ?? '', 2, 1_000_000)).toBe(text);
  }
});

test('what is too long is not packed, and its length is told', async () => {
  const text = list(20_000, (i) => `${(i * 7919) % 499}`).join(' ');
  const { length, value } = await pack(text, 1000);
  expect(value).toBeNull();
  expect((await pack(text, ANY)).value).toHaveLength(length);
});

test('a damaged text is refused, never read as another', async () => {
  const { value } = await pack(LARGEST.knights?.(dice(3)) ?? '', ANY);
  const packed = value ?? '';
  for (const damaged of [packed.slice(0, -9), `${packed}AAAA`, `B${packed.slice(1)}`, '', '!', 'Ag', 'AgAA', 'Av__'])
    await expect(unpack(damaged, 2, 1_000_000), damaged.slice(0, 20)).rejects.toThrow();
});

test('a short link does not unfold into an endless text', async () => {
  const { value } = await pack('x'.repeat(5_000_000), ANY);
  expect(value?.length).toBeLessThan(10_000);
  await expect(unpack(value ?? '', 2, 1_000_000)).rejects.toThrow('too large');
});

test('a packed text has the letters of an address alone, and its length is that of its bytes', async () => {
  for (let count = 1; count < 40; count++) {
    const { length, value } = await pack(list(count, (index) => `${index * 977} ${'xyz~?'[index % 5]}`).join(''), ANY);
    expect(value).toMatch(/^[\w-]+$/);
    expect(value).toHaveLength(length);
  }
});

test('a text of the longest length is packed, one of a letter more is not', async () => {
  const { length } = await pack('1 2 3 4 5', ANY);
  expect((await pack('1 2 3 4 5', length)).value).toHaveLength(length);
  expect(await pack('1 2 3 4 5', length - 1)).toEqual({ length, value: null });
});

test('a text of the largest size is unpacked, and a byte more is refused in both versions', async () => {
  const text = 'abcdefgh'.repeat(50);
  const packed = (await pack(text, ANY)).value ?? '';
  expect(await unpack(packed, 2, text.length)).toBe(text);
  await expect(unpack(packed, 2, text.length - 1)).rejects.toThrow('too large');
  // Version 1 has no first byte that says how.
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const first = btoa(String.fromCharCode(...bytes.slice(1)));
  expect(await unpack(first, 1, text.length)).toBe(text);
  await expect(unpack(first, 1, text.length - 1)).rejects.toThrow('too large');
});

test('the shorter of both forms is taken, and each says which it is', async () => {
  const form = async (text: string) =>
    atob(((await pack(text, ANY)).value ?? '').slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0);
  expect(await form(LARGEST.knights?.(dice(1)) ?? '')).toBe(2);
  expect(await form('word '.repeat(100))).toBe(1);
  expect(await form('007 '.repeat(100))).toBe(1);
});

test('texts are told apart by their digests, which stay the same', () => {
  // What a browser keeps is named by them.
  expect(digest('1 0\n15 17\n0 0\n')).toBe('1qugmhc-1tuu9qk-e');
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'a'.repeat(100), `${'a'.repeat(99)}b`, 'ж', '\u0000'];
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
  expect(texts.map(digest).every((word) => /^[a-z0-9]+-[a-z0-9]+-[a-z0-9]+$/.test(word))).toBe(true);
});

test('letters of several bytes come back from a long text', async () => {
  const text = `x${'ж'.repeat(150_000)}`;
  expect(await unpack((await pack(text, ANY)).value ?? '', 2, 1_000_000)).toBe(text);
});

test('bytes that are no text are refused', async () => {
  const stream = new Blob([Uint8Array.of(65, 0xff, 66)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(1, ...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  await expect(unpack(packed, 2, 1_000_000)).rejects.toThrow();
});
