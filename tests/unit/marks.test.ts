// @vitest-environment happy-dom
// What boards write and mark, so that each can be read: on a canvas that remembers what is drawn on it.

import * as jankenWords from 'words:janken';
import { expect, test } from 'vitest';
import type { Drawing, Scene } from '../../www/src/board/drawing';
import { drawing as janken } from '../../www/src/games/janken/draw/drawing';
import { drawing as hyper } from '../../www/src/games/knights/draw/drawing';
import { drawNames } from '../../www/src/games/knights/draw/landmarks';
import { gridOf } from '../../www/src/games/knights/draw/view';
import { drawing as pursuit } from '../../www/src/games/pursuit/draw/drawing';
import { arrowsTo } from '../../www/src/games/robots/draw/beyond';
import { drawing as solitaire } from '../../www/src/games/solitaire/draw/drawing';
import { scene } from './board';
import { open, settled, until, waitFor } from './page';
import { canvas } from './picture';

/** The texts that are written, in their order. */
function written(draw: (ctx: CanvasRenderingContext2D) => void): string[] {
  const { canvas: drawn, picture } = canvas();
  draw(drawn.getContext('2d') as CanvasRenderingContext2D);
  return [...picture().matchAll(/fillText\("([^"]*)"/g)].map(([, text]) => text ?? '');
}

async function sceneAt<S>(hash: string): Promise<S> {
  await settled(await open(hash));
  return (await scene()) as S;
}

type BoardOf<D> = D extends Drawing<infer B> ? B : never;
const sceneOf = <D>(_: D, hash: string) => sceneAt<Scene<BoardOf<D>>>(hash);

test('Janken: of two labels on one place that of the next move is drawn', async () => {
  const alone = await sceneOf(janken, '#v=1&game=janken&sample=zones&case=1&ply=3');
  const both = written((ctx) => janken.draw(ctx, alone));
  expect(both).toContain(jankenWords.plateLeft({ points: 7 }));
  expect(both).not.toContain(jankenWords.plateLeft({ points: 5 }));
  expect(written((ctx) => janken.draw(ctx, { ...alone, explanation: null }))).toContain(
    jankenWords.plateLeft({ points: 5 }),
  );
});

test('Pursuit: the cell that the fugitive covers has a sign, too, whether it may stay there', async () => {
  const lab = await open('#v=1&game=pursuit');
  lab.input.setText('1\n0 5\n1 1\n20 1\n2 2\n2 4\n');
  await settled(lab);
  const now = (await scene()) as Scene<BoardOf<typeof pursuit>, null>;
  const drawn = (letter: string) => {
    const { n, fugitive, reach } = now.after;
    const own = fugitive ?? 0;
    const { canvas: on, picture } = canvas();
    const after = { ...now.after, reach: reach.slice(0, own) + letter + reach.slice(own + 1) };
    expect([n, own, reach[own]]).toEqual([5, 12, 'o']);
    pursuit.draw(on.getContext('2d') as CanvasRenderingContext2D, { ...now, after });
    return picture();
  };
  const [safe, unsafe, unknown] = ['o', 'x', '.'].map(drawn);
  expect(new Set([safe, unsafe, unknown]).size).toBe(3);
});

test('Hyper Knights: the names of the bands cover no values', async () => {
  type Map = Parameters<typeof drawNames>[1];
  await sceneAt('#v=1&game=knights&sample=twenty&case=1&ply=0');
  const map = await waitFor(async () => {
    const now = (await scene()) as Map;
    expect(now.overlay).not.toBeNull();
    return now;
  });
  const namesAt = (cell: number) => {
    const now = { ...map, view: { x: 0n, y: 0n, down: 0, right: 0, cell }, size: { width: 900, height: 900 } };
    return written((ctx) => drawNames(ctx, now, gridOf(now.view, now.size)));
  };
  expect(namesAt(6)).toContain('y ≈ 2x');
  expect(namesAt(24)).toEqual([]);
});

test('Hyper Knights: on a map of many knights these are dots, and all that is written is written above them', async () => {
  const knights = '7 9\n'.repeat(50).replaceAll(/7 9/g, (_, at) => `${(at * 7) % 480} ${(at * 11) % 480}`);
  const text = `1\n51\n499 247\n${knights}`;
  const lab = await open('#v=1&game=knights&sample=twenty&case=1&ply=0');
  lab.input.setText(text);
  await until(lab.state.shown, (now) => now?.frame.board.game === 'knights' && now.frame.board.knights.length === 51);
  await settled(lab);
  const now = (await scene()) as Scene<BoardOf<typeof hyper>>;
  const size = { width: 600, height: 600 };
  const view = hyper.defaultView(now.after, size);
  const { canvas: drawn, picture } = canvas();
  const map = {
    ...now,
    size,
    view,
    overlay: { bands: [{ down: 1, right: 2, from: -9, to: 9 }], peaks: [], highest: 6 },
  };
  hyper.draw(drawn.getContext('2d') as CanvasRenderingContext2D, map as unknown as Parameters<typeof hyper.draw>[1]);
  const done = picture();
  const dots = [...done.matchAll(/\barc\(/g)];
  expect(dots).toHaveLength(51);
  for (const written of ['fillText("y ≈ 2x"', 'fillText("100"', 'strokeText("100"'])
    expect(done.indexOf(written), written).toBeGreaterThan(dots.at(-1)?.index ?? 0);
  // The last row is far enough from the edge for a whole figure.
  const { top, height } = hyper.cellBox({ ...now, size, view }, { x: 499n, y: 247n });
  expect(top + height / 2 + 10).toBeLessThanOrEqual(size.height);
});

test('Robots: an arrow at the edge stands for all robots that it would overlap', () => {
  const pane = { left: 0, top: 0, width: 300, height: 300 };
  const grid = { left: 0, top: 0, cell: 20, rows: 31, columns: 31, pane, close: true, rim: 0 };
  const robots = [
    [20, 20],
    [21, 25],
    [30, 30],
    [5, 20],
    [5, 5],
  ].map((at) => ({ at: at as [number, number], alpha: 1, tail: null }));
  expect(arrowsTo(grid, robots).map(({ at }) => at)).toEqual([
    // Beside the cells, and over none.
    { x: 305, y: 305 },
    { x: 305, y: 110 },
  ]);
});

test('Solitaire: a check is on the solver’s removal, and not on that of an input', async () => {
  const marks = async (sample: string, ply: number) => {
    const lab = await open(`#v=1&game=solitaire&sample=${sample}&case=1&ply=${ply}`);
    await until(lab.state.shown, (now) => now?.explanation?.game === 'solitaire' && now.explanation.chosen !== null);
    const now = (await scene()) as Scene<BoardOf<typeof solitaire>>;
    const { canvas: drawn, picture } = canvas();
    solitaire.draw(drawn.getContext('2d') as CanvasRenderingContext2D, now);
    return picture();
  };
  const CHECK = 'M-.45 .03 L-.12 .38 L.48 -.34';
  expect(await marks('springare', 0)).toContain(CHECK);
  expect(await marks('illegal', 0)).not.toContain(CHECK);
});
