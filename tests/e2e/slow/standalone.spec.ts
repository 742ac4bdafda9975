// All of the page as one file.
import { test } from '../alone';
import { edited, expect, input } from '../page';
import { done, tab, tour } from '../tour';
import { w } from '../words';

test('everything works in it', async ({ page, file }) => {
  test.slow();
  await page.goto(file);
  await done(page);
  await edited(page);
  await tour(page, (_, text) => input(page).fill(text));
  await tab(page, w.robots.name);
  await input(page).fill('4 0\nx');
  await expect(page.locator('.errors_error')).toBeVisible();
});
