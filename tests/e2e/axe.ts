// Accessibility audits by axe-core, of the page that is open; frames are audited by themselves.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './page';

/** A colour of axe's. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour };

/** Makes axe keep what a colour's text means: else it reads it again for every element, in a third of all its time. */
function keepColours(): void {
  const { commons } = (globalThis as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }).axe;
  const { prototype } = commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Omit<Colour, 'parseString'>>();
  prototype.parseString = function (text) {
    const kept = known.get(text);
    if (kept) return Object.assign(this, kept);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** What axe finds wrong, each with its rule; by one rule alone if that is given. */
async function faults(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};(${keepColours})()`);
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
