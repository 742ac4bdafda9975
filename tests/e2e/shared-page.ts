// One page for the tests of a worker, because a page of its own costs each test half a second. Between two tests it is put back.
import { type Browser, type BrowserContext, test as base, type Page, type WorkerInfo } from '@playwright/test';

/**
 * `fresh`: a test gets a page and a context of its own. Tests need that if they count requests, use another origin or another
 * kind of device, or leave behind what `reset` does not remove.
 * `welcome`: the page shows what a first visit shows; only with `fresh`.
 */
export const test = base.extend<{ fresh: boolean; welcome: boolean }, { shared: Page }>({
  fresh: [false, { option: true }],
  welcome: [false, { option: true }],
  shared: [
    async ({ browser }, use, worker) => {
      const context = await contextOf(browser, worker);
      await context.addInitScript(dismissWelcome);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, fresh, shared, welcome }, use) => {
    if (fresh && !welcome) await context.addInitScript(dismissWelcome);
    await use(fresh ? context : shared.context());
  },
  page: async ({ context, fresh, shared, baseURL }, use) => {
    if (fresh) return use(await context.newPage());
    await use(shared);
    await reset(shared, new URL(baseURL ?? '').origin);
  },
});

/** As if the page had been visited before. */
function dismissWelcome(): void {
  try {
    localStorage.setItem('welcome', 'false');
  } catch {
    // A frame without an origin keeps nothing.
  }
}

/** What the page writes as it goes is cleared, too. */
function forget(): void {
  const clear = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  clear();
  for (const going of ['pagehide', 'visibilitychange']) addEventListener(going, clear);
}

/** A context as the project's options ask for. */
function contextOf(browser: Browser, { project: { use } }: WorkerInfo): Promise<BrowserContext> {
  const { baseURL, permissions, serviceWorkers, contextOptions } = use;
  return browser.newContext({
    ...contextOptions,
    ...(baseURL && { baseURL }),
    ...(permissions && { permissions }),
    ...(serviceWorkers && { serviceWorkers }),
  });
}

/** Puts back what a test may change: other pages, routes, what is stored, the window, the media, the mouse. */
async function reset(page: Page, origin: string): Promise<void> {
  const context = page.context();
  // By the page itself: what it wrote last may reach the browser after the browser has been told to forget. Some pages have no storage.
  await page.evaluate(forget).catch(() => {});
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.goto('about:blank');
  await page.unrouteAll();
  await context.unrouteAll();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: 'reduce',
    forcedColors: null,
    contrast: null,
  });
  await page.mouse.move(0, 0);
}
