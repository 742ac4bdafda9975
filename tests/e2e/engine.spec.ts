// An engine that ends the hard way is replaced, and nothing is lost.
import type { Page } from '@playwright/test';
import {
  button,
  caseField,
  clickCell,
  counter,
  expect,
  expectOutput,
  input,
  paste,
  ROBOTS_OUTPUT,
  sentence,
  start,
  test,
} from './page';

const trap = (page: Page, which: 'session' | 'thinker') =>
  page.evaluate((engine) => {
    const { session } = (globalThis as unknown as { boardlab: { session: { trap(name: string): void } } }).boardlab;
    session.trap(engine);
  }, which);

const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing was lost' });

test('the session is rebuilt: text, case, move', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=57');
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await trap(page, 'session');
  await expect(said(page)).toBeVisible();
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await expect(caseField(page)).toHaveValue('3');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Move 58: you teleport to (15, 16)');
});

test('a person’s branch is rebuilt', async ({ page }) => {
  await start(page);
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await clickCell(page, 16, 15);
  await expect(sentence(page)).toContainText('you walk south');
  await trap(page, 'session');
  await expect(said(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('you walk south');
  await expect(button(page, 'Back to the solver’s line')).toBeVisible();
});

test('a board of an older text is rebuilt behind a text with an error', async ({ page }) => {
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  await paste(page, '4 0\nx');
  await expect(page.locator('.error')).toBeVisible();
  await trap(page, 'session');
  await expect(said(page)).toBeVisible();
  await expect(input(page)).toContainText('x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('You win after 5 moves');
  await expect(page.locator('.error')).toBeVisible();
});

test('the thinker is replaced and answers again', async ({ page }) => {
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  await trap(page, 'thinker');
  await expect(said(page)).toBeVisible();
  await expectOutput(page, ROBOTS_OUTPUT);
});

test('an engine that ends again and again is left alone until the person goes on', async ({ page }) => {
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  for (let i = 0; i < 2; i++) {
    await trap(page, 'session');
    await expect(said(page)).toBeVisible();
    await button(page, 'Dismiss').click();
  }
  await trap(page, 'session');
  await expect(page.getByRole('status').filter({ hasText: 'again and again' })).toBeVisible();
  await paste(page, '1 0\n3 4\n0 0\n');
  await expect(counter(page)).toContainText('Move 0 of');
});
