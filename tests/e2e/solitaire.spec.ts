// Solitaire Chess on the screen: tiles by pointer, what is lit, what hints draw, fingers on a phone.
import type { Page } from '@playwright/test';
import { board, counter, expect, load, middle, sentence, test } from './page';
import { w } from './words';

const told = (page: Page) => page.locator('.aside_told');
const rows = (page: Page) => page.locator('.evidence_candidates tbody tr:not(.solitaire_effects)');
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, name: string, ply: number): Promise<void> {
  await load(page, `#v=1&game=solitaire&sample=${name}&case=1&ply=${ply}`);
  await expect(counter(page)).toContainText(`Removal ${Math.ceil(ply / 2)} of`);
}

/** A tile as the statement counts, from 1. */
async function click(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row - 1, column - 1);
  await page.mouse.click(x, y);
}

test('a piece is removed by a click, luck answers, and it is taken back', async ({ page }) => {
  await open(page, 'springare', 0);
  await click(page, 1, 1);
  await expect(sentence(page)).toContainText(
    `${w.solitaire.removal({ nth: 1, colour: 'bronze', piece: 'springare', at: '(1, 1)' })} ${w.solitaire.appears({ colour: 'silver', piece: 'springare' })}`,
  );
  await expect(counter(page)).toContainText('Removal 1 of');
  await click(page, 2, 3);
  await expect(counter(page)).toContainText('Removal 2 of');
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Removal 1 of');
});

test('a tile under the pointer says why it is refused, and leads to the rule', async ({ page }) => {
  await open(page, 'statement', 6);
  await click(page, 6, 6);
  await expect(told(page)).toContainText(w.solitaire.twice);
  await expect(page.locator('.notice_notice')).toContainText(w.solitaire.twice);
  await told(page).getByRole('button', { name: w.panes.toRule }).click();
  await expect(page.locator('#rule-last')).toBeFocused();
});

test('a bonus lights its removals, on the board and in the sequence', async ({ page }) => {
  await open(page, 'statement', 8);
  await page.getByRole('tab', { name: w.panes.position }).click();
  const plain = await picture(page);
  await page.locator('.solitaire_entry').hover();
  await expect(page.locator('.solitaire_removals .solitaire_marked')).toHaveCount(2);
  await expect.poll(() => picture(page)).not.toBe(plain);
  await page.mouse.move(1, 1);
  await expect(page.locator('.solitaire_removals .solitaire_marked')).toHaveCount(0);
  await expect.poll(() => picture(page)).toBe(plain);
  await page.locator('.solitaire_entry').focus();
  await expect(page.locator('.solitaire_removals .solitaire_marked')).toHaveCount(2);
});

test('a target that is looked at shows where it leads; hints are values on the board, and may be off', async ({
  page,
}) => {
  await open(page, 'fresh', 8);
  await page.mouse.move(1, 1);
  await expect(rows(page).first()).toContainText(w.solitaire.chosen);
  const hinted = await picture(page);
  await rows(page).last().getByRole('button').hover();
  await expect(rows(page).last()).toHaveClass(/lit/);
  await expect.poll(() => picture(page)).not.toBe(hinted);
  await page.mouse.move(1, 1);
  await expect.poll(() => picture(page)).toBe(hinted);
  await page.keyboard.press('h');
  await expect.poll(() => picture(page)).not.toBe(hinted);
  await expect(rows(page)).toHaveCount(0);
});

test('on a phone every tile is as large as a finger needs, and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'fresh', 8);
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  const [left, right] = [await middle(page, 0, 0), await middle(page, 0, 5)];
  expect((right.x - left.x) / 5).toBeGreaterThan(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the bars of many games are as long as they are many', async ({ page }) => {
  await load(page, '#v=1&game=solitaire&sample=fresh&options=alphabet%3D1%2C2+nodes%3D1000&case=1&ply=0');
  await page.getByRole('tab', { name: w.panes.position }).click();
  await page.getByRole('button', { name: w.solitaire.runGames({ games: 100 }) }).click();
  await expect(page.locator('.solitaire_batch progress')).toHaveCount(0, { timeout: 90_000 });
  const bars = await page.locator('.solitaire_tally').evaluateAll((all) =>
    all.map((tally) => ({
      games: Number(tally.textContent),
      width: tally.querySelector('.solitaire_bar')?.getBoundingClientRect().width ?? 0,
    })),
  );
  const [most] = bars.toSorted((a, b) => b.games - a.games);
  expect(bars.filter(({ games }) => games > 0).length).toBeGreaterThan(1);
  for (const { games, width } of bars)
    expect(width / (most?.width ?? 1), `${games} games`).toBeCloseTo(games / (most?.games ?? 1), 1);
});
