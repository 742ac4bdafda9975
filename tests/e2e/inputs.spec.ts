// Inputs in the browser: changes that the editor undoes, and solutions that run in their closed box.
import type { Page } from '@playwright/test';
import { ANY, like } from './like';
import { button, choose, expect, input, load, output, ROBOTS, start, test } from './page';
import { choosePrograms } from './programs';
import { w } from './words';

const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';
const KNIGHTS = '#v=1&game=knights&sample=statement&case=1&ply=0';
const dialog = (page: Page) => page.getByRole('dialog', { name: w.inputs.heading });
const inside = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const cases = (page: Page) => dialog(page).getByRole('listitem');

async function inputs(page: Page, tab: string): Promise<void> {
  await choose(page, w.panes.samples, w.panes.cases);
  await dialog(page).getByRole('tab', { name: tab }).click();
}

/** What the editor holds, as a person copies it. */
async function text(page: Page): Promise<string> {
  await page.keyboard.press('Escape');
  await input(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('cases are removed, moved and kept, and each step is undone in the input', async ({ page }) => {
  await start(page, STATEMENT);
  await expect(output(page)).toContainText('Case 3');
  await inputs(page, 'Cases');
  await expect(cases(page)).toHaveCount(3);
  await cases(page).nth(2).getByRole('checkbox').check();
  await inside(page, w.inputs.first).click();
  await expect(cases(page).first()).toContainText('3 3 · 17 18');
  await inside(page, w.inputs.remove).click();
  await expect(cases(page)).toHaveCount(2);
  await cases(page).nth(1).getByRole('checkbox').check();
  await inside(page, w.inputs.keep).click();
  await expect(cases(page)).toHaveCount(1);
  expect(await text(page)).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+z');
  expect(await text(page)).toBe(ROBOTS);
});

const SHORT_SIGHTED = `function solve(input) {
  if (input.includes('13')) throw new Error('thirteen');
  return input.length > 30 ? 'long' : 'short';
}`;

/** Puts a program into its field, as one who pastes it. */
async function program(page: Page, code: string): Promise<void> {
  const pane = page.locator('.solution_comparePaste');
  await expect(pane.locator('.code')).toBeVisible();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await pane.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

async function programPane(page: Page, hash: string): Promise<void> {
  await load(page, hash);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await choosePrograms(page);
}

const outcome = (page: Page) => page.locator('.solution_runResult');
const smallest = (page: Page) => page.getByRole('region', { name: w.compare.smallestLabel });

test('a program is run; an input that it fails on is made smaller, and becomes the input', async ({ page }) => {
  await programPane(page, STATEMENT);
  await program(page, SHORT_SIGHTED);
  await button(page, w.compare.run).click();
  await expect(outcome(page)).toContainText(w.compare.failed({ why: 'line 2: Error: thirteen' }));
  await button(page, w.compare.shrink).click();
  await expect(outcome(page)).toContainText(w.compare.smallest({ size: w.robots.robots({ count: 1 }) }));
  await expect(smallest(page)).toHaveText('1 0\n13 1\n0 0\n');
  await button(page, w.compare.use).click();
  await expect.poll(() => text(page)).toBe('1 0\n13 1\n0 0\n');
});

test('a failing test is found and shown on the board; a program that never ends is ended, and one may stop', async ({
  page,
}) => {
  await programPane(page, KNIGHTS);
  await program(page, 'function solve(input) { return "Case 1: Nobody"; }');
  await button(page, w.compare.search).click();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
  await expect(outcome(page)).toContainText(like(w.compare.failingFound({ seed: ANY })));
  await button(page, w.compare.shrink).click();
  await expect(smallest(page)).toHaveText('1\n1\n0 0\n');
  await expect(smallest(page)).toBeInViewport({ ratio: 1 });
  await button(page, w.compare.again({ origin: 'program' })).click();
  await program(page, 'function solve(input) { for (;;); }');
  await button(page, w.compare.search).click();
  await button(page, w.inputs.stop).click();
  await expect(button(page, w.compare.search)).toBeEnabled();
});
