// Audits of states of the page. Light: all rules of axe. Dark: contrast only. Narrow windows: nothing overflows sideways.
import type { Page } from '@playwright/test';
import { audit, auditColours } from './axe';
import { expect, test } from './page';

export type Open = (page: Page) => Promise<unknown>;
/**
 * `open` reaches the state from the one before it. `close` removes what the next state must not find.
 * `dark`: false where a state of another group has the same colours. `narrow`: the layout differs on a phone, and all rules run
 * there, too.
 */
export type State = { open: Open; close?: Open; dark?: boolean; narrow?: boolean };
export type States = Record<string, Open | State>;

const DESKTOP = { width: 1280, height: 800 };
const NARROW = [640, 390, 320];

/** How far the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function auditNarrow(page: Page, name: string, allRules: boolean): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => overflow(page), `${name}, ${width} pixels wide`).toBe(0);
  }
  if (allRules) await audit(page, `${name}, narrow`);
  await page.setViewportSize(size);
}

async function auditDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await auditColours(page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function auditState(page: Page, name: string, state: Open | State): Promise<void> {
  const { open, close = null, dark = true, narrow = false } = typeof state === 'function' ? { open: state } : state;
  await open(page);
  await audit(page, name);
  if (dark) await auditDark(page, name);
  await auditNarrow(page, name, narrow);
  await close?.(page);
}

/** One test for each group of states, which follow one another in one page. */
export function audits(groups: Record<string, States>): void {
  for (const [group, states] of Object.entries(groups))
    test(`an audit finds nothing, and nothing hangs over: ${group}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(DESKTOP);
      for (const [name, state] of Object.entries(states))
        await test.step(name, () => auditState(page, `${group}: ${name}`, state));
    });
}

export const dialog = (page: Page) => page.getByRole('dialog');

export const close: Open = async (page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses keys on the board, once it is there. */
export async function pressOnBoard(page: Page, ...keys: string[]): Promise<void> {
  await page.getByRole('grid').focus();
  await press(page, ...keys);
}
