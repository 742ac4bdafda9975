// A phone: what is on its first screen, a move by a finger, and what comes before what. At 200 % the board grows.
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { board, counter, expect, input, sentence, test } from './page';
import { w } from './words';

declare const boardlab: Parts;

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
      await expect(page.locator('.welcome_welcome')).toBeVisible();
      expect(await below(page, '.timeline_timeline')).toBeLessThanOrEqual(PHONE.height);
      await page.getByRole('button', { name: w.page.dismiss }).click();
      await expect(page.locator('.about_about')).toBeVisible();
      expect(await below(page, '.timeline_timeline')).toBeLessThanOrEqual(PHONE.height);
    });
});

test('Robots: the position, its reasons and the moves stand before the input', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, 'robots');
  const places = [
    '.board_boards',
    '.pad_pad',
    '.timeline_timeline',
    '.aside_now',
    '.aside_pages',
    '.main-page_mainPage > .input_input',
    '.main-page_mainPage > .output_output',
  ];
  await expect(page.locator('.evidence_candidates')).toBeVisible();
  const tops = await above(page, places);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.pad_pad')).toHaveCount(0);
});

test.describe('by a finger', () => {
  test.use({ fresh: true, viewport: PHONE, hasTouch: true, isMobile: true });

  test('Robots: three moves, by buttons of its size', async ({ page }) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=0');
    await expect(page.locator('.pad_walks')).toBeVisible();
    const walk = (name: RegExp) => page.locator('.pad_walks').getByRole('button', { name });
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

test.describe('on its side', () => {
  test.use({ fresh: true, viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  for (const game of GAMES)
    test(`${game}: the whole board is in sight, with what plays it beside it`, async ({ page }) => {
      await visit(page, game);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      const box = async (part: string) =>
        (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: Number.NaN };
      const { x, y, width, height } = await box('#board');
      expect(y + height).toBeLessThanOrEqual(390);
      for (const part of ['.timeline_timeline', '.aside_now', '.aside_pages'])
        expect((await box(part)).x).toBeGreaterThanOrEqual(x + width);
      await expect(page.getByRole('button', { name: /^Play \(/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
      // It stays while all else passes beside it.
      await page.locator('.main-page_mainPage > .output_output').scrollIntoViewIfNeeded();
      await expect(board(page)).toBeInViewport({ ratio: 0.99 });
    });
});

test('Hyper Knights: the opponent is at the board, and the end of a game with another one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=0');
  await expect(page.getByRole('checkbox', { name: 'Play against the solver' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(async () => {
    boardlab.input.setText('1\n1\n2 1\n');
    const { shown, isCurrent } = boardlab.state;
    while (!isCurrent.value || shown.value?.explanation?.game !== 'knights' || shown.value.frame.turn.kind === 'over')
      await new Promise(requestAnimationFrame);
    await boardlab.game.move(shown.value.explanation.chosen);
  });
  const end = page.locator('.ended_ended');
  await expect(end).toContainText('wins.');
  await expect(end.getByRole('button', { name: 'New game' })).toBeInViewport({ ratio: 1 });
  await end.getByRole('button', { name: 'New game' }).click();
  await expect(counter(page)).toContainText('Move 0');
  await expect(end).toHaveCount(0);
});

test('with letters of twice the size nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const game of GAMES) {
    await visit(page, game);
    await expect(page.locator('.aside_because')).not.toBeEmpty();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(PHONE.width);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
});

test('at 200 % the board grows', async ({ page }) => {
  const side = async () => {
    await expect(board(page)).toHaveAttribute('aria-busy', 'false');
    const { width, height } = (await page.locator('.board_container').first().boundingBox()) ?? { width: 0, height: 0 };
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
