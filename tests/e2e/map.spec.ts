// The Hyper Knights map: pan, zoom, far places, what is drawn and what is said.
import type { Page } from '@playwright/test';
import { board, button, expect, expectOutput, KNIGHTS_OUTPUT, paste, start, test } from './page';

/** The map's corner on the canvas. */
const RIM = { left: 62, top: 34 };
const FAR = 1n << 62n;
const SAFE = 1n << 53n;
const HASH = '#v=1&game=knights&sample=statement&case=2&ply=0';
const PEAKS = 10;

type Place = { x: bigint; y: bigint };
type View = Place & { cell: number; down: number; right: number };
type Pixel = [number, number, number];

declare const boardlab: {
  state: {
    view: { value: View | null };
    pointed: { value: Place | null };
    cursor: { value: Place | null };
    seen: { value: { place: Place; look: { grundy: number } | null } | null };
    landmarks: { value: { peaks: [number, number][] } | null };
  };
  session: { tile(tile: Place & { side: number; stride: number }): Promise<Uint8Array> };
};

async function open(page: Page): Promise<void> {
  await start(page, HASH);
  await expectOutput(page, KNIGHTS_OUTPUT);
  await expect.poll(() => page.evaluate(() => !!boardlab.state.landmarks.value)).toBe(true);
}

/** bigints do not cross from the page as JSON, but as themselves they do. */
const viewOf = (page: Page) => page.evaluate(() => boardlab.state.view.value);

async function see(page: Page, view: View): Promise<void> {
  await page.evaluate((next) => {
    boardlab.state.view.value = next;
  }, view);
  await rest(page);
}

/** Until nothing is drawn anew any more. */
async function rest(page: Page): Promise<void> {
  const drawn = () =>
    page.evaluate(async () => {
      const canvas = document.querySelector('canvas');
      await new Promise((done) => setTimeout(done, 120));
      return canvas?.toDataURL() ?? '';
    });
  let before = '';
  await expect
    .poll(async () => {
      const now = await drawn();
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
}

async function goTo(page: Page, x: string, y: string): Promise<void> {
  await button(page, 'Go to…').click();
  await page.getByRole('textbox', { name: 'x (row)' }).fill(x);
  await page.getByRole('textbox', { name: 'y (column)' }).fill(y);
  await page.keyboard.press('Enter');
}

async function corner(page: Page): Promise<{ x: number; y: number }> {
  const { x, y } = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
  return { x, y };
}

/** The cells of a square, each with its value as the engine gives it and a pixel of its ground. */
async function cells(page: Page, from: Place, side: number) {
  const view = await viewOf(page);
  if (!view) throw new Error('no view');
  return page.evaluate(
    async ({ from, side, view, rim }) => {
      const bytes = await boardlab.session.tile({ ...from, side, stride: 1 });
      const ctx = document.querySelector('canvas')?.getContext('2d');
      const inset = Math.min(5, view.cell * 0.3);
      return [...bytes].map((value, index) => {
        const row = Number(from.x - view.x) + Math.floor(index / side) - view.down;
        const column = Number(from.y - view.y) + (index % side) - view.right;
        const at = [rim.left + column * view.cell + inset, rim.top + row * view.cell + inset] as const;
        const [r = 0, g = 0, b = 0] = ctx?.getImageData(Math.floor(at[0]), Math.floor(at[1]), 1, 1).data ?? [];
        return { value, pixel: [r, g, b] as [number, number, number] };
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

async function expectColours(page: Page, from: Place, side: number): Promise<void> {
  const colours = await palette(page);
  const drawn = await cells(page, from, side);
  expect(drawn.map(({ pixel }) => pixel)).toEqual(drawn.map(({ value }) => colours[value]));
}

/** The point of the board under a pixel of the canvas, in cells from the view's own corner. */
function under({ x, y, cell, down, right }: View, at: { x: number; y: number }) {
  const row = Number(x) + down + (at.y - RIM.top) / cell;
  return { row, column: Number(y) + right + (at.x - RIM.left) / cell };
}

test('the wheel zooms around the pointer', async ({ page }) => {
  await open(page);
  await see(page, { x: 100n, y: 200n, cell: 20, down: 0.25, right: 0.5 });
  const { x, y } = await corner(page);
  const at = { x: 300, y: 260 };
  await page.mouse.move(x + at.x, y + at.y);
  for (const way of [1, -1, -1]) {
    const before = await viewOf(page);
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, way * 100);
    await rest(page);
    const after = await viewOf(page);
    if (!before || !after) throw new Error('no view');
    expect(after.cell / before.cell).toBeCloseTo(Math.exp(-way * 400 * 0.0022), 3);
    expect(under(after, at).row).toBeCloseTo(under(before, at).row, 6);
    expect(under(after, at).column).toBeCloseTo(under(before, at).column, 6);
  }
});

test('a drag moves the map and is no click', async ({ page }) => {
  await open(page);
  await see(page, { x: 100n, y: 200n, cell: 20, down: 0, right: 0 });
  const { x, y } = await corner(page);
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + 250, y + 270, { steps: 5 });
  await page.mouse.up();
  const view = await viewOf(page);
  expect([view?.x, view?.y]).toEqual([101n, 202n]);
  expect([view?.down, view?.right]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  expect(await page.evaluate(() => boardlab.state.cursor.value)).toBeNull();
  await page.mouse.click(x + RIM.left + 1, y + RIM.top + 1);
  expect(await page.evaluate(() => boardlab.state.cursor.value)).toEqual({ x: 101n, y: 202n });
});

test('the far corner is told as the engine has it', async ({ page }) => {
  await open(page);
  await goTo(page, '4,611,686,018,427,387,904', '2^62');
  await expect.poll(() => page.evaluate(() => boardlab.state.seen.value?.place)).toEqual({ x: FAR, y: FAR });
  const [value] = await page.evaluate(
    async (far) => [...(await boardlab.session.tile({ x: far, y: far, side: 1, stride: 1 }))],
    FAR,
  );
  expect(await page.evaluate(() => boardlab.state.seen.value?.look?.grundy)).toBe(value);
  await expect(page.locator('.told')).toContainText(`Grundy value ${value}`);
  await expect(page.locator('.told')).toContainText('4,611,686,018,427,387,904');
  await rest(page);
  await expectColours(page, { x: FAR + 1n, y: FAR - 5n }, 4);
});

test('numbers that are none, and places beyond the last, are refused in words', async ({ page }) => {
  await open(page);
  await goTo(page, '12', 'far away');
  await expect(page.getByRole('alert')).toContainText('y: digits, please');
  await page.getByRole('textbox', { name: 'y (column)' }).fill('2^62 + 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('from 0 to 2^62');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'x (row)' })).toHaveCount(0);
  await expect(button(page, 'Go to…')).toBeFocused();
});

test('nothing tears where doubles end', async ({ page }) => {
  await open(page);
  await goTo(page, '2^53 - 3', '5');
  await rest(page);
  const { x, y } = await corner(page);
  const cell = (await viewOf(page))?.cell ?? 0;
  const seen: bigint[] = [];
  for (let step = 0; step < 8; step++) {
    await page.mouse.move(x + 400, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 400, y + 300 - cell, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(x + 200, y + 301 + (step % 2));
    await rest(page);
    const pointed = await page.evaluate(() => boardlab.state.pointed.value);
    seen.push(pointed?.x ?? -1n);
    await expectColours(page, { x: (pointed?.x ?? 0n) - 3n, y: 2n }, 6);
  }
  expect(seen).toEqual(seen.map((_, step) => (seen[0] ?? 0n) + BigInt(step)));
  const [first = 0n, last = 0n] = [seen[0], seen.at(-1)];
  expect(first <= SAFE && last > SAFE).toBe(true);
});

test('zoomed out to millions the map is whole, with its three rays', async ({ page }) => {
  await open(page);
  await see(page, { x: 0n, y: 0n, cell: 20, down: 0, right: 0 });
  const { x, y } = await corner(page);
  await page.mouse.move(x + RIM.left + 1, y + RIM.top + 1);
  for (let notch = 0; notch < 56; notch++) await page.mouse.wheel(0, 100);
  await rest(page);
  await expect(page.locator('.extent')).toContainText('million');
  await expect(page.locator('.extent')).toContainText('every 32,769th row and column');
  const empty = (await palette(page))[7] ?? [0, 0, 0];
  const view = await viewOf(page);
  const drawn = await page.evaluate(
    ({ rim, empty, origin }) => {
      const canvas = document.querySelector('canvas');
      const ctx = canvas?.getContext('2d');
      if (!canvas || !ctx) return null;
      const { data, width, height } = ctx.getImageData(0, 0, canvas.width, canvas.height);
      const pixel = (left: number, top: number) => {
        const at = 4 * (Math.round(top) * width + Math.round(left));
        return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      };
      let holes = 0;
      for (let top = Math.ceil(origin.top) + 3; top < height; top++)
        for (let left = Math.ceil(origin.left) + 3; left < width; left++)
          if (pixel(left, top).every((part, index) => part === empty[index])) holes += 1;
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
      return { holes, rays, rim };
    },
    {
      rim: RIM,
      empty,
      origin: {
        left: RIM.left - ((view?.right ?? 0) + Number(view?.y)) * (view?.cell ?? 0),
        top: RIM.top - ((view?.down ?? 0) + Number(view?.x)) * (view?.cell ?? 0),
      },
    },
  );
  expect(drawn?.holes).toBe(0);
  for (const found of drawn?.rays ?? [0]) expect(found).toBeGreaterThan(30);
});

test('every scale shows the engine’s values', async ({ page }) => {
  await open(page);
  for (const cell of [320, 100, 33.3, 16, 9.7, 4, 2.5]) {
    await see(page, { x: SAFE - 2n, y: 40n, cell, down: 0.4, right: 0.7 });
    await expectColours(page, { x: SAFE - 1n, y: 41n }, cell > 200 ? 1 : 4);
  }
});

test('win and lose have two colours, dark and light', async ({ page }) => {
  await open(page);
  await page.getByRole('switch', { name: 'Win / lose' }).click();
  await see(page, { x: 40n, y: 200n, cell: 24, down: 0, right: 0 });
  const drawn = await cells(page, { x: 42n, y: 202n }, 8);
  const colour = (losing: boolean) =>
    new Set(drawn.filter(({ value }) => (value === 0) === losing).map(({ pixel }) => pixel.join()));
  expect([...colour(true)]).toHaveLength(1);
  expect([...colour(false)]).toHaveLength(1);
  const bright = (losing: boolean) => [...colour(losing)].join().split(',').map(Number)[1] ?? 0;
  expect(bright(false) - bright(true)).toBeGreaterThan(80);
});

test('the ten cells of the largest value are marked', async ({ page }) => {
  await open(page);
  await page.getByRole('switch', { name: 'Win / lose' }).click();
  await see(page, { x: 0n, y: 0n, cell: 10, down: 0, right: 0 });
  const highest = (await palette(page))[6];
  const stars = await page.evaluate((rim) => {
    const ctx = document.querySelector('canvas')?.getContext('2d');
    return boardlab.state.landmarks.value?.peaks.map(([row, column]) => [
      ...(ctx?.getImageData(rim.left + column * 10 + 5, rim.top + row * 10 + 5, 1, 1).data ?? []),
    ]);
  }, RIM);
  expect(stars).toHaveLength(PEAKS);
  for (const star of stars ?? []) expect(star.slice(0, 3)).toEqual(highest);
});

/** Whether the board is still on its way just after a zoom. */
async function flies(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done));
      return canvas?.toDataURL();
    };
    document.querySelector<HTMLButtonElement>('button[title^="Zoom in"]')?.click();
    const soon = await frames(2);
    return soon !== (await frames(40));
  });
}

test('flights, and none for a person who asked for stillness', async ({ page }) => {
  await open(page);
  await see(page, { x: 100n, y: 200n, cell: 3, down: 0, right: 0 });
  expect(await flies(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await see(page, { x: 100n, y: 200n, cell: 3, down: 0, right: 0 });
  expect(await flies(page)).toBe(false);
});

test('a knight is taken and moved by two clicks', async ({ page }) => {
  await open(page);
  await see(page, { x: 0n, y: 0n, cell: 40, down: 0, right: 0 });
  const { x, y } = await corner(page);
  const click = (row: number, column: number) =>
    page.mouse.click(x + RIM.left + (column + 0.5) * 40, y + RIM.top + (row + 0.5) * 40);
  await click(2, 5);
  await page.mouse.move(x + RIM.left + 3.5 * 40, y + RIM.top + 1.5 * 40);
  await expect(page.locator('.told')).toContainText('Moving knight #1 here wins');
  await page.mouse.move(x + RIM.left + 2.5 * 40, y + RIM.top + 1.5 * 40);
  await expect(page.locator('.told')).toContainText('it would need value 1 here, not 2');
  await click(1, 3);
  await expect(page.locator('.step')).toContainText('(1, 3)');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('two fingers zoom and move', async ({ page }) => {
    await open(page);
    await see(page, { x: 100n, y: 200n, cell: 20, down: 0, right: 0 });
    const { x, y } = await corner(page);
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
    const view = await viewOf(page);
    if (!view) throw new Error('no view');
    expect(view.cell).toBeCloseTo(40, 1);
    const before = under({ x: 100n, y: 200n, cell: 20, down: 0, right: 0 }, { x: 300, y: 300 });
    expect(under(view, { x: 330, y: 300 }).column).toBeCloseTo(before.column, 3);
    expect(await page.evaluate(() => boardlab.state.cursor.value)).toBeNull();
  });
});

test('a tab that comes back has its map at hand, and another text is another view', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  for (const name of ['Robots', 'Hyper Knights', 'Robots', 'Hyper Knights'])
    await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.locator('.extent')).toContainText('cells');
  await page.getByRole('button', { name: /Zoom in/ }).click();
  await expect.poll(() => page.evaluate('boardlab.state.view.value !== null')).toBe(true);
  await paste(page, '1\n1\n400 300\n');
  const seen = () => page.evaluate('boardlab.stage.value.where({ x: 400n, y: 300n }).left');
  await expect.poll(seen).toBeGreaterThan(0);
  await expect.poll(seen).toBeLessThan(1000);
});

test('a knight far away is shown exactly', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&limits=lifted&case=1&ply=0');
  await paste(page, '1\n2\n1234567890123456789 2345678901234567891\n5 5\n');
  await page.keyboard.press('Escape');
  for (const number of ['2', '1']) await page.getByRole('button', { name: `Show knight ${number}` }).click();
  const left = () =>
    page.evaluate('boardlab.stage.value.where({ x: 1234567890123456789n, y: 2345678901234567891n }).left');
  await expect.poll(left).toBeGreaterThan(0);
  await expect.poll(left).toBeLessThan(900);
});

test('go to takes numbers, not what only looks like them', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  await page.getByRole('button', { name: /Go to/ }).click();
  const x = page.getByRole('textbox', { name: 'x (row)' });
  for (const wrong of ['1.5', '12, 7', '1,23', '0x10']) {
    await x.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('digits, please');
  }
  await x.fill('4,611 686');
  await page.getByRole('textbox', { name: 'y (column)' }).fill('2^53 - 3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.told')).toContainText('(4,611,686, 9,007,199,254,740,989)');
});
