// Accessibility audits by axe-core, of the page that is open; frames are audited by themselves.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './page';

/** What axe finds wrong, each with its rule; by one rule alone if that is given. */
async function faults(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // To collect what passes would take twice the time.
    const { violations } = await run({ resultTypes: ['violations'], iframes: false, ...(only && { runOnly: [only] }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rule);
}

/** Holds a state of the page to every rule. */
export async function audit(page: Page, state: string): Promise<void> {
  expect.soft(await faults(page), state).toEqual([]);
}

/** Holds a state of the page to the one rule that colours can break. */
export async function auditColours(page: Page, state: string): Promise<void> {
  expect.soft(await faults(page, 'color-contrast'), state).toEqual([]);
}
