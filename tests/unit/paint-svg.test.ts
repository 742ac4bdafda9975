// @vitest-environment happy-dom
// The core's pictures on a canvas: what is painted, in which order, and that every word of a picture is known. That the pixels are those of
// the picture is seen in browsers (tests/e2e/own.spec.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draw_printed, initSync } from '../../www/pkg/scenes/engine_scenes.js';
import { painted } from '../../www/src/board/scene/paint-svg';
import { pictures } from '../../www/src/board/scene/picture';
import { SHAPES, sceneOfAll } from './scene-of-all';

type Call = [name: string, ...values: unknown[]];

let calls: Call[] = [];

/** A context that keeps what is called, and with what is painted its colour. */
function recorder() {
  const set: Record<string, unknown> = {};
  const colourOf = (name: string) => (name.startsWith('fill') ? [set.fillStyle] : [set.strokeStyle, set.lineWidth]);
  return new Proxy(set, {
    get:
      (_, name: string) =>
      (...values: unknown[]) =>
        calls.push([name, ...values, ...(/^(fill|stroke)/.test(name) ? colourOf(name) : [])]),
  });
}

beforeAll(() => {
  initSync({ module: readFileSync('www/pkg/scenes/engine_scenes_bg.wasm') });
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: string) {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => recorder() as never);
});

beforeEach(() => {
  calls = [];
});

const count = (name: string) => calls.filter(([one]) => one === name).length;

const wrapped = (inside: string) => `<svg width="200" height="100" viewBox="-5 -.5 20 10">${inside}</svg>`;

test('what is painted has the style of what it stands in, its place, and its outline behind it', () => {
  const inside =
    '<title>t</title><g fill="#abc" stroke="#fff" stroke-width="1"><text x="5" y="2.5" dy=".35em" font-size="10">a &lt; &amp;lt;</text></g>' +
    '<g transform="translate(1 -.5)"><path fill="none" stroke="#123" d="M0 0"/></g><path d="M1 1"/>';
  const { width, height } = painted(wrapped(inside));
  expect([width, height]).toEqual([200, 100]);
  expect(calls.filter(([name]) => /scale|translate|^(fill|stroke)/.test(name))).toEqual([
    ['scale', 10, 10],
    ['translate', 5, 0.5],
    ['strokeText', 'a < &lt;', 5, 6, '#fff', 1],
    ['fillText', 'a < &lt;', 5, 6, '#abc'],
    ['translate', 1, -0.5],
    ['stroke', { d: 'M0 0' }, '#123', 1],
    ['fill', { d: 'M1 1' }, '#000'],
  ]);
});

test('a word that is not known is an error', () => {
  expect(() => painted(wrapped('<path opacity=".5" d="M0 0"/>'))).toThrow('opacity');
  expect(() => painted(wrapped('<circle/>'))).toThrow('circle');
  expect(() => painted(wrapped('<g transform="skewX(3)"></g>'))).toThrow('skewX');
});

const goldens = ['tests/golden/scenes', 'docs'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.svg') ? [`${folder}/${name}`] : [])),
);
const drawnHere = SHAPES.flatMap((shape) =>
  ['light', 'dark', 'print'].map((theme) => [`${shape}, ${theme}`, () => drawnAs(shape, theme)] as const),
);
const drawnAs = (shape: (typeof SHAPES)[number], theme: string) =>
  draw_printed(sceneOfAll(shape), `theme=${theme} width=800`);

test.each([
  ...goldens.map((path) => [path, () => readFileSync(path, 'utf8')] as const),
  ...drawnHere,
])('every word of %s is known, and each text and path is painted', (_, picture) => {
  const svg = picture();
  painted(svg);
  expect(count('fillText')).toBe(svg.split('<text').length - 1);
  expect(count('fill') + count('stroke')).toBeGreaterThanOrEqual(svg.split('<path').length - 1);
  expect(count('save')).toBe(count('restore'));
});

/** A board that is shown. */
const shown = (text: string, dark = false) =>
  ({ after: { text, plan: [0, 0, 20, 10] }, size: { width: 100, height: 100 }, theme: { dark } }) as never;

/** A board of its own, and the engine that it asks. */
function board() {
  const asked: string[] = [];
  const answers: ((svg: string) => void)[] = [];
  const ask = (_of: string, _call: string, { text, look }: { text: string; look: string }) => {
    asked.push(`${text} ${look}`);
    return new Promise((keep) => answers.push(keep));
  };
  let drawn = 0;
  const picture = pictures({ askOf: ask } as never, () => {
    drawn += 1;
  });
  const answer = async () => {
    answers.shift()?.(wrapped(''));
    await new Promise((keep) => setTimeout(keep));
    return drawn;
  };
  return { asked, picture, answer };
}

test('a board asks for its picture when it draws another position or in another theme, and keeps the one before until it is there', async () => {
  const { asked, picture, answer } = board();
  expect(picture(shown('a')).overlay).toBeNull();
  expect(await answer()).toBe(1);
  const { overlay } = picture(shown('a'));
  expect(overlay).not.toBeNull();
  for (const text of ['b', 'c', 'd']) expect(picture(shown(text)).overlay).toBe(overlay);
  expect(await answer()).toBe(2);
  expect(await answer()).toBe(3);
  picture(shown('d'));
  picture(shown('d', true));
  expect(asked.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    'a theme=light',
    'b theme=light',
    // The engine was busy with b when c was wanted.
    'd theme=light',
    'd theme=dark',
  ]);
});

test('of two boards beside each other each has its own picture', async () => {
  const [one, two] = [board(), board()];
  one.picture(shown('a'));
  two.picture(shown('b'));
  await one.answer();
  await two.answer();
  expect(one.picture(shown('a')).overlay).not.toBe(two.picture(shown('b')).overlay);
  expect([one.asked.length, two.asked.length]).toEqual([1, 1]);
});
