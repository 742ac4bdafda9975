// Replay files: saved, opened by the button and dropped. What is in them, and what is said of others: tests/unit/sharing.test.ts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { branchOff, MOMENTS, shows } from './moments';
import { button, counter, drop, expect, test } from './page';
import { w } from './words';

async function saved(page: Page): Promise<{ name: string; text: string }> {
  await button(page, w.page.share).click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, w.share.save).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a saved moment is opened by the button, and dropped', async ({ page }) => {
  const moment = MOMENTS.find(({ game }) => game === 'pursuit') as (typeof MOMENTS)[number];
  await branchOff(page, moment);
  const [here, { name, text }] = [await shows(page), await saved(page)];
  expect(name).toBe('boardlab-pursuit-case-1-move-5.json');
  const open: Record<string, () => Promise<void>> = {
    button: () =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) }),
    drop: () => drop(page, 'canvas', { name, content: text, type: 'application/json' }),
  };
  for (const [way, run] of Object.entries(open))
    await test.step(way, async () => {
      await page.goto('about:blank');
      await page.goto('./#v=1&game=knights&sample=statement&case=1&ply=0');
      await expect(counter(page)).toContainText('of');
      await run();
      await expect(page.locator('.branch_branch')).toBeVisible();
      expect(await shows(page)).toEqual(here);
    });
});
