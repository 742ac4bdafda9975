// All of the page as one file, and the Russian one.
import { field, test } from '../alone';
import { counter, expect } from '../page';
import { done, tab, tour } from '../tour';

test('everything works in it', async ({ page, file }) => {
  test.slow();
  await page.goto(file);
  await done(page);
  await tour(page, (_, text) => field(page).fill(text));
  await tab(page, 'Robots');
  await field(page).fill('4 0\nx');
  await expect(page.locator('.error')).toBeVisible();
});

test.describe('in Russian', () => {
  test.use({ name: 'boardlab-ru.html' });

  test('the page speaks Russian', async ({ page, file }) => {
    await page.goto(`${file}#v=1&game=robots&sample=chase&case=1&ply=0`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveTitle('Роботы · Boardlab');
    await done(page);
    await expect(counter(page)).toContainText('Ход 0 из');
  });
});
