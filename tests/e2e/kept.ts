// A host of a test's own, and pages that are kept when it goes.
import type { BrowserContext, Page } from '@playwright/test';
import { type Host, hostAt } from './host';
import { test as base, expect } from './page';

export const test = base.extend<{ host: Host; path: string; bare: boolean }>({
  fresh: true,
  path: ['/a/folder/of/ours/', { option: true }],
  bare: [false, { option: true }],
  host: async ({ path, bare }, use) => {
    const host = await hostAt(path, bare);
    await use(host);
    await host.end().catch(() => {});
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Waits until the folder is kept, and the page is served from there. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Visits once, then goes where there is no network: in a page of its own. */
export async function leave(page: Page, context: BrowserContext, host: Host): Promise<Page> {
  await page.goto(host.url);
  await kept(page);
  await page.close();
  await context.setOffline(true);
  await host.end();
  return context.newPage();
}
