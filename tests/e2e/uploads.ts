// A host where a new build arrives in two steps, and visits to it. The service worker is the page's own; the builds are as small as
// can be.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build as bundle } from 'vite';
import { filesIn } from '../../www/build/files';
import { type Host, serve } from './host';
import { kept } from './kept';
import { test as base, expect } from './page';

type Part = 'page' | 'scripts' | 'worker';
type Build = Record<Part, Record<string, string | null>>;
type Builds = [before: Build, after: Build];

export const PARTS: Part[] = ['page', 'scripts', 'worker'];
export const SCRIPT = { old: 'assets/app-0ldBu1ld.js', new: 'assets/app-NewBu1ld.js' };

function put(folder: string, files: Record<string, string | null>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (content === null) rmSync(path, { force: true });
    else writeFileSync(path, content);
  }
}

/** The service worker as the build makes it for a folder. */
async function workerFor(folder: string): Promise<string> {
  const made = await bundle({
    configFile: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(filesIn(folder)) },
    build: { write: false, rolldownOptions: { input: 'www/offline/sw.ts', output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in made ? made.output : [];
  if (!chunk || !('code' in chunk)) throw new Error('no service worker');
  return chunk.code;
}

async function buildOf(name: 'old' | 'new'): Promise<Build> {
  const page = {
    'index.html': `<!doctype html><title>Boardlab</title><link rel="icon" href="data:,"><script src="${SCRIPT[name]}"></script>`,
    'board.html': `<!doctype html><title>Board, ${name}</title>`,
  };
  const scripts = {
    [SCRIPT.old]: null,
    [SCRIPT[name]]:
      `document.documentElement.dataset.build = '${name}'; navigator.serviceWorker.register('./sw.js').catch(() => {});`,
  };
  const folder = mkdtempSync(join(tmpdir(), 'boardlab-'));
  put(folder, { ...scripts, ...page });
  const worker = { 'sw.js': await workerFor(folder) };
  rmSync(folder, { recursive: true });
  return { page, scripts, worker };
}

/** What a host does when it has no such file. */
type Missing = '404' | 'page';

/** Of this process. A fixture for all its tests would be a reason for Playwright to start another one. */
let made: Promise<Builds> | null = null;

export const test = base.extend<{ host: Host; missing: Missing; builds: Builds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  builds: async ({}, use) => {
    made ??= Promise.all([buildOf('old'), buildOf('new')]);
    await use(await made);
  },
  fresh: true,
  serviceWorkers: 'allow',
  missing: ['404', { option: true }],
  host: async ({ missing }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'boardlab-'));
    const host = await serve(folder, '/', { missing });
    await use(host);
    await host.end().catch(() => {});
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host }, use) => use(host.url),
  // Files that are missing in the middle of an upload are told on the console.
  quiet: async ({ page: _ }, use) => use(undefined),
});

/** Which build a visitor gets; null where its script is missing. */
export async function visit(context: BrowserContext, { url }: Host): Promise<string | null> {
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  const found = await page.evaluate(() => document.documentElement.dataset.build ?? null);
  await page.close();
  return found;
}

/** Until no service worker is being installed any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const { installing = null } = registration ?? {};
    if (!installing) return;
    await new Promise<void>((done) => {
      const look = () => installing.state === 'installing' || done();
      installing.addEventListener('statechange', look);
      look();
    });
  });
}

/** A visitor who has been there before, and has all of the build. */
export async function regular(context: BrowserContext, { url }: Host): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await kept(page);
  await page.close();
}

export const upload = (host: Host, build: Build, parts: Part[]) => {
  for (const part of parts) put(host.folder, build[part]);
};

async function comesToStay(context: BrowserContext, host: Host): Promise<void> {
  await expect.poll(() => visit(context, host)).toBe('new');
  await expect.poll(() => visit(context, host)).toBe('new');
  await host.end();
  await context.setOffline(true);
  expect(await visit(context, host)).toBe('new');
}

/** What the first step uploads: some of the parts, neither none nor all. */
const FIRST_STEPS = PARTS.flatMap((part, i) => [[part], PARTS.filter((_, at) => at !== i)]);

/** An order of uploads, and who comes while it is under way: somebody who was there before, or somebody new. */
type Order = { missing: Missing; first: Part[]; visitor: 'regular' | 'new' };

const ORDERS = FIRST_STEPS.flatMap((first, nth) =>
  (['regular', 'new'] as const).flatMap((visitor, who) =>
    (['404', 'page'] as const).map((missing, host) => ({ missing, first, visitor, half: (nth + who + host) % 2 })),
  ),
);

/** Each first step with each visitor, on one kind of host. */
export const HALF: Order[] = ORDERS.filter(({ half }) => half === 0);
/** The same on the other kind of host. */
export const OTHER_HALF: Order[] = ORDERS.filter(({ half }) => half === 1);

const KINDS = { 404: 'a host that says what is missing', page: 'a host that answers with its page' };

export function uploads(orders: Order[]): void {
  for (const { missing, first, visitor } of orders)
    test.describe(KINDS[missing], () => {
      test.use({ missing });
      const steps = `${first.join(' and ')} first`;
      if (visitor === 'regular') test(steps, ({ context, host, builds }) => regularComes(context, host, builds, first));
      else
        test(`${steps}, for whoever comes in between`, ({ context, host, builds }) =>
          newcomerComes(context, host, builds, first));
    });
}

async function regularComes(context: BrowserContext, host: Host, [before, after]: Builds, first: Part[]) {
  upload(host, before, PARTS);
  await regular(context, host);
  upload(host, after, first);
  // Whoever has been there before is served as before.
  expect(await visit(context, host)).toBe('old');
  expect(await visit(context, host)).toBe('old');
  upload(
    host,
    after,
    PARTS.filter((part) => !first.includes(part)),
  );
  await comesToStay(context, host);
}

async function newcomerComes(context: BrowserContext, host: Host, [before, after]: Builds, first: Part[]) {
  upload(host, before, PARTS);
  upload(host, after, first);
  await visit(context, host);
  upload(host, after, PARTS);
  await comesToStay(context, host);
}
