// The Hyper Knights map on the screen: wheel, drag, fingers, and the colours of what is drawn.
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { ANY, like } from './like';
import { board, button, clickSquare, expect, load, middle, paste, sentence, start, test } from './page';
import { w } from './words';

/** The map's corner on the canvas. */
const RIM = { left: 62, top: 34 };
const FAR = 1n << 62n;
const SAFE = 1n << 53n;
const HASH = '#v=1&game=knights&sample=statement&case=2&ply=0';
const PEAKS = 10;
/** A notch of the wheel turns so many pixels; each zooms by so much. */
const NOTCH = 100;
const WHEEL = 0.0022;

type Place = { x: bigint; y: bigint };
type View = Place & { cell: number; down: number; right: number };
type Point = { x: number; y: number };

declare const boardlab: Parts;

const told = (page: Page) => page.locator('.aside_told');

/** Opens the map for a person who asked for stillness: every way to a place is a jump. */
async function open(page: Page, hash = HASH): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await load(page, hash);
  await expect(page.locator('.knights-map_extent')).toContainText('cells');
  await expect(page.locator('.aside_because')).not.toBeEmpty();
}

/** The view that a person chose. bigints cross from the page as themselves. */
async function viewOf(page: Page): Promise<View> {
  const view = await page.evaluate(() => boardlab.state.view.value);
  if (!view) throw new Error('no view');
  return view;
}

async function goTo(page: Page, x: string, y: string): Promise<void> {
  await button(page, w.knights.goTo).click();
  await page.getByRole('textbox', { name: w.knights.axis({ axis: 'x' }) }).fill(x);
  await page.getByRole('textbox', { name: w.knights.axis({ axis: 'y' }) }).fill(y);
  await page.keyboard.press('Enter');
  await expect(page.locator('.knights-map_goTo')).toHaveCount(0);
}

/** Turns the wheel at a point of the canvas until a cell has so many pixels. */
async function zoomTo(page: Page, cell: number, at: Point): Promise<void> {
  const corner = await cornerOf(page);
  await page.mouse.move(corner.x + at.x, corner.y + at.y);
  const turn = Math.log((await viewOf(page)).cell / cell) / WHEEL;
  await page.mouse.wheel(0, turn);
  await expect.poll(async () => (await viewOf(page)).cell).toBeCloseTo(cell, 1);
}

async function cornerOf(page: Page): Promise<Point> {
  const { x, y } = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
  return { x, y };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const { x, y } = await cornerOf(page);
  await page.mouse.move(x + from.x, y + from.y);
  await page.mouse.down();
  await page.mouse.move(x + to.x, y + to.y, { steps: 5 });
  await page.mouse.up();
}

type Pixel = [number, number, number];

/** The cells of a square, each with its value as the engine gives it and a pixel of its ground. */
async function cells(page: Page, from: Place, side: number) {
  const view = await viewOf(page);
  return page.evaluate(
    async ({ from, side, view, rim }) => {
      const bytes = await boardlab.engines.session.askOf('knights', 'region', {
        x: `${from.x}`,
        y: `${from.y}`,
        side,
        stride: 1,
      });
      const ctx = document.querySelector('canvas')?.getContext('2d');
      // Beside a digit; of small cells the middle, where no neighbour shines through.
      const inset = view.cell < 8 ? view.cell / 2 : Math.min(5, view.cell * 0.3);
      return [...bytes].map((value, index) => {
        const row = Number(from.x - view.x) + Math.floor(index / side) - view.down;
        const column = Number(from.y - view.y) + (index % side) - view.right;
        const at = [rim.left + column * view.cell + inset, rim.top + row * view.cell + inset] as const;
        const [r = 0, g = 0, b = 0] = ctx?.getImageData(Math.floor(at[0]), Math.floor(at[1]), 1, 1).data ?? [];
        return { value, pixel: [r, g, b] as Pixel };
      });
    },
    { from, side, view, rim: RIM },
  );
}

/** The colours of the values 0 to 6, and of a map without values. */
const palette = (page: Page): Promise<Pixel[]> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const names = [...Array.from({ length: 7 }, (_, value) => `--g${value}`), '--board-alt'];
    const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Pixel;
    return names.map((name) => bytes(style.getPropertyValue(name).trim()));
  });

const distance = (a: Pixel, b: Pixel) => Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));

/** The value whose colour a pixel wears; of cells of few pixels, whose edges blend, the nearest one. */
function valueIn(pixel: Pixel, colours: Pixel[], blend: boolean): number {
  const away = colours.map((colour) => distance(pixel, colour));
  const least = Math.min(...away);
  return blend || least === 0 ? away.indexOf(least) : -1;
}

/** Values come from the engine a little after the view: the cells of a square wear their colours then. */
async function expectColours(page: Page, from: Place, side: number): Promise<void> {
  const [colours, { cell }] = [await palette(page), await viewOf(page)];
  const wrong = async () =>
    (await cells(page, from, side)).filter(({ value, pixel }) => valueIn(pixel, colours, cell < 4) !== value);
  await expect.poll(wrong).toEqual([]);
}

/** The point of the board under a pixel of the canvas, in cells from another view's corner. */
function under({ x, y, cell, down, right }: View, at: Point, from: Place) {
  const row = Number(x - from.x) + down + (at.y - RIM.top) / cell;
  return { row, column: Number(y - from.y) + right + (at.x - RIM.left) / cell };
}

test('the wheel zooms around the pointer; a drag moves the map and is no click', async ({ page }) => {
  await open(page);
  await goTo(page, '1000', '2000');
  const { x, y } = await cornerOf(page);
  const at = { x: 300, y: 260 };
  await page.mouse.move(x + at.x, y + at.y);
  for (const way of [1, -1, -1]) {
    const before = await viewOf(page);
    const wanted = before.cell * Math.exp(-way * 4 * NOTCH * WHEEL);
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, way * NOTCH);
    await expect.poll(async () => (await viewOf(page)).cell).toBeCloseTo(wanted, 3);
    const after = await viewOf(page);
    expect(under(after, at, before).row).toBeCloseTo(under(before, at, before).row, 6);
    expect(under(after, at, before).column).toBeCloseTo(under(before, at, before).column, 6);
  }
  await goTo(page, '1000', '2000');
  const [before, said] = [await viewOf(page), await told(page).textContent()];
  await drag(page, { x: 300, y: 300 }, { x: 250, y: 270 });
  const after = await viewOf(page);
  const moved = under(after, at, before);
  expect(moved.row).toBeCloseTo(under(before, { x: at.x, y: at.y + 30 }, before).row, 6);
  expect(moved.column).toBeCloseTo(under(before, { x: at.x + 50, y: at.y }, before).column, 6);
  await page.mouse.move(1, 1);
  // The cell that was asked for is the chosen one still.
  await expect(told(page)).toHaveText(said ?? '');
  // A cell at the edge may show less than a pixel of itself.
  const inside = { x: RIM.left + 1, y: RIM.top + 1 };
  await page.mouse.click(x + inside.x, y + inside.y);
  await page.mouse.move(1, 1);
  const { row, column } = under(after, inside, after);
  const cell = [after.x + BigInt(Math.floor(row)), after.y + BigInt(Math.floor(column))];
  const grouped = (part: bigint) => new Intl.NumberFormat('en').format(part).replaceAll(',', ' ');
  await expect(told(page)).toContainText(`(${cell.map(grouped).join(', ')})`);
});

test('every scale shows the engine’s values, and so does the far corner', async ({ page }) => {
  await open(page);
  await goTo(page, '2^53', '2000');
  // The chosen place is marked until it is let go.
  await page.getByRole('grid').focus();
  await page.keyboard.press('Escape');
  const [corner, middleOf] = [await cornerOf(page), await middle(page, `${SAFE}`, 2000)];
  for (const cell of [320, 100, 33.3, 16, 9.7, 4, 2.5]) {
    await zoomTo(page, cell, { x: middleOf.x - corner.x, y: middleOf.y - corner.y });
    await page.mouse.move(1, 1);
    if (cell > 200) await expectColours(page, { x: SAFE, y: 2000n }, 1);
    else await expectColours(page, { x: SAFE - 1n, y: 1998n }, 4);
  }
  await goTo(page, '2^62', '2^62');
  await expectColours(page, { x: FAR + 1n, y: FAR - 5n }, 4);
});

test('nothing tears where doubles end', async ({ page }) => {
  await open(page);
  await goTo(page, '2^53 - 3', '5');
  const { cell } = await viewOf(page);
  const { x, y } = await cornerOf(page);
  const seen: bigint[] = [];
  for (let step = 0; step < 8; step++) {
    await drag(page, { x: 400, y: 300 }, { x: 400, y: 300 - cell });
    await page.mouse.move(1, 1);
    await page.mouse.move(x + 200, y + 301);
    await expect(page.locator('.board_bubble')).toBeVisible();
    const [, row = ''] = /\(([\d\s]+),/.exec((await told(page).textContent()) ?? '') ?? [];
    seen.push(BigInt(row.replaceAll(/\s/g, '')));
    await expectColours(page, { x: (seen.at(-1) ?? 0n) - 3n, y: 2n }, 6);
  }
  expect(seen).toEqual(seen.map((_, step) => (seen[0] ?? 0n) + BigInt(step)));
  const [first = 0n, last = 0n] = [seen[0], seen.at(-1)];
  expect(first <= SAFE && last > SAFE).toBe(true);
});

/** Pixels without a value, and how much of each of the three rays is light. */
async function raysOf(page: Page) {
  const [view, empty] = [await viewOf(page), (await palette(page))[7]];
  const origin = {
    left: RIM.left - (view.right + Number(view.y)) * view.cell,
    top: RIM.top - (view.down + Number(view.x)) * view.cell,
  };
  return page.evaluate(
    ({ empty, origin }) => {
      const canvas = document.querySelector('canvas');
      const ctx = canvas?.getContext('2d');
      if (!canvas || !ctx) throw new Error('no canvas');
      const { data, width, height } = ctx.getImageData(0, 0, canvas.width, canvas.height);
      const pixel = (left: number, top: number) => {
        const at = 4 * (Math.round(top) * width + Math.round(left));
        return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      };
      let holes = 0;
      for (let top = Math.ceil(origin.top) + 3; top < height; top++)
        for (let left = Math.ceil(origin.left) + 3; left < width; left++)
          if (pixel(left, top).every((part, index) => part === empty?.[index])) holes += 1;
      const light = (left: number, top: number) =>
        [-1, 0, 1].some((aside) => pixel(left + aside, top).every((part) => part > 170));
      const rays = [
        [1, 2],
        [1, 1],
        [2, 1],
      ].map(([down = 1, right = 1]) => {
        let found = 0;
        for (let step = 60; step < 160; step++)
          if (light(origin.left + right * step, origin.top + down * step)) found++;
        return found;
      });
      return { holes, whole: rays.every((found) => found > 30) };
    },
    { empty, origin },
  );
}

test('zoomed out to millions the map is whole, with its three rays', async ({ page }) => {
  await open(page);
  await goTo(page, '0', '0');
  const { x, y } = await cornerOf(page);
  await page.mouse.move(x + RIM.left + 97, y + RIM.top + 97);
  await zoomTo(page, 20 * Math.exp(-56 * NOTCH * WHEEL), { x: RIM.left + 97, y: RIM.top + 97 });
  await expect(page.locator('.knights-map_extent')).toContainText('million');
  await expect(page.locator('.knights-map_extent')).toContainText(
    like(w.knights.strided({ stride: 32_769, rows: ANY, columns: ANY })),
  );
  await expect.poll(() => raysOf(page)).toEqual({ holes: 0, whole: true });
});

test('win and lose have two colours, dark and light, and the ten cells of the largest value are marked', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('switch', { name: w.knights.outcomes }).click();
  await goTo(page, '45', '205');
  await zoomTo(page, 24, { x: 400, y: 300 });
  const coloursOf = async (losing: boolean) => {
    const drawn = await cells(page, { x: 42n, y: 202n }, 8);
    return [...new Set(drawn.filter(({ value }) => (value === 0) === losing).map(({ pixel }) => `${pixel}`))];
  };
  const counts = async () => [(await coloursOf(true)).length, (await coloursOf(false)).length];
  await expect.poll(counts).toEqual([1, 1]);
  const bright = async (losing: boolean) => (await coloursOf(losing)).join().split(',').map(Number)[1] ?? 0;
  expect((await bright(false)) - (await bright(true))).toBeGreaterThan(80);
  await goTo(page, '26', '26');
  await zoomTo(page, 10, { x: 400, y: 300 });
  const [view, highest] = [await viewOf(page), (await palette(page))[6]];
  const stars = () =>
    page.evaluate(
      async ({ rim, view }) => {
        const ctx = document.querySelector('canvas')?.getContext('2d');
        const { peaks } = await boardlab.engines.session.askOf('knights', 'landmarks', null);
        const at = (cell: number, origin: bigint, part: number) => (cell - Number(origin) - part + 0.5) * view.cell;
        return peaks.map(([row, column]) => {
          const left = rim.left + at(column, view.y, view.right);
          const [r, g, b] = ctx?.getImageData(left, rim.top + at(row, view.x, view.down), 1, 1).data ?? [];
          return [r, g, b];
        });
      },
      { rim: RIM, view },
    );
  await expect.poll(stars).toEqual(Array(PEAKS).fill(highest));
});

test('flights, and none for a person who asked for stillness', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  const picture = () => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  for (const [hour, reducedMotion] of (['no-preference', 'reduce'] as const).entries()) {
    await page.emulateMedia({ reducedMotion });
    await page.clock.pauseAt((hour + 1) * 3_600_000);
    await page.clock.runFor(1_000);
    const before = await picture();
    await button(page, /Zoom in/).click();
    await page.clock.runFor(50);
    const soon = await picture();
    await page.clock.runFor(1_000);
    expect(soon).not.toBe(before);
    expect(soon === (await picture())).toBe(reducedMotion === 'reduce');
    await page.clock.resume();
  }
});

test('a knight is taken and moved by two clicks', async ({ page }) => {
  await open(page);
  await clickSquare(page, 2, 5);
  const { x, y } = await middle(page, 1, 3);
  await page.mouse.move(x, y);
  await expect(told(page)).toContainText('Moving knight 1 here wins');
  await clickSquare(page, 1, 3);
  await expect(sentence(page)).toContainText('(1, 3)');
});

test('on a phone the nim-sum of twenty knights stays in sight while they are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#v=1&game=knights&sample=twenty&case=1&ply=0');
  const list = page.locator('.aside_why .evidence_scroll');
  const sum = list.locator('tfoot th');
  await expect(sum).toHaveText(w.knights.sumOf({ knights: 20 }));
  await list.scrollIntoViewIfNeeded();
  for (const to of [0, 200, 10_000]) {
    await list.evaluate((scroll, top) => scroll.scrollTo(0, top), to);
    const [all, row] = [await list.boundingBox(), await sum.boundingBox()];
    if (!all || !row) throw new Error('not there');
    expect(row.y, `${to}`).toBeGreaterThan(all.y);
    expect(row.y + row.height, `${to}`).toBeLessThanOrEqual(all.y + all.height + 1);
  }
});

test.describe('with fingers', () => {
  test.use({ fresh: true, hasTouch: true });

  test('two fingers zoom and move', async ({ page }) => {
    await open(page);
    await goTo(page, '1000', '2000');
    await expect(told(page)).toContainText('Grundy value');
    const [before, said] = [await viewOf(page), await told(page).textContent()];
    const { x, y } = await cornerOf(page);
    const touch = await page.context().newCDPSession(page);
    const points = (apart: number, shift: number) => [
      { x: x + 300 + shift - apart, y: y + 300, id: 0 },
      { x: x + 300 + shift + apart, y: y + 300, id: 1 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', points(40, 0));
    for (let step = 1; step <= 10; step++) await send('touchMove', points(40 + 4 * step, 3 * step));
    await send('touchEnd', []);
    const after = await viewOf(page);
    expect(after.cell / before.cell).toBeCloseTo(2, 1);
    expect(under(after, { x: 330, y: 300 }, before).column).toBeCloseTo(
      under(before, { x: 300, y: 300 }, before).column,
      3,
    );
    await expect(told(page)).toHaveText(said ?? '');
  });
});

test('a tab that comes back has its map at hand, and another text is another view', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  for (const name of [w.robots.name, w.knights.name, w.robots.name, w.knights.name])
    await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.locator('.knights-map_extent')).toContainText('cells');
  await button(page, /Zoom in/).click();
  await paste(page, '1\n1\n400 300\n');
  await expect(page.locator('.aside_because')).toContainText('knight');
  const { x, y } = await middle(page, 400, 300);
  const box = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x).toBeGreaterThan(box.x);
  expect(x).toBeLessThan(box.x + box.width);
  expect(y).toBeGreaterThan(box.y);
  expect(y).toBeLessThan(box.y + box.height);
});
