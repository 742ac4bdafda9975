// What the code editor shows of an input: the meaning of the number at the cursor, and cases that fold.
// The meanings themselves are tested in tests/unit/input.test.ts.
import type { Page } from '@playwright/test';
import { button, choose, expect, input, paste, start, TOP, test } from './page';
import { w } from './words';

const panel = (page: Page) => page.locator('.cm-meaning');

/** Puts the cursor into the text, so many lines down and words to the right of its beginning. */
async function cursor(page: Page, down: number, right: number): Promise<void> {
  await input(page).click({ position: TOP });
  await page.keyboard.press('ControlOrMeta+Home');
  for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < right; i++) await page.keyboard.press('ArrowRight');
}

test('the number at the cursor is told, also before an error', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement');
  await cursor(page, 2, 3);
  await expect(panel(page)).toContainText('Line 3: 13 is the row of robot 2; 18 is the column of robot 2');
  await expect(panel(page).locator('b')).toHaveText(
    w.reading.meaning({ text: '18', field: w.robots.robotColumn({ index: 2 }) }),
  );
  await paste(page, '2 0\n17 18\n13\n0 0\n');
  await cursor(page, 1, 0);
  await expect(panel(page).locator('b')).toHaveText(
    w.reading.meaning({ text: '17', field: w.robots.robotRow({ index: 1 }) }),
  );
});

test('a case folds into its first line, and an edit elsewhere leaves it folded', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement');
  await cursor(page, 0, 0);
  const arrows = page.locator('.cm-foldGutter span').filter({ visible: true });
  await expect(arrows).toHaveCount(3);
  await arrows.nth(1).click();
  await expect(page.getByRole('button', { name: w.reading.folded({ lines: 4 }) })).toBeVisible();
  await cursor(page, 1, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(input(page)).toContainText('16 18');
  await expect(page.getByRole('button', { name: w.reading.folded({ lines: 4 }) })).toBeVisible();
  await page.getByRole('button', { name: w.reading.folded({ lines: 4 }) }).click();
  await expect(input(page)).toContainText('13 13');
  await expect(button(page, '4 lines')).toHaveCount(0);
});

test('what a line means does not outlive it: a sample may be shorter', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement');
  await cursor(page, 11, 0);
  await expect(panel(page)).toContainText(w.reading.line({ line: 12 }));
  await choose(page, w.panes.samples, w.robots.chase);
  await expect(panel(page)).toBeHidden();
});
