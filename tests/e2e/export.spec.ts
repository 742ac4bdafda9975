// The export dialog: every format is made, downloaded and opened again.
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Download, Page } from '@playwright/test';
import { readGif } from './gif';
import { expect, input, start, test } from './page';

const ROBOTS = '#v=1&game=robots&sample=statement&case=3&ply=28';
const BOARDS: Record<string, string> = {
  robots: ROBOTS,
  janken: '#v=1&game=janken&sample=zones&case=1&ply=2',
  pursuit: '#v=1&game=pursuit&sample=torus&case=1&ply=3',
  solitaire: '#v=1&game=solitaire&sample=springare&case=1&ply=2',
  knights: '#v=1&game=knights&sample=corner&case=1&ply=2',
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
/** Chooses from a list. */
const pick = (page: Page, name: string, option: string) =>
  dialog(page).getByRole('combobox', { name, exact: true }).selectOption(option);
const told = (page: Page) => dialog(page).getByRole('status');
const run = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true });

async function open(page: Page, hash: string): Promise<void> {
  await start(page, hash);
  await expect(page.locator('.counter')).toContainText('of');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

const format = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true }).check();

/** Makes the file and takes it as a person does. */
async function download(page: Page): Promise<Download> {
  await run(page).click();
  const link = dialog(page).getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return file;
}

const bytesOf = async (file: Download) => new Uint8Array(await readFile(await file.path()));

async function made(page: Page, name: string): Promise<{ name: string; bytes: Uint8Array }> {
  await format(page, name);
  const file = await download(page);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

type Pixels = { width: number; height: number; data: Uint8Array };

/** Does something in a page of its own, which has no rules against it. */
async function elsewhere<T>(page: Page, work: (blank: Page) => Promise<T>): Promise<T> {
  const blank = await page.context().newPage();
  const done = await work(blank);
  await blank.close();
  return done;
}

/** A picture's pixels as the browser decodes it. */
async function decoded(page: Page, bytes: Uint8Array, type: string): Promise<Pixels> {
  const { text, ...size } = await elsewhere(page, (blank) =>
    blank.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const ctx = new OffscreenCanvas(width, height).getContext('2d');
        ctx?.drawImage(image, 0, 0);
        const data = ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        let text = '';
        for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
        return { width, height, text: btoa(text) };
      },
      `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    ),
  );
  return { ...size, data: Buffer.from(text, 'base64') };
}

const rgb = ({ width, data }: Pixels, x: number, y: number) => [...data.subarray(4 * (y * width + x)).subarray(0, 3)];

/** The share of pixels of which a part differs by more than a shade of an edge. */
function apart(a: ArrayLike<number>, b: ArrayLike<number>, shade: number): number {
  expect(a.length).toBe(b.length);
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((part) => Math.abs((a[i + part] ?? 0) - (b[i + part] ?? 0)) > shade)) count++;
  return (4 * count) / a.length;
}

const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour of the page's own stylesheet, in the theme that it wears. */
const worn = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name);

test('a PNG has the size that was told, the board, its caption and the page’s colours', async ({ page }) => {
  await open(page, ROBOTS);
  await expect(dialog(page).locator('figcaption')).toContainText('480 × 509 pixels');
  const { name, bytes } = await made(page, 'PNG');
  expect(name).toBe('robots-case3-move28.png');
  const picture = await decoded(page, bytes, 'image/png');
  expect([picture.width, picture.height]).toEqual([480, 509]);
  expect(hex(rgb(picture, 2, 2))).toBe(await worn(page, '--bg'));
  const robot = await worn(page, '--robot');
  const cells = Array.from({ length: 480 * 480 }, (_, i) => hex(rgb(picture, i % 480, Math.floor(i / 480))));
  expect(cells.filter((cell) => cell === robot).length).toBeGreaterThan(20);
  expect(cells.filter((cell) => cell === '#ffffff').length).toBeGreaterThan(90_000);
});

test('a PNG at 4× has four times the pixels a side', async ({ page }) => {
  await open(page, ROBOTS);
  await pick(page, 'Scale', '4×');
  await expect(dialog(page).locator('figcaption')).toContainText('1,920 × 2,036 pixels');
  const { bytes } = await made(page, 'PNG');
  const view = new DataView(bytes.buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1920, 2036]);
});

for (const [game, hash] of Object.entries(BOARDS)) {
  test(`${game}: the SVG shows what the PNG shows, in shapes and text`, async ({ page }) => {
    await open(page, hash);
    const png = await decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
    const { bytes, name } = await made(page, 'SVG');
    expect(name).toMatch(new RegExp(`^${game}-case\\d+-move\\d+\\.svg$`));
    const svg = await decoded(page, bytes, 'image/svg+xml');
    expect([svg.width, svg.height]).toEqual([png.width, png.height]);
    expect(apart(svg.data, png.data, 48)).toBeLessThan(0.002);
    const counted = await page.evaluate((text) => {
      const file = new DOMParser().parseFromString(text, 'image/svg+xml');
      const count = (of: string) => file.querySelectorAll(of).length;
      const ids = [...file.querySelectorAll('[id]')].map(({ id }) => id);
      const [broken, shapes, letters, images] = [
        count('parsererror'),
        count('path, rect'),
        count('text'),
        count('image'),
      ];
      const caption = [...file.querySelectorAll('text')].at(-1)?.textContent;
      return { broken, shapes, letters, images, caption, twice: ids.length - new Set(ids).size };
    }, new TextDecoder().decode(bytes));
    expect(counted).toMatchObject({ broken: 0, twice: 0 });
    expect(counted.shapes).toBeGreaterThan(20);
    expect(counted.letters).toBeGreaterThan(8);
    expect(counted.caption).toMatch(/, case \d+, move \d+$/);
    // Pixels only where the game has them: a map of values, a chequered floor of any size.
    expect(counted.images).toBe(game === 'knights' || game === 'pursuit' ? counted.images : 0);
    expect(counted.images).toBeLessThan(6);
  });

  test(`${game}: a GIF begins and ends with what a PNG shows there`, async ({ page }) => {
    test.slow();
    await open(page, hash);
    const last = 3;
    await format(page, 'GIF');
    await field(page, 'First move').fill('1');
    await field(page, 'Last move').fill(String(last));
    await pick(page, 'Time a move', '0.3 s');
    const { name, bytes } = await made(page, 'GIF');
    expect(name).toMatch(new RegExp(`^${game}-case\\d+-moves1-3\\.gif$`));
    const gif = readGif(bytes);
    expect(gif.frames.map(({ delay }) => delay)).toEqual([300, 300, 1500]);
    await format(page, 'PNG');
    for (const [frame, ply] of [[0, 1] as const, [2, last] as const]) {
      await field(page, 'Move').fill(String(ply));
      const png = await decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
      expect([gif.width, gif.height]).toEqual([png.width, png.height]);
      expect(apart(gif.pictures[frame] ?? [], png.data, 40)).toBeLessThan(0.004);
    }
    expect(apart(gif.pictures[0] ?? [], gif.pictures[2] ?? [], 40)).toBeGreaterThan(0.0005);
  });
}

test('a GIF of a whole case is told before it is made, and is small', async ({ page }) => {
  await open(page, ROBOTS);
  await format(page, 'GIF');
  await field(page, 'Caption').fill('');
  await expect(dialog(page).locator('figcaption')).toContainText('480 × 480 pixels');
  await expect(dialog(page).locator('figcaption')).toContainText('115 frames, 58.5 s');
  const { name, bytes } = await made(page, 'GIF');
  expect(name).toBe('robots-case3-moves0-114.gif');
  const gif = readGif(bytes);
  expect([gif.width, gif.height, gif.frames.length]).toEqual([480, 480, 115]);
  expect(bytes.length).toBeLessThan(250_000);
  // Only what changed is written anew.
  expect(gif.frames.slice(1).every(({ width, height }) => width * height < 480 * 480)).toBe(true);
});

test('a GIF that moves has frames between the positions', async ({ page }) => {
  await open(page, ROBOTS);
  await format(page, 'GIF');
  await field(page, 'First move').fill('4');
  await field(page, 'Last move').fill('6');
  await pick(page, 'Motion', '20 frames a second');
  // Nine frames of 50 ms are 0.425 s of motion and a rest.
  await expect(dialog(page).locator('figcaption')).toContainText('19 frames');
  const { frames, pictures } = readGif((await made(page, 'GIF')).bytes);
  expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(500 + 500 + 400 + 1500);
  expect(apart(pictures[1] ?? [], pictures[0] ?? [], 40)).toBeGreaterThan(0);
  expect(frames.length).toBeGreaterThan(12);
});

for (const kind of ['WebM', 'MP4']) {
  test(`${kind} is made where the browser encodes it, and plays`, async ({ page }) => {
    test.slow();
    await open(page, ROBOTS);
    await expect(dialog(page).locator('figure')).toHaveAttribute('aria-busy', 'false');
    const able = await dialog(page).getByRole('radio', { name: kind }).count();
    if (able === 0) {
      // Said, and not offered.
      await expect(told(page)).toContainText(kind);
      return;
    }
    await format(page, kind);
    await field(page, 'First move').fill('3');
    await field(page, 'Last move').fill('6');
    await pick(page, 'Motion', '15 frames a second');
    const { name, bytes } = await made(page, kind);
    expect(name).toBe(`robots-case3-moves3-6.${kind.toLowerCase()}`);
    const seen = await elsewhere(page, (blank) =>
      blank.evaluate(
        async ([text, type]) => {
          const video = document.createElement('video');
          video.muted = true;
          const event = (of: string) => new Promise((keep) => video.addEventListener(of, keep, { once: true }));
          const bytes = await (await fetch(`data:${type};base64,${text}`)).blob();
          const loaded = event('loadeddata');
          video.src = URL.createObjectURL(bytes);
          await loaded;
          const sought = event('seeked');
          video.currentTime = 1.9;
          await sought;
          const ctx = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');
          ctx?.drawImage(video, 0, 0);
          const data = ctx?.getImageData(0, 0, video.videoWidth, video.videoHeight).data ?? [];
          const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i] ?? 0) >> 4));
          return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration, shades: colours.size };
        },
        [Buffer.from(bytes).toString('base64'), `video/${kind.toLowerCase()}`] as const,
      ),
    );
    expect([seen.width, seen.height]).toEqual([480, 510]);
    // A rest, two steps, the third one's motion of 0.4 s, and the rest at the end.
    expect(seen.seconds).toBeCloseTo(0.5 + 2 * 0.5 + 0.4 + 1.5, 1);
    expect(seen.shades).toBeGreaterThan(5);
  });
}

test('theme, caption and hints are in the file', async ({ page }) => {
  await open(page, ROBOTS);
  const pixels = async () => decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
  const usual = await pixels();
  await field(page, 'Caption').fill('After {move} moves');
  const worded = await pixels();
  const strip = (of: Pixels) => of.data.slice(4 * 480 * 480);
  expect(apart(strip(usual), strip(worded), 40)).toBeGreaterThan(0.01);
  expect(apart(usual.data.slice(0, 4 * 480 * 480), worded.data.slice(0, 4 * 480 * 480), 0)).toBe(0);
  const { bytes } = await made(page, 'SVG');
  expect(new TextDecoder().decode(bytes)).toContain('>After 28 moves</text>');
  await dialog(page).getByRole('checkbox').uncheck();
  expect(apart((await pixels()).data, worded.data, 40)).toBeGreaterThan(0.0005);
  await pick(page, 'Colours', 'Dark');
  const dark = await pixels();
  await field(page, 'Caption').fill('');
  expect((await pixels()).height).toBe(480);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('t');
  expect(hex(rgb(dark, 2, 2))).toBe(await worn(page, '--bg'));
  expect(rgb(dark, 2, 2)).not.toEqual(rgb(usual, 2, 2));
});

test('a branch of one’s own is exported as it was played', async ({ page }) => {
  await open(page, `${ROBOTS.replace('ply=28', 'ply=0')}`);
  const solvers = await decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
  await page.keyboard.press('Escape');
  await page.locator('.candidates tr[data-move=S] .move').click();
  await expect(page.locator('.counter')).toContainText('Move 1 of');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await field(page, 'Caption').fill('');
  const own = await decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /solver’s line/ }).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await field(page, 'Caption').fill('');
  await field(page, 'Move').fill('1');
  const line = await decoded(page, (await made(page, 'PNG')).bytes, 'image/png');
  expect(apart(own.data, line.data, 40)).toBeGreaterThan(0.001);
  expect(apart(own.data, solvers.data.slice(0, own.data.length), 40)).toBeGreaterThan(0.001);
});

/** How many workers the page has, once asked after. */
const workers = (page: Page) => page.workers().length;

test('cancelling ends it at once and leaves nothing', async ({ page }) => {
  await start(page, ROBOTS);
  await expect(page.locator('.counter')).toContainText('of');
  const before = workers(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await format(page, 'GIF');
  await pick(page, 'Width of the board', '1,080 pixels');
  await pick(page, 'Motion', '25 frames a second');
  await run(page).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await expect(field(page, 'Last move')).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(run(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toHaveCount(0);
  await expect.poll(() => workers(page)).toBe(before);
  // And it can be begun again.
  await field(page, 'Last move').fill('2');
  await pick(page, 'Width of the board', '480 pixels');
  expect(readGif((await made(page, 'GIF')).bytes).width).toBe(480);
  await page.keyboard.press('Escape');
  await expect.poll(() => workers(page)).toBe(before);
});

test('ranges by marks; too many frames are refused in words', async ({ page }) => {
  await open(page, ROBOTS);
  await format(page, 'GIF');
  await dialog(page).getByRole('button', { name: 'From here' }).click();
  await expect(field(page, 'First move')).toHaveValue('28');
  await expect(field(page, 'Last move')).toHaveValue('114');
  await dialog(page).getByRole('button', { name: 'Up to here' }).click();
  await expect(field(page, 'First move')).toHaveValue('0');
  await expect(field(page, 'Last move')).toHaveValue('28');
  await dialog(page).getByRole('button', { name: 'The whole case' }).click();
  await expect(field(page, 'Last move')).toHaveValue('114');
  await expect(run(page)).toHaveAttribute('aria-disabled', 'false');
});

test('an engine that stops is told, and the next attempt works', async ({ page }) => {
  await open(page, ROBOTS);
  await page.route('**/*engine_rules_bg*', (route) => route.abort());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(told(page)).toContainText('The engine stopped');
  await page.unroute('**/*engine_rules_bg*');
  const { name } = await made(page, 'PNG');
  expect(name).toBe('robots-case3-move28.png');
});

test('by keyboard: open, choose, make, close; the board’s keys rest', async ({ page }) => {
  await start(page, ROBOTS);
  await expect(page.locator('.counter')).toContainText('Move 28 of');
  await page.getByRole('button', { name: 'Export', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'PNG' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'SVG' })).toBeChecked();
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Move')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  await expect(page.locator('.counter')).toContainText('Move 28 of');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the dialog has nothing that an audit finds, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, ROBOTS);
    for (const name of ['PNG', 'GIF']) {
      await format(page, name);
      await expect(dialog(page).locator('figure')).toHaveAttribute('aria-busy', 'false');
      const { violations } = await new AxeBuilder({ page }).include('dialog.export').analyze();
      expect(violations).toEqual([]);
    }
  });
}

test('on a phone it fills the screen and scrolls only downwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ROBOTS);
  await format(page, 'GIF');
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const wide = await dialog(page).evaluate(
    (all) => [...all.querySelectorAll('*')].filter((one) => one.scrollWidth > all.clientWidth).length,
  );
  expect(wide).toBe(0);
  await expect(run(page)).toBeInViewport();
});

test('an input without a case has nothing to export, and says so', async ({ page }) => {
  await page.goto('./#v=1&game=robots&text=');
  await expect(page.locator('.code')).toBeVisible();
  await input(page).fill('x');
  if (await page.locator('.veil.empty').count()) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(dialog(page)).toContainText('Nothing to export');
  }
});
