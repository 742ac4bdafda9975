// The page as one file: it opens, plays, exports and says what is not in it. All of it: slow/standalone.spec.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, test } from './alone';
import { button, counter, expect, sentence } from './page';
import { done, exported } from './tour';

test('its policy names its own scripts alone, and lets nothing out', () => {
  const html = readFileSync(join(DIST, 'boardlab.html'), 'utf8');
  const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+' 'sha256-\S+' 'wasm-unsafe-eval' blob:; style-src/,
  );
  expect(policy).not.toMatch(/connect-src|'unsafe-|https?:/);
  expect(html).not.toMatch(/<(script|link|img|iframe)[^>]* (src|href)="(?!data:)/);
});

test('a link into the file opens its moment, which plays, is exported, and outlives a trapped engine', async ({
  page,
  file,
}) => {
  await page.goto(`${file}#v=1&game=robots&sample=statement&case=3&ply=57`);
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Move 58: you teleport to (15, 16)');
  await expect(page).toHaveURL(/ply=58$/);
  await page.reload();
  await expect(counter(page)).toHaveText('Move 58 of 114');
  await page.evaluate(() =>
    (globalThis as unknown as { boardlab: { session: { trap(name: string): void } } }).boardlab.session.trap('session'),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was lost' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Move 58: you teleport to (15, 16)');
  await test.step('a picture', () => exported(page, 'PNG'));
});

test('what is not in it is not offered, and the page says so', async ({ page, file }) => {
  await page.goto(file);
  await done(page);
  await expect(page.getByRole('link', { name: /^RU:/ })).toHaveCount(0);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toContainText('save a replay file');
  await expect(dialog.getByText('QR code of the link')).toHaveCount(0);
  await expect(dialog.getByText('On a page of your own')).toHaveCount(0);
  const [made] = await Promise.all([page.waitForEvent('download'), button(page, 'Save replay file').click()]);
  expect(made.suggestedFilename()).toMatch(/^boardlab-robots/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'MP4' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Export' })).toContainText('This file writes no videos');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('This page is one file');
});
