// A short way through all of the page, for places where a part of it might be missing.
import { expect, type Page, test } from '@playwright/test';
import {
  button,
  choose,
  counted,
  counter,
  expectOutput,
  openAtlas,
  openWorkshop,
  output,
  ROBOTS,
  ROBOTS_OUTPUT,
} from './page';

/** Puts a text into the input. */
type Write = (page: Page, text: string) => Promise<void>;

/** Chooses a tab. A game comes once what was left in it is fetched. */
export async function tab(page: Page, name: string): Promise<void> {
  const one = page.getByRole('tab', { name, exact: true });
  await one.click();
  await expect(one).toHaveAttribute('aria-selected', 'true');
}
export const done = (page: Page) => expect(output(page)).toHaveAttribute('aria-busy', 'false');

export async function tour(page: Page, write: Write): Promise<void> {
  for (const title of ['Janken Tactics', 'Pursuit', 'Solitaire Chess', 'Hyper Knights', 'Robots'])
    await test.step(title, () => playsAndSaysWhy(page, title));
  await test.step('a text', async () => {
    await write(page, ROBOTS);
    await expectOutput(page, ROBOTS_OUTPUT);
  });
  await test.step('rules, comparison, inputs, link', () => tools(page));
  for (const format of ['PNG', 'SVG', 'GIF']) await test.step(format, () => exported(page, format));
  await test.step('atlas, theory, workshop', () => pursuit(page, write));
}

async function playsAndSaysWhy(page: Page, title: string): Promise<void> {
  await tab(page, title);
  await done(page);
  // Nothing can be moved in the first case of the knights.
  if (title === 'Hyper Knights') await page.keyboard.press('n');
  // Its sample opens where more is to be seen than an empty board.
  if (title === 'Pursuit') await button(page, 'First position (Home)').click();
  const game = title === 'Solitaire Chess' ? 'solitaire' : '';
  await expect(counter(page)).toContainText(counted(game, 0));
  await expect(page.locator('.because').first()).not.toBeEmpty();
  await button(page, 'One move forward (→)').click();
  await expect(counter(page)).toContainText(counted(game, 1));
}

async function tools(page: Page): Promise<void> {
  await tab(page, 'Rules');
  await expect(page.getByText('teleport').first()).toBeVisible();
  await button(page, 'Test my solution').click();
  await page.getByRole('textbox', { name: 'Your program’s output' }).fill(ROBOTS_OUTPUT.replace('2 moves', '3 moves'));
  await expect(page.locator('.verdict')).toContainText('Wrong answer.');
  await choose(page, 'Samples and files', 'Cases in this input');
  const inputs = page.getByRole('dialog', { name: 'Inputs' });
  await inputs.getByRole('tab', { name: 'Cases' }).click();
  await expect(inputs.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/#v=\d&game=robots/);
  await page.keyboard.press('Escape');
  await button(page, 'Test my solution').click();
}

/** Exports a picture, or a film from a move to the end. */
export async function exported(page: Page, format: string, first?: number): Promise<void> {
  await choose(page, 'Menu', 'Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: format, exact: true }).check();
  if (first !== undefined) await dialog.getByLabel('From', { exact: true }).fill(String(first));
  await dialog.getByRole('button', { name: 'Create file', exact: true }).click();
  const link = dialog.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const [made] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(made.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  await page.keyboard.press('Escape');
}

async function pursuit(page: Page, write: Write): Promise<void> {
  await tab(page, 'Pursuit');
  await openAtlas(page);
  await write(page, '0\n5\n2\n1\n25\narea\narea\n');
  await button(page, 'This match').click();
  await expect(page.locator('.verdict')).toContainText('caught in 4 turns');
  await openWorkshop(page);
  await choose(page, 'Templates', 'Run away');
  await page.locator('.workshop').getByRole('button', { name: 'fugitive' }).click();
  await expect(page.locator('.workshop > [aria-live]')).toContainText('The replay is on the board.');
}
