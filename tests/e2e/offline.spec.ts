// Without a network: one visit, then the host is gone, and everything works; a new build is taken at the next start.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Host, hostAt } from './host';
import { test as base, counter, expect, paste } from './page';
import { done, tab, tour } from './tour';

const test = base.extend<{ host: Host; path: string; bare: boolean }>({
  path: ['/a/folder/of/ours/', { option: true }],
  bare: [false, { option: true }],
  host: async ({ path, bare }, use) => {
    const host = await hostAt(path, bare);
    await use(host);
    await host.end().catch(() => {});
  },
  baseURL: async ({ host }, use) => use(host.url),
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the folder is kept, and the page is served from there. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Visits once, then goes where there is no network: in a page of its own. */
async function leave(page: Page, context: BrowserContext, host: Host): Promise<Page> {
  await page.goto(host.url);
  await kept(page);
  await page.close();
  await context.setOffline(true);
  await host.end();
  return context.newPage();
}

const RUSSIAN = ['Роботы', 'Тактика янкэн', 'Погоня', 'Шахматный пасьянс', 'Гиперкони'];
/** One visit keeps all of it. */
test('everything works where there is no network', async ({ page, context, host }) => {
  test.slow();
  const away = await leave(page, context, host);
  await away.goto(host.url);
  await tour(away, paste);
  await test.step('the other pages', () => others(away, host));
});

async function others(page: Page, { url }: Host): Promise<void> {
  await page.getByRole('link', { name: /^RU:/ }).click();
  await expect(page).toHaveURL(/ru\.html#/);
  for (const title of RUSSIAN) {
    await tab(page, title);
    await done(page);
    await expect(counter(page)).toContainText('Ход');
  }
  await page.goto(`${url}board.html#v=1&game=janken&sample=zones&case=1&ply=3&controls=full`);
  await expect(counter(page)).toContainText('Move 3 of');
  await page.goto(`${url}embed-ru.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the first page itself goes on when the network goes', async ({ page, context, host }) => {
  await page.goto(host.url);
  await kept(page);
  await context.setOffline(true);
  await host.end();
  await tab(page, 'Solitaire Chess');
  await done(page);
  await expect(counter(page)).toContainText('Move 0 of');
});

test('everything that the manifest names is there, and it can be installed', async ({ page, host }) => {
  for (const name of ['manifest.webmanifest', 'ru.webmanifest']) {
    const manifest = await (await page.request.get(host.url + name)).json();
    expect(manifest).toMatchObject({ display: 'standalone', scope: './' });
    for (const file of [manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)])
      expect((await page.request.get(new URL(file, host.url).href)).status(), file).toBe(200);
  }
  await page.goto(host.url);
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

/** Another build: the page has another title, and the service worker another list. */
function rebuild({ folder }: Host): void {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const edited = edit(text);
    expect(edited).not.toBe(text);
    writeFileSync(path, edited);
  };
  change('index.html', (html) => html.replace('<html lang="en">', '<html lang="en" data-build="new">'));
  change('sw.js', (script) => script.replace(/(index\.html[`'"],\s*[`'"])\w+/, '$1new'));
}

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'old');

test('a new build is taken at the next start, never in mid-use', async ({ page, context, host }) => {
  await page.goto(host.url);
  await kept(page);
  const before = host.asked.length;
  rebuild(host);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? null))
    .toBe('installed');
  expect(new Set(host.asked.slice(before))).toEqual(new Set(['sw.js', 'index.html']));
  const second = await context.newPage();
  await second.goto(host.url);
  expect(await build(second)).toBe('old');
  await tab(second, 'Pursuit');
  await done(second);
  await second.close();
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      const next = await context.newPage();
      await next.goto(host.url);
      const found = await build(next);
      await next.close();
      return found;
    })
    .toBe('new');
});

test.describe('a host that leaves out what names end with', () => {
  test.use({ path: '/', bare: true });

  test('works without a network, too', async ({ page, context, host }) => {
    const away = await leave(page, context, host);
    await away.goto(`${host.url}ru.html`);
    await done(away);
    await away.goto(`${host.url}ru`);
    await done(away);
    await expect(away).toHaveTitle('Роботы · Boardlab');
  });
});
