// A robot in JavaScript in all matches. One in Rust: ../pursuit.spec.ts.
import { button, expect, hashOf, load, openWorkshop, test } from '../page';

test('a robot in JavaScript plays both sides of every field', async ({ page }) => {
  await load(page, await hashOf('pursuit', '0\n6\n2\n1\n36\narea\narea\n'));
  await openWorkshop(page);
  await page.getByLabel('Templates').selectOption('Chase');
  await button(page, 'Play all matches').click();
  await expect(page.locator('.workshop > [aria-live]')).toContainText(/\d of [\d,]+ points\./, { timeout: 90_000 });
  await expect(page.locator('.matches .move')).toHaveCount(48);
  await expect(page.locator('.matches .lost')).toHaveCount(0);
});
