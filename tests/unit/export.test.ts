// What is exported, without a canvas: which positions, how long each stands, how large, under which name; the bytes of a GIF.
import * as w from 'words:export';
import { expect, test } from 'vitest';
import { tweenOf } from '../../www/src/board/geometry';
import { Tally } from '../../www/src/features/export/colours';
import { Film, ticker } from '../../www/src/features/export/film';
import { lengthInWords } from '../../www/src/features/export/in-words';
import {
  captionAt,
  FORMATS,
  fileName,
  lengthOf,
  MOST_FRAMES,
  momentsOf,
  type Order,
  sheetOf,
} from '../../www/src/features/export/order';
import { readGif } from './gif';

const ORDER: Order = {
  format: 'png',
  game: 'robots',
  case: 3,
  from: 28,
  to: 28,
  step: 500,
  rate: null,
  width: 480,
  scale: 1,
  aspect: 1,
  seen: null,
  colours: 'values',
  unit: { plies: 1 },
  hints: true,
  palette: {},
  caption: 'Robots, case 3, move {move}',
};

test('a file is named by what it shows', () => {
  const names = FORMATS.map((format) => fileName({ ...ORDER, format, to: format === 'png' ? 28 : 30 }));
  expect(names).toEqual([
    'robots-case3-move28.png',
    'robots-case3-move28.svg',
    'robots-case3-moves28-30.gif',
    'robots-case3-moves28-30.mp4',
    'robots-case3-moves28-30.webm',
  ]);
});

test('a caption has the number of the move wherever it is asked for', () => {
  expect(captionAt({ caption: 'After {move} moves, {move}!', unit: { plies: 1 } }, 28)).toBe('After 28 moves, 28!');
  expect(captionAt({ caption: '{moves}', unit: { plies: 1 } }, 28)).toBe('{moves}');
  expect(captionAt({ caption: 'removal {move}', unit: { plies: 2 } }, 28)).toBe('removal 14');
});

test('a picture’s size follows from width, scale, shape and caption', () => {
  const pixels = (order: Partial<Order>, aspect = 1) => sheetOf({ ...ORDER, ...order }, aspect).pixels;
  expect(pixels({})).toEqual({ width: 480, height: 509 });
  expect(pixels({ scale: 4 })).toEqual({ width: 1920, height: 2036 });
  expect(pixels({ caption: '' })).toEqual({ width: 480, height: 480 });
  expect(pixels({ width: 1080, caption: '' }, 2)).toEqual({ width: 1080, height: 540 });
  // Encoders of videos take even sides.
  expect(pixels({ format: 'webm' })).toEqual({ width: 480, height: 510 });
});

const gif = (order: Partial<Order>) => momentsOf({ ...ORDER, format: 'gif', ...order });

test('a frame a move, in order, and the last one stands longer', () => {
  expect(gif({ from: 1, to: 3, step: 300 })).toEqual([
    { ply: 1, t: 1, ms: 300 },
    { ply: 2, t: 1, ms: 300 },
    { ply: 3, t: 1, ms: 1500 },
  ]);
  expect(momentsOf(ORDER)).toEqual([{ ply: 28, t: 1, ms: 500 }]);
});

test('frames between the positions: motion at the rate, the rest as one frame', () => {
  const moments = gif({ from: 4, to: 6, rate: 20 });
  // Nine frames of 50 ms are 0.42 s of motion and a rest.
  expect(tweenOf(500)).toBe(420);
  expect(moments).toHaveLength(19);
  expect(moments.reduce((sum, { ms }) => sum + ms, 0)).toBe(500 + 500 + 400 + 1500);
  const steps = [5, 6].map((ply) => moments.filter((moment) => moment.ply === ply).map(({ t }) => t));
  for (const shares of steps) {
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(new Set(shares).size).toBe(9);
  }
});

test('the length of a whole case is known before it is made', () => {
  const { frames, ms } = lengthOf({ ...ORDER, format: 'gif', from: 0, to: 114 });
  expect(lengthInWords({ frames, ms })).toBe(w.told({ frames: 115, time: w.seconds({ seconds: 58.5 }) }));
  expect(lengthOf({ ...ORDER, format: 'gif', from: 0, to: MOST_FRAMES }).frames).toBeGreaterThan(MOST_FRAMES);
});

const [WIDTH, HEIGHT] = [24, 16];
const RED = 0xff0000ff;
const BLUE = 0xffff0000;

/** A picture on a ground, with a square of one colour on it. */
function picture(ground: number, x: number, y: number, colour: number): Uint32Array {
  const pixels = new Uint32Array(WIDTH * HEIGHT).fill(ground);
  for (let row = y; row < y + 3; row++) pixels.fill(colour, row * WIDTH + x, row * WIDTH + x + 3);
  return pixels;
}

async function filmed(pictures: Uint32Array[], delays: number[]) {
  const tally = new Tally();
  for (const one of pictures) tally.add(one);
  const film = new Film(tally.palette(), WIDTH, HEIGHT);
  pictures.forEach((one, i) => {
    film.add(one, delays[i] ?? 0);
  });
  return readGif(new Uint8Array(await film.file().arrayBuffer()));
}

const bytesOf = (pixels: Uint32Array) => new Uint8Array(pixels.buffer);

test('a GIF shows the pictures in their order, each of its delay', async () => {
  const pictures = [picture(RED, 2, 2, BLUE), picture(RED, 5, 2, BLUE), picture(BLUE, 5, 9, RED)];
  const gif = await filmed(pictures, [300, 300, 1500]);
  expect([gif.width, gif.height, gif.frames.length]).toEqual([WIDTH, HEIGHT, 3]);
  expect(gif.frames.map(({ delay }) => delay)).toEqual([300, 300, 1500]);
  gif.pictures.forEach((seen, i) => {
    expect(seen).toEqual(bytesOf(pictures[i] as Uint32Array));
  });
});

test('only the rectangle that changed is written; a picture that stays lengthens the one before', async () => {
  const [here, there] = [picture(RED, 2, 2, BLUE), picture(RED, 9, 5, BLUE)];
  const gif = await filmed([here, here, there, there, here], [100, 100, 100, 100, 700]);
  expect(gif.frames).toEqual([
    { delay: 200, left: 0, top: 0, width: WIDTH, height: HEIGHT },
    { delay: 200, left: 2, top: 2, width: 10, height: 6 },
    { delay: 700, left: 2, top: 2, width: 10, height: 6 },
  ]);
  expect(gif.pictures.map((seen) => Buffer.from(seen).equals(Buffer.from(bytesOf(there))))).toEqual([
    false,
    true,
    false,
  ]);
});

test('of more colours than a GIF has, those of areas stay exact and the rest come near', async () => {
  const shades = Uint32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    i < 64 ? RED : (0xff000000 | (i * 2654435761)) >>> 0,
  );
  const gif = await filmed([shades, picture(RED, 2, 2, BLUE)], [100, 100]);
  expect(gif.colours).toBe(256);
  const [first] = gif.pictures as [Uint8Array];
  expect(first.subarray(0, 4 * 64)).toEqual(bytesOf(shades).subarray(0, 4 * 64));
  expect(gif.pictures[1]).toEqual(bytesOf(picture(RED, 2, 2, BLUE)));
});

test('delays are hundredths of a second, and their errors do not add up', () => {
  const delay = ticker();
  const told = Array.from({ length: 30 }, () => delay(1000 / 30));
  expect(told.every((ms) => ms % 10 === 0)).toBe(true);
  expect(told.reduce((sum, ms) => sum + ms, 0)).toBe(1000);
  expect(ticker()(1)).toBe(10);
  expect(ticker()(1_000_000)).toBe(655_350);
});
