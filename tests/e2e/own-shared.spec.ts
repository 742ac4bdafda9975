// What of one's own board others see: the link to a task, films. What a link holds: tests/unit/own-shared.test.ts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { linkOf } from '../../www/src/features/own/shared';
import { board, button, choose, counter, drop, expect } from './page';
import { file } from './programs';
import { test as base } from './shared-page';
import { w } from './words';

/** Another host, which lets other pages read what it has. */
const HOST = 'https://tasks.example/';
const HEADERS = { 'Access-Control-Allow-Origin': '*' };

/** Another origin is asked. */
const test = base.extend({ fresh: true });

const VACUUM = `${HOST}vacuum.wasm`;

const hosts = (page: Page, path: string, body: string | Buffer) =>
  page.route(HOST + path, (route) => route.fulfill({ body, headers: HEADERS }));

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const notice = (page: Page) => page.locator('.notice_notice');
const verdict = (page: Page) => page.locator('[data-verdict]');

/** The task of another host, as a link without texts opens it. */
async function openTask(page: Page): Promise<void> {
  await hosts(page, 'vacuum.wasm', file('target/programs/vacuum.wasm'));
  await page.goto(`./own.html?task=${VACUUM}`);
  await expect(verdict(page)).toHaveText(w.own.legal);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Shares what stands there; the link. */
async function share(page: Page): Promise<string> {
  await button(page, w.page.share).click();
  await expect(notice(page)).toContainText(w.own.copied({ what: 'task' }));
  return copied(page);
}

const INPUT = '2 3\n...\nS..\n';

test('a link to a task brings its module, its texts and its position; what stood there comes back', async ({
  page,
}) => {
  await openTask(page);
  await field(page, w.own.input).fill(INPUT);
  await field(page, w.own.output).fill('RRU');
  await button(page, w.timeline.last).click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  const link = await share(page);
  expect(link).toContain(`own.html?task=${VACUUM}#own=`);
  // Something else is written for the same task.
  await field(page, w.own.output).fill('U');
  await expect(counter(page)).toHaveText(/of 1$/);
  expect(page.url()).not.toContain('#');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await expect(field(page, w.own.input)).toHaveValue(INPUT);
  await expect(field(page, w.own.output)).toHaveValue('RRU');
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(field(page, w.own.output)).toHaveValue('U');
  await expect(counter(page)).toHaveText(/of 1$/);
});

test('a link to a position that a person has played to holds the moves', async ({ page }) => {
  await openTask(page);
  await field(page, w.own.output).fill('');
  await field(page, w.own.input).fill(INPUT);
  const moves = page.getByRole('group', { name: w.own.moves });
  await moves.getByRole('button', { name: 'R', exact: true }).click();
  await expect(counter(page)).toHaveText('Position 1 of 1');
  await moves.getByRole('button', { name: 'U', exact: true }).click();
  await expect(counter(page)).toHaveText('Position 2 of 2');
  const link = await share(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(counter(page)).toHaveText('Position 2 of 2');
  await expect(field(page, w.own.output)).toHaveValue('');
  // Who goes on from there does not lose that to the link.
  await moves.getByRole('button', { name: 'L', exact: true }).click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await expect(page).toHaveURL(/own\.html\?task=[^#]*$/);
  await page.reload();
  await expect(counter(page)).toHaveText('Position 3 of 3');
});

test('a link of a task brings the program for it; what stood there comes back, and is put aside again', async ({
  page,
}) => {
  const editor = page.getByLabel(w.programs.field({ language: 'javascript' }));
  await openTask(page);
  await page.getByText(w.own.solver, { exact: true }).click();
  await editor.fill('// theirs');
  await button(page, w.page.share).click();
  await expect(notice(page)).toContainText(w.own.copied({ what: 'solver' }));
  const link = await copied(page);
  await editor.fill('// mine');
  await expect(page).toHaveURL(/own\.html\?task=[^#]*$/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editor).toHaveText('// theirs');
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(editor).toHaveText('// mine');
  await page.reload();
  await expect(editor).toHaveText('// mine');
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(editor).toHaveText('// theirs');
  // Nobody finds the module of a file: its program is put aside for the task of the link.
  await page.goto('./own.html');
  await drop(page, 'body', { name: 'ice.wasm', content: file('target/programs/ice.wasm') });
  await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
  await editor.fill('// for ice');
  await page.goto(link);
  await expect(editor).toHaveText('// theirs');
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(editor).toHaveText('// for ice');
});

test('the way to another language leads to the same task, position and moves', async ({ page }) => {
  await openTask(page);
  await button(page, w.timeline.on).click();
  await button(page, w.timeline.on).click();
  await page.getByRole('group', { name: w.own.moves }).getByRole('button', { name: 'L', exact: true }).click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await button(page, w.page.menu).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/own-ru\.html\?task=https:\/\/tasks\.example\/vacuum\.wasm$/);
  await expect(page.getByRole('heading', { name: 'Vacuum' })).toBeVisible();
  await expect(counter(page)).toHaveText(/3.*3/);
});

test('moves of a link that the module refuses leave the output that it holds', async ({ page }) => {
  await openTask(page);
  const texts = { input: INPUT, output: 'RRU', ply: 2, moves: '0: U; U' };
  const link = await linkOf({ boardlab: 'task', version: 1, task: VACUUM, ...texts });
  await page.goto(`./own.html${link}`);
  await expect(counter(page)).toHaveText('Position 2 of 3');
  await expect(page.locator('[data-score]')).toHaveText('3');
});

test('a link to another task puts the one that stood there aside', async ({ page }) => {
  await openTask(page);
  await field(page, w.own.input).fill(INPUT);
  await hosts(page, 'ice.wasm', file('target/programs/ice.wasm'));
  await page.goto(`./own.html?task=${HOST}ice.wasm`);
  await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(page.getByRole('heading', { name: 'Vacuum' })).toBeVisible();
  await expect(field(page, w.own.input)).toHaveValue(INPUT);
});

test('a damaged link is told, and the task is there; so is an address that cannot be read', async ({ page }) => {
  await openTask(page);
  await page.goto('about:blank');
  await page.goto(`./own.html?task=${VACUUM}#own=AQdamaged`);
  await expect(notice(page)).toContainText(w.page.notice({ kind: 'damagedLink' }));
  await expect(verdict(page)).toHaveText(w.own.legal);
  await page.route(`${HOST}kept.wasm`, (route) => route.abort());
  await page.goto(`./own.html?task=${HOST}kept.wasm`);
  await expect(notice(page)).toContainText(w.own.noTask({ address: `${HOST}kept.wasm` }));
  // What this browser keeps is there, and the notice stays.
  await expect(verdict(page)).toHaveText(w.own.legal);
  await expect(notice(page)).toContainText(HOST);
});

test('a module that is a file goes into no link, and what to do is said', async ({ page }) => {
  await page.goto('./own.html');
  await expect(board(page)).toBeVisible();
  await drop(page, 'body', { name: 'vacuum.wasm', content: file('target/programs/vacuum.wasm') });
  await expect(verdict(page)).toHaveText(w.own.legal);
  await button(page, w.page.share).click();
  await expect(notice(page)).toContainText(w.own.taskStays);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: w.export.heading });

/** How long each frame of a GIF stands, its size, and its colours, one for each of some thousand places. */
const filmed = (page: Page, bytes: Buffer) =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const frames: { ms: number; size: string; pixels: string }[] = [];
    for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth: width, displayHeight: height } = image;
      const ctx = new OffscreenCanvas(64, 64).getContext('2d');
      ctx?.drawImage(image, 0, 0, 64, 64);
      const pixels = [...(ctx?.getImageData(0, 0, 64, 64).data ?? [])].join();
      frames.push({ ms: (image.duration ?? 0) / 1000, size: `${width} × ${height}`, pixels });
      image.close();
    }
    return frames;
  }, bytes.toString('base64'));

/** Makes a GIF by the dialog that is open, and takes it. */
async function madeGif(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await dialog(page).getByRole('button', { name: w.export.run }).click();
  const link = dialog(page).getByRole('link', { name: w.export.download });
  await expect(link).toBeVisible();
  const [made] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: made.suggestedFilename(), bytes: readFileSync(await made.path()) };
}

const line = (column: number) =>
  JSON.stringify({
    version: 1,
    board: { rows: 2, columns: 4 },
    pieces: [{ name: 'r', at: [0, column], figure: 'robot' }],
    score: `${column} points`,
  });

test('a GIF has a frame for each position, with what its picture shows', async ({ page }) => {
  await page.goto('./own.html');
  await drop(page, 'body', { name: 'way.jsonl', content: [0, 1, 2, 3].map(line).join('\n') });
  await expect(counter(page)).toHaveText('Position 0 of 3');
  await choose(page, w.page.menu, w.own.film);
  await expect(dialog(page).locator('figcaption')).toContainText(/480 × \d+/);
  // A picture of one position is in the menu, and nothing moves between two.
  await expect(dialog(page).getByRole('radio', { name: 'PNG' })).toHaveCount(0);
  await expect(dialog(page).getByLabel(w.export.motion)).toHaveCount(0);
  const { name, bytes } = await madeGif(page);
  expect(name).toBe('board-moves0-3.gif');
  const frames = await filmed(page, bytes);
  expect(frames.map(({ ms }) => ms)).toEqual([500, 500, 500, 1500]);
  expect(new Set(frames.map(({ size }) => size)).size).toBe(1);
  expect(new Set(frames.map(({ pixels }) => pixels)).size).toBe(4);
});

test('a task is filmed from one position to another, as wide and as fast as is chosen', async ({ page }) => {
  await openTask(page);
  await choose(page, w.page.menu, w.own.film);
  await dialog(page).getByLabel(w.export.from, { exact: true }).fill('1');
  await dialog(page).getByLabel(w.export.to, { exact: true }).fill('3');
  await dialog(page).getByRole('combobox', { name: w.export.size }).selectOption('720');
  await dialog(page).getByRole('combobox', { name: w.export.speed }).selectOption('1000');
  const { bytes } = await madeGif(page);
  const frames = await filmed(page, bytes);
  expect(frames.map(({ ms }) => ms)).toEqual([1000, 1000, 1500]);
  expect(frames[0]?.size).toMatch(/^720 × /);
});

test('positions at an address are shown and shared; a run of the program leaves the address', async ({ page }) => {
  await hosts(page, 'way.jsonl', [0, 1, 2].map(line).join('\n'));
  const address = `own.html?positions=${HOST}way.jsonl`;
  await page.goto(`./${address}`);
  await expect(counter(page)).toHaveText('Position 0 of 2');
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toHaveText('Position 1 of 2');
  await page.reload();
  await expect(counter(page)).toHaveText('Position 1 of 2');
  await button(page, w.page.share).click();
  await expect(notice(page)).toContainText(w.own.copied({ what: 'positions' }));
  expect(await copied(page)).toContain(address);
  await button(page, w.own.run).click();
  await expect(counter(page)).toHaveText('Position 0 of 9');
  expect(page.url()).toMatch(/own\.html$/);
});

test('a damaged link is told where the example stands in its place', async ({ page }) => {
  await page.goto('./own.html#own=AQdamaged');
  await expect(counter(page)).toHaveText('Position 0 of 9');
  await expect(notice(page)).toContainText(w.page.notice({ kind: 'damagedLink' }));
});
