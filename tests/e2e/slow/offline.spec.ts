// All of the page where there is no network, after one visit in each of two languages.
import type { Page } from '@playwright/test';
import type { Host } from '../host';
import { kept, leave, test } from '../kept';
import { counter, expect, paste, switchTo } from '../page';
import { done, tab, tour } from '../tour';
import { russian } from '../words';

test.use({ serviceWorkers: 'allow' });

const RUSSIAN = [russian.robots, russian.janken, russian.pursuit, russian.solitaire, russian.knights].map(
  ({ name }) => name,
);
test('everything works where there is no network', async ({ page, context, host }) => {
  test.slow();
  await page.goto(`${host.url}ru.html`);
  await kept(page);
  const away = await leave(page, context, host);
  await away.goto(host.url);
  await tour(away, paste);
  await test.step('the other pages', () => others(away, host));
});

async function others(page: Page, { url }: Host): Promise<void> {
  await switchTo(page, 'Русский');
  await expect(page).toHaveURL(/ru\.html#/);
  for (const title of RUSSIAN) {
    await tab(page, title);
    await done(page);
    await expect(counter(page)).toContainText(/Ход|Позиция|Снятие/);
  }
  await page.goto(`${url}board.html#v=1&game=janken&sample=zones&case=1&ply=3&controls=full`);
  await expect(counter(page)).toContainText('Move 3 of');
  await page.goto(`${url}embed-ru.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
