// Matches of Pursuit on the page, and the robot in the workshop.
import type { Page } from '@playwright/test';
import { like, MANY } from './like';
import { button, counter, drop, expect, hashOf, load, output } from './page';
import { w } from './words';

/** What the workshop says of its robot. */
export const said = (page: Page) => page.locator('.workshop_workshop > [aria-live]');

/** Opens an input. */
export async function open(page: Page, text: string): Promise<void> {
  await load(page, await hashOf('pursuit', text));
  await expect(counter(page)).toContainText('Position 0 of');
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
}

/** Plays the match on the board with the robot as the fugitive, and goes to its end. */
export async function playAsFugitive(page: Page): Promise<void> {
  await page.locator('.workshop_workshop').getByRole('button', { name: 'fugitive' }).click();
  await expect(said(page)).toContainText(like(w['pursuit-robot'].ended({ points: MANY, most: MANY })));
  await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
  await button(page, w.timeline.last).click();
}

/** Drops a program on the board. */
export const dropProgram = (page: Page, name: string, bytes: Uint8Array) =>
  drop(page, '.board_stage', { name, content: bytes });
