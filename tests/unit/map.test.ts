// @vitest-environment happy-dom
// The Hyper Knights map: where a person goes, what is said there, which view another text brings.

import * as w from 'words:knights';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { Stage } from '../../www/src/board/stage';
import { DIGITS } from '../../www/src/games/knights/draw/digits';
import { SIDE } from '../../www/src/games/knights/draw/tiles';
import { click, hover, scene } from './board';
import { gameModule, side } from './hands';
import { sentence, write } from './kit';
import { type Boardlab, button, fireEvent, open, plain, screen, settled, shown, text, waitFor } from './page';
import { blankCanvases, frames } from './picture';

const FAR = 1n << 62n;
const SIZE = { width: 862, height: 634 };

const told = () => text('.aside_told');
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const alert = () => text('[role=alert]');

async function map(sample: string, more = ''): Promise<Boardlab> {
  const lab = await open(`#v=1&game=knights&sample=${sample}${more}&case=1&ply=0`);
  await shown(lab, 0);
  await waitFor(() => button(w.goTo));
  return lab;
}

function goTo(x: string, y: string): void {
  if (!document.querySelector('.knights-map_goTo')) fireEvent.click(button(w.goTo));
  fireEvent.input(field(w.axis({ axis: 'x' })), { target: { value: x } });
  fireEvent.input(field(w.axis({ axis: 'y' })), { target: { value: y } });
  fireEvent.submit(field(w.axis({ axis: 'x' })).form as HTMLFormElement);
}

/** A board of a size of its own, as a screen would give it. */
async function sized({ state, engines }: Boardlab): Promise<Stage> {
  const canvas = document.createElement('canvas');
  canvas.getContext = () => null;
  const stage = new Stage(canvas, state, await gameModule(), engines.session);
  stage.resize(SIZE);
  return stage;
}

beforeAll(async () => {
  await map('statement');
});

test('the far corner is told as the engine has it', async () => {
  const lab = await map('statement');
  goTo('4,611,686,018,427,387,904', '2^62');
  const [value] = await lab.engines.session.askOf('knights', 'region', {
    x: String(FAR),
    y: String(FAR),
    side: 1,
    stride: 1,
  });
  await waitFor(() => expect(told()).toContain(`Grundy value ${value}`));
  expect(told()).toContain('4 611 686 018 427 387 904');
});

test('numbers that are none, and places beyond the last, are refused in words', async () => {
  await map('statement');
  goTo('12', 'far away');
  await waitFor(() => expect(alert()).toContain(w.unreadable({ axis: 'y' })));
  expect(document.activeElement).toBe(field(w.axis({ axis: 'y' })));
  goTo('12', '2^62 + 1');
  await waitFor(() => expect(alert()).toContain(w.beyond({ axis: 'y' })));
  goTo('0x10', '7');
  await waitFor(() => expect(alert()).toContain(w.unreadable({ axis: 'x' })));
  fireEvent.keyDown(field(w.axis({ axis: 'x' })), { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('.knights-map_goTo')).toBeNull());
  expect(document.activeElement).toBe(button(w.goTo));
  goTo('4,611 686', '2^53 - 3');
  await waitFor(() => expect(told()).toContain('(4 611 686, 9 007 199 254 740 989)'));
});

test('a knight in hand is told what it may do, and is moved', async () => {
  await open('#v=1&game=knights&sample=statement&case=2&ply=0');
  await waitFor(() => expect(sentence()).not.toBe(''));
  await click(2, 5);
  await hover(0, 0);
  await waitFor(() => expect(told()).toContain(w.tooFar({ knight: 1 })));
  await hover(1, 3);
  await waitFor(() => expect(told()).toContain(w.makesZero({ knight: 1 })));
  expect(told()).not.toContain(w.tooFar({ knight: 1 }));
  await hover(1, 2);
  await waitFor(() => expect(told()).toContain(w.fails({ knight: 1, wanted: 1, value: 2 })));
  await click(1, 3);
  await waitFor(() => expect(sentence()).toContain('(1, 3)'));
});

test('without hints neither map nor words tell a value or the winner', async () => {
  const lab = await open('#v=1&game=knights&sample=statement&case=2&ply=0');
  await shown(lab, 0);
  lab.marks.setHints(false);
  const drawn = await scene();
  expect(JSON.stringify(drawn.after)).not.toMatch(/"nimSum":\d|"grundy":\d|"winner":\d/);
  expect([drawn.tiles.size, drawn.overlay, drawn.explanation]).toEqual([0, null, null]);
  const said = () => plain(document.querySelector('.main-page_mainPage')?.innerHTML).replace(/<pre.*?<\/pre>/gs, '');
  for (const page of ['Why', 'Position']) {
    await waitFor(() => side(page));
    await hover(2, 5);
    await waitFor(() => expect(told()).toContain(w.here({ knight: 1 })));
    expect(said()).not.toMatch(/nim-sum \d|Grundy value|with value|(Alice|Bob) wins|Nim-sum<|Winner/i);
    expect(said()).not.toContain(w.outcomes);
  }
  lab.marks.setHints(true);
  await waitFor(() => expect(said()).toContain('Nim-sum<'));
  side('Why');
});

test('another text is another view: what was zoomed is let go', async () => {
  const lab = await map('corner');
  const stage = await sized(lab);
  stage.zoom(8, null, false);
  expect(lab.state.view.peek()).not.toBeNull();
  await write(lab, '1\n1\n400 300\n');
  await settled(lab);
  expect(lab.state.view.peek()).toBeNull();
  const { left = -1, top = -1 } = stage.cellBox({ x: 400n, y: 300n }) ?? {};
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(SIZE.width);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(SIZE.height);
  stage.dispose();
});

test('knights far from each other are shown to the pixel', async () => {
  const lab = await map('corner', '&limits=lifted');
  const stage = await sized(lab);
  await write(lab, '1\n2\n1234567890123456789 2345678901234567891\n5 5\n');
  await settled(lab);
  const [far, near] = [
    { x: 1234567890123456789n, y: 2345678901234567891n },
    { x: 5n, y: 5n },
  ];
  stage.goTo(far, 24);
  expect(stage.cellBox(far)).toEqual({ left: 62 + 388, top: 34 + 288, width: 24, height: 24 });
  expect(stage.cellBox({ ...far, y: far.y + 1n })?.left).toBe(62 + 388 + 24);
  stage.goTo(near, 24);
  // No farther from the walls than a margin.
  expect(stage.cellBox(near)).toEqual({ left: 62 + 96 + 5 * 24, top: 34 + 96 + 5 * 24, width: 24, height: 24 });
  stage.dispose();
});

test('a cell beyond the edge is brought into sight, by as little as shows it whole', async () => {
  const stage = await sized(await map('corner'));
  stage.goTo({ x: 500n, y: 500n }, 24);
  const inside = stage.cellBox({ x: 500n, y: 500n });
  stage.reveal({ x: 500n, y: 500n });
  expect(stage.cellBox({ x: 500n, y: 500n })).toEqual(inside);
  stage.reveal({ x: 500n, y: 530n });
  const { left = 0, width = 0 } = stage.cellBox({ x: 500n, y: 530n }) ?? {};
  expect(left + width).toBeCloseTo(SIZE.width, 6);
  stage.dispose();
});

test('two maps of different scales come to rest: no frame is asked for while nothing changes', async () => {
  const lab = await map('corner');
  const game = await gameModule();
  const [canvases, time] = [blankCanvases(), frames()];
  onTestFinished(() => {
    time.end();
    canvases.end();
  });
  const engine = { askOf: async () => new Uint8Array(SIDE * SIDE) as never };
  const stages = [SIZE, { width: 531, height: 417 }].map((size) => {
    const stage = new Stage(document.createElement('canvas'), lab.state, game, engine);
    stage.resize(size);
    return stage;
  });
  const [large = 0, small = 0] = stages.map((stage) => stage.currentScene()?.view.cell);
  expect(large).toBeGreaterThan(small);
  expect(small).toBeGreaterThan(DIGITS[1]);
  for (let frame = 0; frame < 20; frame++) {
    time.at(frame * 20);
    await Promise.resolve();
  }
  const asksForMore = time.due();
  for (const stage of stages) stage.dispose();
  expect(asksForMore).toBe(false);
});
