// What the editor says of an input: the meaning of each number, and cases that fold.
import type { Page } from '@playwright/test';
import { audit, button, expect, input, paste, start, TOP, test } from './page';

const panel = (page: Page) => page.locator('.cm-meaning');

/** Puts the cursor into the text, so many lines down and words to the right of its beginning. */
async function cursor(page: Page, down: number, right: number): Promise<void> {
  await input(page).click({ position: TOP });
  await page.keyboard.press('ControlOrMeta+Home');
  for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < right; i++) await page.keyboard.press('ArrowRight');
}

for (const [game, down, right, told] of [
  ['robots&sample=statement', 2, 3, 'Line 3: the row of robot 2: 13; the column of robot 2: 18'],
  ['janken&sample=statement', 0, 0, 'Line 1: the number of cases: 1'],
  ['knights&sample=statement', 1, 0, 'Line 2: the number of knights'],
  ['pursuit&sample=match', 0, 0, 'Line 1: '],
  ['solitaire&sample=fresh', 0, 0, 'Line 1: '],
] as const)
  test(`the number at the cursor is told: ${game}`, async ({ page }) => {
    await start(page, `#v=1&game=${game}`);
    await cursor(page, down, right);
    await expect(panel(page)).toContainText(told);
    await expect(panel(page).locator('b')).toHaveCount(1);
  });

test('what stands before an error keeps its meaning', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement');
  await paste(page, '2 0\n17 18\n13\n0 0\n');
  await cursor(page, 1, 0);
  await expect(panel(page)).toContainText('the row of robot 1: 17');
});

test('a case folds into its first line, and an edit elsewhere leaves it folded', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement');
  await cursor(page, 0, 0);
  const arrows = page.locator('.cm-foldGutter span').filter({ visible: true });
  await expect(arrows).toHaveCount(3);
  await arrows.nth(1).click();
  await expect(page.getByRole('button', { name: '4 lines' })).toBeVisible();
  await cursor(page, 1, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(input(page)).toContainText('16 18');
  await expect(page.getByRole('button', { name: '4 lines' })).toBeVisible();
  await page.getByRole('button', { name: '4 lines' }).click();
  await expect(input(page)).toContainText('13 13');
  await audit(page, 'with folds');
  await expect(button(page, '4 lines')).toHaveCount(0);
});
