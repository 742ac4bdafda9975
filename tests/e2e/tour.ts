// A short way through all of the page, for places where a part of it might be missing.
import { expect, type Page, test } from '@playwright/test';
import { like, MANY } from './like';
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
import { w } from './words';

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
  for (const title of [w.janken.name, w.pursuit.name, w.solitaire.name, w.knights.name, w.robots.name])
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
  if (title === w.knights.name) await page.keyboard.press('n');
  // Its sample opens where more is to be seen than an empty board.
  if (title === w.pursuit.name) await button(page, w.timeline.first).click();
  const game = title === w.solitaire.name ? 'solitaire' : '';
  await expect(counter(page)).toContainText(counted(game, 0));
  await expect(page.locator('.aside_because').first()).not.toBeEmpty();
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toContainText(counted(game, 1));
}

async function tools(page: Page): Promise<void> {
  await tab(page, w.panes.rules);
  await expect(page.getByText('teleport').first()).toBeVisible();
  await button(page, w.panes.test).click();
  await page.getByRole('textbox', { name: w.compare.field }).fill(ROBOTS_OUTPUT.replace('2 moves', '3 moves'));
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
  await choose(page, w.panes.samples, w.panes.cases);
  const inputs = page.getByRole('dialog', { name: w.inputs.heading });
  await inputs.getByRole('tab', { name: 'Cases' }).click();
  await expect(inputs.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await button(page, w.page.share).click();
  await expect(page.getByRole('textbox', { name: w.share.link, exact: true })).toHaveValue(/#v=\d&game=robots/);
  await page.keyboard.press('Escape');
  await button(page, w.panes.test).click();
}

/** Exports a picture, or a film from a move to the end. */
export async function exported(page: Page, format: string, first?: number): Promise<void> {
  await choose(page, w.page.menu, w.page.export);
  const dialog = page.getByRole('dialog', { name: w.export.heading });
  await dialog.getByRole('radio', { name: format, exact: true }).check();
  if (first !== undefined) await dialog.getByLabel(w.export.from, { exact: true }).fill(String(first));
  await dialog.getByRole('button', { name: w.export.run, exact: true }).click();
  const link = dialog.getByRole('link', { name: w.export.download });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const [made] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(made.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  await page.keyboard.press('Escape');
}

async function pursuit(page: Page, write: Write): Promise<void> {
  await tab(page, w.pursuit.name);
  await openAtlas(page);
  await write(page, '0\n5\n2\n1\n25\narea\narea\n');
  await button(page, w.pursuit.theoryMatch).click();
  await expect(page.locator('.theory_verdict')).toContainText('caught in 4 turns');
  await openWorkshop(page);
  await choose(page, w.programs.templates, w['pursuit-robot'].exampleFlee);
  await page.locator('.workshop_workshop').getByRole('button', { name: 'fugitive' }).click();
  await expect(page.locator('.workshop_workshop > [aria-live]')).toContainText(
    like(w['pursuit-robot'].ended({ points: MANY, most: MANY })),
  );
}
