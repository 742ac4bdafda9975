// An engine that ends the hard way is replaced by a fresh worker. What is brought back: tests/unit/engine.test.ts.
import type { Page, Worker } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { button, caseField, counter, expect, expectOutput, ROBOTS_OUTPUT, sentence, test } from './page';
import { w } from './words';

declare const boardlab: Parts;

const trap = (page: Page, which: 'session' | 'thinker') =>
  page.evaluate((engine) => {
    boardlab.engines[engine].ask('trap', null).catch(() => {});
  }, which);

test('a worker that ends without a word is replaced', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await page.evaluate(() => {
    boardlab.engines.session.ask('close', null).catch(() => {});
  });
  await expect(said(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(w.robots.jumped({ nth: 58, cell: '(15, 16)' }));
});

const said = (page: Page) => page.getByRole('status').filter({ hasText: w.page.notice({ kind: 'engineReplaced' }) });

/** Ends an engine; returns the worker that takes its place. */
async function replaced(page: Page, which: 'session' | 'thinker'): Promise<Worker> {
  const [next] = await Promise.all([page.waitForEvent('worker'), trap(page, which)]);
  await expect(said(page)).toBeVisible();
  return next;
}

test('session and thinker are replaced: text, case, move and output are as before', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await expectOutput(page, ROBOTS_OUTPUT);
  const first = page.workers();
  const session = await replaced(page, 'session');
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await expect(caseField(page)).toHaveValue('3');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(w.robots.jumped({ nth: 58, cell: '(15, 16)' }));
  await button(page, w.page.dismiss).click();
  const thinker = await replaced(page, 'thinker');
  await expectOutput(page, ROBOTS_OUTPUT);
  for (const worker of [session, thinker]) expect(first).not.toContain(worker);
});
