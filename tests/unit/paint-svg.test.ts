// @vitest-environment happy-dom
// The core's pictures on a canvas: what is painted, in which order, and that every word of a picture is known. That the pixels are those of
// the picture is seen in browsers (tests/e2e/own.spec.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draw_printed, initSync } from '../../www/pkg/scenes/engine_scenes.js';
import { painted } from '../../www/src/board/scene/paint-svg';
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
