// The address always leads back. What stands in it, and what is said of one that is damaged: tests/unit/address.test.ts.
import { caseField, choose, counter, expect, paste, sentence, start, test } from './page';
import { w } from './words';

test('the address leads to the same text, case and move, in another page and pasted into this one', async ({
  page,
  context,
}) => {
  await start(page);
  await paste(page, '1 0\n3 4\n2 1\n20 21\n7 8\n1 1\n0 0\n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(caseField(page)).toHaveValue('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(page).toHaveURL(/#v=2&game=robots&text=[\w-]+&case=2&ply=2$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(caseField(other)).toHaveValue('2');
  await expect(sentence(other)).toHaveText((await sentence(page).textContent()) ?? '');
  await expect(other.getByRole('textbox', { name: w.panes.inputLabel })).toContainText('20 21');
  await page.evaluate(() => {
    location.hash = '#v=1&game=robots&sample=statement&case=3&ply=30';
  });
  await expect(sentence(page)).toContainText(w.robots.jumped({ nth: 30, cell: '(16, 15)' }));
});

/** Too large for a link. */
function manyKnights(): string {
  const cases = Array.from({ length: 60 }, (_, i) => {
    const knights = Array.from(
      { length: 999 },
      (_, k) => `${(i * 7919 + k * k * 31) % 500} ${(i * 104729 + k * 613) % 500}`,
    );
    return `999\n${knights.join('\n')}`;
  });
  return `60\n${cases.join('\n')}\n`;
}

test('an input too large for a link is kept in this browser', async ({ page, context }) => {
  await page.goto('./#v=1&game=knights&sample=statement&case=1&ply=0');
  const file = { name: 'many.txt', mimeType: 'text/plain', buffer: Buffer.from(manyKnights()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: w.page.notice({ kind: 'keptHere' }) })).toBeVisible();
  await expect(page).toHaveURL(/&kept=[\w-]+&/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.cases_caseField')).toContainText('of 60');
});

test('theme and speed stay with the browser', async ({ page }) => {
  await page.goto('./');
  await choose(page, w.page.menu, w.page.theme);
  await page.keyboard.press('>');
  await expect(page.getByLabel(w.timeline.speed)).toHaveValue('300');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel(w.timeline.speed)).toHaveValue('300');
});
