// A board of one's own on a page of another origin, such as the statement of a problem: positions, or the module of a task, at an address.
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { closed, listen } from './host';
import { expect } from './page';
import { file } from './programs';
import { test as base } from './shared-page';
import { w } from './words';

/** The statement, on a host of its own. */
let statement = '';

const test = base.extend<{ host: string }>({
  fresh: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  host: async ({}, use) => {
    const server = createServer((_, reply) => reply.writeHead(200, { 'Content-Type': 'text/html' }).end(statement));
    await use(`http://127.0.0.1:${await listen(server)}/`);
    await closed(server);
  },
});

/** Whose files other pages may read. */
const HOST = 'https://tasks.example/';

const line = (column: number) =>
  JSON.stringify({
    version: 1,
    board: { rows: 2, columns: 4 },
    pieces: [{ name: 'r', at: [0, column], figure: 'robot' }],
    sentence: `The robot is in column ${column}.`,
    score: `${column} points`,
  });
const WAY = [0, 1, 2, 3].map(line).join('\n');

/** A statement with a board, and what its element tells it. */
async function visit(
  page: Page,
  at: { host: string; baseURL: string | undefined },
  element: string,
): Promise<FrameLocator> {
  const answers: Record<string, string | Buffer> = {
    'way.jsonl': WAY,
    'wrong.jsonl': `${line(0)}\n{"version": 1, "board": 7}\n`,
    'vacuum.wasm': file('target/programs/vacuum.wasm'),
  };
  for (const [path, body] of Object.entries(answers))
    await page.route(HOST + path, (route) => route.fulfill({ body, headers: { 'Access-Control-Allow-Origin': '*' } }));
  statement = `<!doctype html><title>Statement</title><script>heard = [];
    for (const kind of ['moved', 'error']) addEventListener(kind, ({ detail }) => heard.push({ kind, ...detail }));
  </script><script type="module" src="${at.baseURL}boardlab-board.js"></script>${element}`;
  await page.goto(at.host);
  return page.frameLocator('iframe');
}

type Heard = { kind: string; ply?: number; text?: string; problem?: string; line?: number };
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard.at(-1));

const step = (board: FrameLocator) => board.locator('.embed_step');
const counter = (board: FrameLocator) => board.locator('.timeline_counter');
const link = (board: FrameLocator) => board.getByRole('link', { name: w.embed.openOwn });

test('positions at an address play on another page, are led by it, and lead to the whole page', async ({
  page,
  host,
  baseURL,
  context,
}) => {
  const board = await visit(
    page,
    { host, baseURL },
    `<boardlab-board positions="${HOST}way.jsonl" ply="1" theme="dark"></boardlab-board>`,
  );
  await expect(step(board)).toHaveText('The robot is in column 1.');
  await expect(board.locator('[data-score]')).toHaveText('1 points');
  await expect(counter(board)).toHaveText('Position 1 of 3');
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await board.getByRole('button', { name: w.timeline.on }).click();
  await expect(step(board)).toContainText('column 2');
  await expect.poll(() => heard(page)).toMatchObject({ kind: 'moved', ply: 2 });
  await page.locator('boardlab-board').evaluate((one) => one.setAttribute('ply', '3'));
  await expect(step(board)).toContainText('column 3');
  await page.context().route(`${HOST}way.jsonl`, (route) => route.fulfill({ body: WAY }));
  const [opened] = await Promise.all([context.waitForEvent('page'), link(board).click()]);
  await expect(opened.locator('[data-shown]')).toHaveText(w.own.shownFile({ name: `${HOST}way.jsonl` }));
  await expect(opened.locator('.timeline_counter')).toHaveText('Position 0 of 3');
});

test('a task at an address plays the output of the statement; a reader’s moves are taken back', async ({
  page,
  host,
  baseURL,
}) => {
  const element = `<boardlab-board task="${HOST}vacuum.wasm" output="RRU">
    2 3
    ...
    S..
  </boardlab-board>`;
  const board = await visit(page, { host, baseURL }, element.replaceAll(/^ +/gm, ''));
  await expect(counter(board)).toHaveText('Position 0 of 3');
  await expect(link(board)).toHaveAttribute('href', new RegExp(`own\\.html\\?task=${HOST}vacuum\\.wasm#own=`));
  // The cells of the board, by keyboard: the reader goes up.
  await board.locator('canvas').click();
  await page.keyboard.press('b');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(counter(board)).toHaveText('Position 1 of 1');
  await board.getByRole('button', { name: w.embed.takeBack }).click();
  await expect(counter(board)).toHaveText(/of 3$/);
});

test('the link of the page of one’s own board is the link of an element', async ({ page, host, baseURL, context }) => {
  const board = await visit(page, { host, baseURL }, `<boardlab-board task="${HOST}vacuum.wasm"></boardlab-board>`);
  await expect(link(board)).toHaveAttribute('href', /#own=/);
  const first = (await link(board).getAttribute('href')) ?? '';
  await board.getByRole('button', { name: w.timeline.on }).click();
  await expect(counter(board)).toHaveText('Position 1 of 7');
  await expect(link(board)).not.toHaveAttribute('href', first);
  const href = await link(board).getAttribute('href');
  const other = await context.newPage();
  const again = await visit(other, { host, baseURL }, `<boardlab-board link="${href}"></boardlab-board>`);
  await expect(counter(again)).toHaveText('Position 1 of 7');
});

test('what cannot be shown is said, and told to the page', async ({ page, host, baseURL }) => {
  await page.route(`${HOST}none.jsonl`, (route) => route.abort());
  const board = await visit(page, { host, baseURL }, `<boardlab-board positions="${HOST}none.jsonl"></boardlab-board>`);
  await expect(board.getByRole('alert')).toHaveText(w.own.noPositions({ address: `${HOST}none.jsonl` }));
  await expect.poll(() => heard(page)).toMatchObject({ kind: 'error', problem: 'address' });
  await expect(board.locator('canvas')).toHaveCount(0);
  const wrong = await visit(
    page,
    { host, baseURL },
    `<boardlab-board positions="${HOST}wrong.jsonl"></boardlab-board>`,
  );
  await expect(wrong.getByRole('alert')).toContainText('board');
  await expect.poll(() => heard(page)).toMatchObject({ kind: 'error', problem: 'input', line: 2 });
  await expect(step(wrong)).toContainText('column 0');
});
