// Pursuit's exact theory in the browser: work that is waited for and cancelled, and fingers on a phone.
import type { Page } from '@playwright/test';
import { button, edited, expect, hashOf, load, paste, test, tooSmall } from './page';
import { w } from './words';

const ERRORS = '1\n5\n2\n1\n9\none\nother\n0 0 2 2\n0 1\n0 0 0 0\n';

async function open(page: Page, text: string): Promise<void> {
  await load(page, await hashOf('pursuit', text));
  await page.getByRole('tab', { name: w.pursuit.theory }).click();
}

test('a large field waits to be asked, and is cancelled', async ({ page }) => {
  await open(page, '0\n10\n4\n1\n100\narea\narea\n');
  await expect(page.locator('.theory_theory')).toContainText('positions');
  await button(page, w['pursuit-theory'].solve).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(w['pursuit-theory'].cancelled)).toBeVisible();
  await expect(button(page, 'Solve')).toBeFocused();
  await edited(page);
  await paste(page, '0\n4\n2\n1\n16\narea\narea\n');
  await expect(page.locator('.theory_verdict')).toContainText('caught in 3 turns');
});

test('a finger finds every control of the theory on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ERRORS);
  await expect(page.locator('.theory_stops .theory_stop').first()).toBeVisible();
  await page
    .locator('.theory_theory summary')
    .evaluateAll((all) => all.forEach((one) => void (one as HTMLElement).click()));
  expect(await tooSmall(page, '.theory_theory :is(button, summary, .switch)', 40)).toEqual([]);
});
