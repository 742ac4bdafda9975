// What is exported, without a canvas: which positions, how long each stands, how large, under which name.
import * as w from 'words:export';
import { expect, test } from 'vitest';
import { tweenOf } from '../../www/src/board/geometry';
import { PRINTED } from '../../www/src/engine/printed-name';
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
  widthsOf,
} from '../../www/src/features/export/order';
import { RATES } from '../../www/src/features/export/state';
import { SPEEDS } from '../../www/src/game/timeline';

const ORDER: Order = {
  format: 'png',
  game: 'robots',
  case: 3,
  from: 28,
  to: 28,
  step: 500,
  rate: null,
  width: 480,
  aspect: 1,
  seen: null,
  colours: 'values',
  unit: { plies: 1 },
  hints: true,
  theme: 'light',
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

test('a film of one’s own board is named after no game and no case', () => {
  expect(fileName({ ...ORDER, game: PRINTED, format: 'gif', from: 0, to: 9 })).toBe('board-moves0-9.gif');
});

test('a caption has the number of the move wherever it is asked for', () => {
  expect(captionAt({ caption: 'After {move} moves, {move}!', unit: { plies: 1 } }, 28)).toBe('After 28 moves, 28!');
  expect(captionAt({ caption: '{moves}', unit: { plies: 1 } }, 28)).toBe('{moves}');
  expect(captionAt({ caption: 'removal {move}', unit: { plies: 2 } }, 28)).toBe('removal 14');
});

test('a picture’s size follows from width, shape and caption', () => {
  const pixels = (order: Partial<Order>, aspect = 1) => sheetOf({ ...ORDER, ...order }, aspect).pixels;
  expect(pixels({})).toEqual({ width: 480, height: 509 });
  expect(pixels({ width: 2160 })).toEqual({ width: 2160, height: 2289 });
  expect(pixels({ caption: '' })).toEqual({ width: 480, height: 480 });
  expect(pixels({ width: 1080, caption: '' }, 2)).toEqual({ width: 1080, height: 540 });
  // Encoders of videos take even sides.
  expect(pixels({ format: 'webm' })).toEqual({ width: 480, height: 510 });
});

test('only a picture can be as wide as for print', () => {
  expect(FORMATS.filter((format) => Math.max(...widthsOf(format)) > 1080)).toEqual(['png']);
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

test('a GIF’s delays are whole hundredths of a second', () => {
  const delays = SPEEDS.flatMap((step) => [null, ...RATES.gif].flatMap((rate) => gif({ from: 0, to: 2, step, rate })));
  expect(delays.filter(({ ms }) => ms % 10 !== 0)).toEqual([]);
});
