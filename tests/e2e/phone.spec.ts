// A phone: what is on its first screen, a move by a finger, and what comes before what. At 200 % the board grows.
import type { Page } from '@playwright/test';
import { board, counter, expect, input, sentence, test } from './page';
import { w } from './words';

const PHONE = { width: 390, height: 844 };
const GAMES = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'];

const below = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
/** Measured at once: what the page replaces between two measures would be nowhere. */
const above = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) => all.map((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN)),
    selectors,
  );

/** What a first visit shows. */
async function visit(page: Page, game: string): Promise<void> {
  await page.goto(`./#${game}`);
  await expect(counter(page)).toContainText('of');
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
}

test.describe('on the first visit', () => {
  test.use({ fresh: true, welcome: true });

  for (const game of GAMES)
    test(`${game}: the board and the timeline are on the first screen`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await visit(page, game);
      await expect(page.locator('.welcome')).toBeVisible();
      expect(await below(page, '.timeline')).toBeLessThanOrEqual(PHONE.height);
      await page.getByRole('button', { name: w.page.dismiss }).click();
      await expect(page.locator('.about')).toBeVisible();
      expect(await below(page, '.timeline')).toBeLessThanOrEqual(PHONE.height);
    });
});

test('Robots: the position, its reasons and the moves stand before the input', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, 'robots');
  const places = ['.boards', '.pad', '.timeline', '.now', '.pages', '.main-page > .input', '.main-page > .output'];
  await expect(page.locator('.candidates')).toBeVisible();
  const tops = await above(page, places);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.pad')).toHaveCount(0);
});

test.describe('by a finger', () => {
  test.use({ fresh: true, viewport: PHONE, hasTouch: true, isMobile: true });

  test('Robots: three moves, by buttons of its size', async ({ page }) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=0');
    await expect(page.locator('.pad-walks')).toBeVisible();
    const walk = (name: RegExp) => page.locator('.pad-walks').getByRole('button', { name });
    const { width, height } = (await walk(/^Walk north,/).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    for (const [name, said] of [
      [/^Walk north,/, 'Move 1: you walk north to (14, 15)'],
      [/^Stay,/, 'Move 2: you stay at (14, 15)'],
      [/^Walk west,/, 'Move 3: you walk west to (14, 14)'],
    ] as const) {
      await walk(name).tap();
      await expect(sentence(page)).toContainText(said);
    }
  });
});

test('at 200 % the board grows', async ({ page }) => {
  const side = async () => {
    await expect(board(page)).toHaveAttribute('aria-busy', 'false');
    const { width, height } = (await page.locator('.board-container').first().boundingBox()) ?? { width: 0, height: 0 };
    return Math.min(width, height);
  };
  for (const game of GAMES) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, game);
    const plain = await side();
    // The zoom of a browser: each pixel of the page takes two by two.
    await page.setViewportSize({ width: 683, height: 384 });
    await expect.poll(side, game).toBeGreaterThan((plain * 1.2) / 2);
    await expect(input(page)).toBeAttached();
  }
});
