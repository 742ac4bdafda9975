// What the benches of the page share: the built page on a free port, and a browser on it. `BENCH_SMOKE=1` asks whether they run at all:
// one round of little work, whose figures mean nothing.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

export const SMOKE = process.env.BENCH_SMOKE === '1';
/** A number of rounds, or how long something is watched; the least of it in a smoke run. */
export const usually = (usual, least = 1) => (SMOKE ? least : usual);
/** What is measured; the first of it in a smoke run. */
export const most = (list) => (SMOKE ? list.slice(0, 1) : list);

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Chooses from a menu of the page. */
export async function choose(page, menu, item) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.locator(':popover-open').getByRole('button', { name: item }).click();
}

/** Opens an address as on a first visit: what the page has kept of an earlier round would change this one. */
export async function visit(page, address) {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await session.detach();
  await page.goto(address);
}

/** Replaces the text of a field or an editor as a person does. */
export async function paste(page, field, text) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** OUT: another folder than dist/. `close` fails where the page threw. */
export async function servedPage(options = {}) {
  const outDir = process.env.OUT ?? '../dist';
  const server = await preview({ root: 'www', build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const executablePath = process.env.CHROMIUM || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  page.setDefaultTimeout(120_000);
  const failed = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  const close = async () => {
    await browser.close();
    await server.close();
    if (failed.length) throw new Error(failed.join('\n'));
  };
  return { page, origin: `http://127.0.0.1:${server.httpServer.address().port}/`, close };
}
