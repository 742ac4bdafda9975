// The Robots board under a pointer: its pixels, and a move by hand.
// What is said of its cells is tested in tests/unit/cells.test.ts.
import type { Page } from '@playwright/test';
import { board, clickCell, counter, drawn, expect, middle, sentence, test } from './page';
import { w } from './words';

const row = (page: Page, move: string) => page.locator(`.evidence_candidates [data-move="${move}"]`);

/** The board's pixels. */
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('a candidate that is looked at shows on the board, barred or not, and nothing moves', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
  await expect(counter(page)).toContainText('Move 57 of');
  await expect(row(page, 'W')).toHaveClass(/illegal/);
  await page.mouse.move(1, 1);
  await drawn(page);
  const [before, at] = [await picture(page), await board(page).boundingBox()];
  const seen = new Set([before]);
  for (const move of ['W', 'S']) {
    await row(page, move).hover();
    await expect.poll(async () => seen.has(await picture(page))).toBe(false);
    seen.add(await picture(page));
    expect(await board(page).boundingBox()).toEqual(at);
    await page.mouse.move(1, 1);
    await expect.poll(() => picture(page)).toBe(before);
  }
});

test('the cell under the pointer is told, and a click on it is a move', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=0');
  const { x, y } = await middle(page, 13, 13);
  await page.mouse.move(x, y);
  await expect(page.locator('.aside_told')).toContainText(w.robots.title({ row: 14, column: 14 }));
  await expect(page.locator('.board_bubble')).toContainText(w.robots.title({ row: 14, column: 14 }));
  await clickCell(page, 14, 14);
  await expect(sentence(page)).toContainText(w.robots.walked({ nth: 1, direction: 'NW', cell: '(14, 14)' }));
});
