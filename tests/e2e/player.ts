// Opens the player of Solitaire Chess, and plays games with a program.
import type { Page } from '@playwright/test';
import { button, expect, load } from './page';
import { file } from './programs';
import { w } from './words';

const START = '#v=1&game=solitaire&sample=statement&case=1&ply=0';
/** The scores of `solitaire_plain` for the first seeds: `boardlab solitaire referee` has the same (cli/tests/solitaire/runs.rs). */
const TOTALS = file('tests/programs/solitaire_totals.txt').toString().trim().split(' ');

export const said = (page: Page) => page.locator('.player_player > [role=status]');
export const errors = (page: Page) => page.locator('.player_errorsByRemoval li');

export async function open(page: Page): Promise<void> {
  await load(page, START);
  await button(page, w.solitaire.player).click();
}

export const bring = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(w.programs.open).setInputFiles({ name, mimeType: '', buffer });

export async function playSeed(page: Page, seed: string): Promise<void> {
  await page.locator('.player_player').getByLabel(w.solitaire.seedShort).fill(seed);
  await button(page, w.solitaire.play).click();
}

export async function expectTotals(page: Page): Promise<void> {
  for (const [nth, total] of TOTALS.entries()) {
    await playSeed(page, String(nth + 1));
    await expect(said(page)).toContainText(`Seed ${nth + 1}: ${total} points.`);
  }
}
