// The share dialog: the clipboard, QR codes that another program reads, the keyboard. What links hold, and what is
// said of long ones: tests/unit/sharing.test.ts.
import type { Page } from '@playwright/test';
import { knights } from '../unit/texts';
import { branchOff, MOMENTS, shows } from './moments';
import { button, counter, expect, test } from './page';
import { textOfCode } from './qr';
import { w } from './words';

const dialog = (page: Page) => page.getByRole('dialog', { name: w.page.share });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: w.share.link });
const code = (page: Page) => dialog(page).getByRole('img', { name: w.share.code });

async function open(page: Page): Promise<void> {
  await button(page, w.page.share).click();
  await expect(dialog(page)).toBeVisible();
}

async function copiedLink(page: Page): Promise<string> {
  await button(page, w.share.copy).click();
  await expect(dialog(page).getByText(w.panes.copied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const seen = (page: Page) => textOfCode(code(page));

test('a copied link opens the same moment', async ({ page, context }) => {
  await branchOff(page, MOMENTS.find(({ game }) => game === 'solitaire') as (typeof MOMENTS)[number]);
  await open(page);
  const href = await copiedLink(page);
  expect(href).toBe(await link(page).inputValue());
  const other = await context.newPage();
  await other.goto(href);
  expect(await shows(other)).toEqual(await shows(page));
});

test('a QR code holds the link, small and large, in light and dark, on a phone, and the longest', async ({ page }) => {
  await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=3');
  await expect(counter(page)).toContainText('Move 3');
  await open(page);
  const address = await link(page).inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seen(page)).toBe(address);
  }
  const small = (await code(page).boundingBox())?.width ?? 0;
  await button(page, w.share.larger).click();
  const large = (await code(page).boundingBox())?.width ?? 0;
  expect(large).toBeGreaterThan(1.5 * small);
  expect(await seen(page)).toBe(address);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seen(page)).toBe(address);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  const file = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(`1\n${knights(350)}`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(counter(page)).toContainText('Move 0 of');
  await open(page);
  await expect(link(page)).toHaveValue(/.{1000,1200}/);
  expect(await seen(page)).toBe(await link(page).inputValue());
});

test('by keyboard alone, and the board rests beneath', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=4');
  await expect(counter(page)).toContainText('Move 4');
  await button(page, w.page.share).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const key of ['n', 'End', 'h', '?', 't']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(counter(page)).toContainText('Move 4');
  await expect(button(page, 'Share')).toBeFocused();
});
