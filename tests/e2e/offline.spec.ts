// Without a network: one visit, then the host is gone; a new build is taken at the next start. All of the page:
// slow/offline.spec.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { filesIn, languageOf } from '../../www/build/files';
import { LANGUAGES, SPOKEN } from '../../www/build/words/catalogue';
import type { Host } from './host';
import { kept, leave, test } from './kept';
import { counter, expect } from './page';
import { choosePrograms } from './programs';
import { done, tab } from './tour';
import { chinese, russian, w } from './words';

test.use({ serviceWorkers: 'allow' });

/** What is kept, by its address within the folder. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const { href } = new URL('./', location.href);
    return found.flat().map(({ url }) => url.replace(href, '').replace(/[?#].*/, ''));
  });

/** What is built for the folder: the single files are for no host, nobody keeps the worker itself, and Python only who wants it. */
const built = ({ folder }: Host) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/^(boardlab\.html|sw\.js|.*\.tar\.gz)$/.test(one.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

const knights = ({ url }: Host) => `${url}#v=1&game=knights&sample=twenty&case=1&ply=0`;
const packs = ({ asked }: Host) => asked.filter((path) => path.endsWith('.tar.gz'));
const runs = (page: Page) => page.getByRole('button', { name: w.compare.run });

/** Python is fetched when it is wanted, after its size is said. */
async function fetchPython(page: Page, host: Host): Promise<void> {
  await choosePrograms(page);
  await page.getByLabel(w.programs.language).selectOption('python');
  await expect(page.locator('.python-pack_pythonPack')).toContainText(w.programs.ask({ megabytes: '6.4' }));
  await expect(runs(page)).toBeDisabled();
  expect(packs(host)).toEqual([]);
  await page.getByRole('button', { name: w.programs.load }).click();
  await expect(runs(page)).toBeEnabled();
}

test('one visit keeps all of its language, and Python once it is fetched; the page goes on when the network goes, and opens again without it', async ({
  page,
  context,
  host,
}) => {
  await page.goto(knights(host));
  await kept(page);
  expect(new Set(await stored(page))).toEqual(new Set(built(host).filter((path) => !languageOf(path))));
  await test.step('Python is fetched', () => fetchPython(page, host));
  // Python starts as soon as it is here, and ends with its page.
  await page.goto(host.url);
  await done(page);
  await context.setOffline(true);
  await host.end();
  await tab(page, w.solitaire.name);
  await done(page);
  await expect(counter(page)).toContainText('Removal 0 of');
  await page.goto(`${host.url}#v=1&game=pursuit&sample=torus&case=1&ply=3`);
  await page.reload();
  await expect(counter(page)).toContainText('Position 3 of');
  await expect(page.locator('.aside_because').first()).not.toBeEmpty();
  await page.goto(knights(host));
  await page.reload();
  await choosePrograms(page);
  // The language of the last visit.
  await runs(page).click();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
  expect(packs(host).length).toBe(1);
});

/** Waits until the files of a language are kept, and gives the languages of which any are. */
async function keptIn(page: Page, host: Host, language: string): Promise<string[]> {
  const all = built(host).filter((path) => languageOf(path) === language);
  expect(all.length).toBeGreaterThan(100);
  await expect
    .poll(async () => (await stored(page)).filter((path) => languageOf(path) === language).length, { timeout: 40_000 })
    .toBe(all.length);
  return [...new Set((await stored(page)).flatMap((path) => languageOf(path) ?? []))];
}

test('a language that was opened once, at first or later, works without a network: lessons, too', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await page.goto(`${host.url}ru.html`);
  await kept(page);
  expect(await keptIn(page, host, 'ru')).toEqual(['ru']);
  await page.goto(`${host.url}zh.html`);
  expect(await keptIn(page, host, 'zh')).toEqual(['ru', 'zh']);
  await context.setOffline(true);
  await host.end();
  await page.reload();
  await done(page);
  await expect(page).toHaveTitle(chinese.page.title({ tab: chinese.robots.name }));
  await tab(page, chinese.pursuit.name);
  await done(page);
  await page.goto(`${host.url}class-zh.html`);
  await expect(page.getByRole('button', { name: chinese.teach.mode({ mode: 'present' }) })).toBeVisible();
  await page.goto(`${host.url}class-ru.html`);
  await expect(page.getByRole('button', { name: russian.teach.mode({ mode: 'present' }) })).toBeVisible();
});

test('everything that the manifest names is there, and it can be installed', async ({ page, host }) => {
  for (const { language, locale } of SPOKEN) {
    const name = `${language === LANGUAGES[0] ? 'manifest' : language}.webmanifest`;
    const manifest = await (await page.request.get(host.url + name)).json();
    expect(manifest).toMatchObject({ display: 'standalone', scope: './', lang: locale });
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
  const hash = () => filesIn(folder).find(([path]) => path === 'index.html')?.[1] ?? '';
  const before = hash();
  change('index.html', (html) => html.replace('<html lang="en">', '<html lang="en" data-build="new">'));
  change('sw.js', (script) => script.replace(before, hash()));
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
  await tab(second, w.pursuit.name);
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
    await page.goto(`${host.url}ru.html`);
    await kept(page);
    const away = await leave(page, context, host);
    await away.goto(`${host.url}ru.html`);
    await done(away);
    await away.goto(`${host.url}ru`);
    await done(away);
    await expect(away).toHaveTitle(russian.page.title({ tab: russian.robots.name }));
  });
});
