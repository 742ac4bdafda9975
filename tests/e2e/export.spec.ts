// The export dialog: every format is made, downloaded and opened again. What is exported, and when it is refused:
// tests/unit/export.test.ts and export-dialog.test.ts.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { test as base, choose, counted, expect, unitOf } from './page';

const ROBOTS = '#v=1&game=robots&sample=statement&case=3&ply=28';
const BOARDS: Record<string, string> = {
  robots: ROBOTS,
  janken: '#v=1&game=janken&sample=zones&case=1&ply=2',
  pursuit: '#v=1&game=pursuit&sample=torus&case=1&ply=3',
  solitaire: '#v=1&game=solitaire&sample=springare&case=1&ply=2',
  knights: '#v=1&game=knights&sample=corner&case=1&ply=2',
};

/** An empty page of this process, which has no rules against what is done in it. */
let empty: Promise<Page> | null = null;

const test = base.extend<{ blank: Page }>({
  blank: async ({ browser }, use) => {
    empty ??= browser.newPage();
    await use(await empty);
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
/** Chooses from a list. */
const pick = (page: Page, name: string, option: string) =>
  dialog(page).getByRole('combobox', { name, exact: true }).selectOption(option);
const told = (page: Page) => dialog(page).getByRole('status');
const run = (page: Page) => dialog(page).getByRole('button', { name: 'Create file', exact: true });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  const [, game = '', ply] = /game=(\w+).*ply=(\d+)/.exec(hash) ?? [];
  await expect(page.locator('.timeline_counter')).toContainText(counted(game, Number(ply)));
  await choose(page, 'Menu', 'Export');
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

/** A picture's pixels as the browser decodes it. */
async function decoded(blank: Page, bytes: Uint8Array, type: string): Promise<Pixels> {
  const { text, ...size } = await blank.evaluate(
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

test('a PNG has the size that was told, the board and the page’s colours; another format is never as wide', async ({
  page,
  blank,
}) => {
  await open(page, ROBOTS);
  await expect(dialog(page).locator('figcaption')).toContainText('480 × 509 pixels');
  const { name, bytes } = await made(page, 'PNG');
  expect(name).toBe('robots-case3-move28.png');
  const picture = await decoded(blank, bytes, 'image/png');
  expect([picture.width, picture.height]).toEqual([480, 509]);
  expect(hex(rgb(picture, 2, 2))).toBe(await worn(page, '--bg'));
  const robot = await worn(page, '--robot');
  const cells = Array.from({ length: 480 * 480 }, (_, i) => hex(rgb(picture, i % 480, Math.floor(i / 480))));
  expect(cells.filter((cell) => cell === robot).length).toBeGreaterThan(20);
  expect(cells.filter((cell) => cell === '#ffffff').length).toBeGreaterThan(90_000);
  await pick(page, 'Width', '4,320 pixels');
  await expect(dialog(page).locator('figcaption')).toContainText('4,320 × 4,578 pixels');
  const large = await made(page, 'PNG');
  const view = new DataView(large.bytes.buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([4320, 4578]);
  await format(page, 'SVG');
  await expect(dialog(page).locator('figcaption')).toContainText('1,080 × ');
  await expect(dialog(page).getByRole('combobox', { name: 'Width' })).toHaveValue('1080');
});

test('every game’s SVG is a picture of its position, as wide as was asked, with its caption', async ({
  page,
  blank,
}) => {
  test.slow();
  for (const [game, hash] of Object.entries(BOARDS))
    await test.step(game, async () => {
      await open(page, hash);
      const { bytes, name } = await made(page, 'SVG');
      expect(name).toMatch(new RegExp(`^${game}-case\\d+-move\\d+\\.svg$`));
      const caption = new RegExp(`<text [^>]*>[^<]*, case \\d+, ${unitOf(game).toLowerCase()} \\d+</text>`);
      expect(new TextDecoder().decode(bytes)).toMatch(caption);
      const picture = await decoded(blank, bytes, 'image/svg+xml');
      expect(picture.width).toBe(480);
      expect(hex(rgb(picture, 2, 2))).toBe('#ffffff');
      const empty = { ...picture, data: picture.data.map((_, i) => picture.data[i % 4] ?? 0) };
      expect(apart(picture.data, empty.data, 40)).toBeGreaterThan(0.02);
      await page.keyboard.press('Escape');
    });
});

/** A GIF as the browser decodes it: how long each frame stands, and what is seen at some of them. */
async function filmed(page: Page, bytes: Uint8Array, seen: number[] = []) {
  const film = await page.evaluate(
    async ([text, seen]) => {
      const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: 'image/gif' });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const sizes = new Set<string>();
      const delays: number[] = [];
      const pictures: string[] = [];
      for (let frameIndex = 0; frameIndex < count; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const { displayWidth: width, displayHeight: height } = image;
        sizes.add(`${width} × ${height}`);
        delays.push((image.duration ?? 0) / 1000);
        if (seen.includes(frameIndex) || seen.includes(frameIndex - count)) {
          const ctx = new OffscreenCanvas(width, height).getContext('2d');
          ctx?.drawImage(image, 0, 0);
          const pixels = ctx?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
          let text = '';
          for (let at = 0; at < pixels.length; at += 8192)
            text += String.fromCharCode(...pixels.subarray(at, at + 8192));
          pictures.push(btoa(text));
        }
        image.close();
      }
      return { sizes: [...sizes], delays, pictures };
    },
    [Buffer.from(bytes).toString('base64'), seen] as const,
  );
  return { ...film, pictures: film.pictures.map((text) => Buffer.from(text, 'base64')) };
}

test('a GIF begins and ends with what a PNG shows there, and moves between', async ({ page, blank }) => {
  await open(page, BOARDS.knights ?? '');
  await format(page, 'GIF');
  await field(page, 'From').fill('1');
  await field(page, 'To').fill('3');
  await pick(page, 'Frame rate', '20 frames per second');
  await expect(dialog(page).locator('figcaption')).toContainText('19 frames');
  const { name, bytes } = await made(page, 'GIF');
  expect(name).toBe('knights-case1-moves1-3.gif');
  const { sizes, delays, pictures } = await filmed(page, bytes, [0, 1, -1]);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(500 + 500 + 400 + 1500);
  expect([delays.length, pictures.length]).toEqual([19, 3]);
  await format(page, 'PNG');
  for (const [picture, ply] of [[pictures[0], 1] as const, [pictures.at(-1), 3] as const]) {
    await field(page, 'Position').fill(String(ply));
    const png = await decoded(blank, (await made(page, 'PNG')).bytes, 'image/png');
    expect(sizes).toEqual([`${png.width} × ${png.height}`]);
    expect(apart(picture ?? [], png.data, 40)).toBeLessThan(0.004);
  }
  expect(apart(pictures[0] ?? [], pictures.at(-1) ?? [], 40)).toBeGreaterThan(0.0005);
  expect(apart(pictures[1] ?? [], pictures[0] ?? [], 40)).toBeGreaterThan(0);
});

test('a GIF of a whole case is told before it is made, and is small', async ({ page }) => {
  await open(page, ROBOTS);
  await format(page, 'GIF');
  await field(page, 'Caption').fill('');
  await expect(dialog(page).locator('figcaption')).toContainText('480 × 480 pixels');
  await expect(dialog(page).locator('figcaption')).toContainText('115 frames, 58.5 s');
  const { name, bytes } = await made(page, 'GIF');
  expect(name).toBe('robots-case3-moves0-114.gif');
  const { sizes, delays } = await filmed(page, bytes);
  expect([...sizes, delays.length]).toEqual(['480 × 480', 115]);
  expect(bytes.length).toBeLessThan(250_000);
});

/** What this browser encodes, asked of it without the page. */
const encodes = (page: Page) =>
  page.evaluate(async () => {
    const able = async (codec: string) =>
      (await VideoEncoder.isConfigSupported({ codec, width: 1080, height: 1080, framerate: 60 })).supported === true;
    return { WebM: (await able('vp09.00.41.08')) || (await able('vp8')), MP4: await able('avc1.64002a') };
  });

/** How a video plays: its size and length, and how many shades its end has. */
const played = (blank: Page, bytes: Uint8Array, type: string) =>
  blank.evaluate(
    async ([text, type]) => {
      const video = document.createElement('video');
      video.muted = true;
      const event = (of: string) => new Promise((keep) => video.addEventListener(of, keep, { once: true }));
      const bytes = await (await fetch(`data:${type};base64,${text}`)).blob();
      const loaded = event('loadeddata');
      video.src = URL.createObjectURL(bytes);
      await loaded;
      // The picture comes a little after the place has been found.
      const drawn = new Promise((keep) => video.requestVideoFrameCallback(keep));
      video.currentTime = 1.9;
      await drawn;
      const ctx = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');
      ctx?.drawImage(video, 0, 0);
      const data = ctx?.getImageData(0, 0, video.videoWidth, video.videoHeight).data ?? [];
      const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i] ?? 0) >> 4));
      return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration, shades: colours.size };
    },
    [Buffer.from(bytes).toString('base64'), type] as const,
  );

test('videos are made where the browser encodes them, and play; others are not offered, which is said', async ({
  page,
  blank,
}) => {
  await open(page, ROBOTS);
  const able = await encodes(page);
  // Every browser of these tests writes one, or nothing below would be tried.
  expect(able.WebM).toBe(true);
  for (const kind of ['WebM', 'MP4'] as const)
    await test.step(kind, async () => {
      await expect(dialog(page).getByRole('radio', { name: kind })).toHaveCount(able[kind] ? 1 : 0);
      if (able[kind]) await expectVideo(page, blank, kind);
      else await expect(told(page)).toContainText(kind);
    });
});

async function expectVideo(page: Page, blank: Page, kind: string): Promise<void> {
  await format(page, kind);
  await field(page, 'From').fill('3');
  await field(page, 'To').fill('6');
  await pick(page, 'Frame rate', '15 frames per second');
  const { name, bytes } = await made(page, kind);
  expect(name).toBe(`robots-case3-moves3-6.${kind.toLowerCase()}`);
  const seen = await played(blank, bytes, `video/${kind.toLowerCase()}`);
  expect([seen.width, seen.height]).toEqual([480, 510]);
  // A rest, two steps, the third one's motion of 0.4 s, and the rest at the end.
  expect(seen.seconds).toBeCloseTo(0.5 + 2 * 0.5 + 0.4 + 1.5, 1);
  expect(seen.shades).toBeGreaterThan(5);
}

test('theme, caption and hints are in the file', async ({ page, blank }) => {
  await open(page, ROBOTS);
  const pixels = async () => decoded(blank, (await made(page, 'PNG')).bytes, 'image/png');
  const usual = await pixels();
  await field(page, 'Caption').fill('After {move} moves');
  const worded = await pixels();
  const strip = (of: Pixels) => of.data.slice(4 * 480 * 480);
  expect(apart(strip(usual), strip(worded), 40)).toBeGreaterThan(0.01);
  expect(apart(usual.data.slice(0, 4 * 480 * 480), worded.data.slice(0, 4 * 480 * 480), 0)).toBe(0);
  const { bytes } = await made(page, 'SVG');
  expect(new TextDecoder().decode(bytes)).toContain('>After 28 moves</text>');
  // An SVG has none.
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  await format(page, 'PNG');
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

/** The ends of the workers that are hired from now on. */
function endings(page: Page): Promise<unknown>[] {
  const ends: Promise<unknown>[] = [];
  page.on('worker', (worker) => ends.push(new Promise((end) => worker.on('close', end))));
  return ends;
}

test('cancelling ends it at once and leaves nothing', async ({ page }) => {
  await page.goto(`./${ROBOTS}`);
  await expect(page.locator('.output_output pre[aria-busy=false]')).toContainText('Case 3');
  const ends = endings(page);
  await choose(page, 'Menu', 'Export');
  await format(page, 'GIF');
  await pick(page, 'Width', '1,080 pixels');
  await pick(page, 'Frame rate', '25 frames per second');
  await run(page).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await expect(field(page, 'To')).toBeDisabled();
  await expect.poll(() => ends.length).toBeGreaterThan(1);
  // What is hired later makes the next preview, and goes on.
  const atWork = [...ends];
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(run(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toHaveCount(0);
  await Promise.all(atWork);
  // And it can be begun again.
  await field(page, 'To').fill('2');
  await pick(page, 'Width', '480 pixels');
  expect((await filmed(page, (await made(page, 'GIF')).bytes)).sizes[0]).toMatch(/^480 /);
  await page.keyboard.press('Escape');
  await Promise.all(ends);
});

test('an engine that stops is told, and the next attempt works', async ({ page }) => {
  await open(page, ROBOTS);
  await page.route('**/*engine_rules_bg*', (route) => route.abort());
  await page.keyboard.press('Escape');
  await choose(page, 'Menu', 'Export');
  await expect(told(page)).toContainText('The engine stopped');
  await page.unroute('**/*engine_rules_bg*');
  const { name } = await made(page, 'PNG');
  expect(name).toBe('robots-case3-move28.png');
});

test('by keyboard: open, choose, make, close; the board’s keys rest', async ({ page }) => {
  await page.goto(`./${ROBOTS}`);
  await expect(page.locator('.timeline_counter')).toContainText('Move 28 of');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Export a picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'PNG' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'SVG' })).toBeChecked();
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Position')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.locator('.timeline_counter')).toContainText('Move 28 of');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

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
