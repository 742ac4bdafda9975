// Inputs in the browser: changes that the editor undoes, and solutions that run in their closed box.
import type { Page } from '@playwright/test';
import { button, expect, input, load, output, ROBOTS, start, test } from './page';

const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';
const KNIGHTS = '#v=1&game=knights&sample=statement&case=1&ply=0';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inputs' });
const inside = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const cases = (page: Page) => dialog(page).getByRole('listitem');

async function inputs(page: Page, tab: string): Promise<void> {
  await button(page, 'Cases, random inputs').click();
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
  await inside(page, 'To the top').click();
  await expect(cases(page).first()).toContainText('3 3 · 17 18');
  await inside(page, 'Remove these').click();
  await expect(cases(page)).toHaveCount(2);
  await cases(page).nth(1).getByRole('checkbox').check();
  await inside(page, 'Keep only these').click();
  await expect(cases(page)).toHaveCount(1);
  expect(await text(page)).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ControlOrMeta+z');
  expect(await text(page)).toBe(ROBOTS);
});

const SHORT_SIGHTED = `function solve(input) {
  if (input.includes('13')) throw new Error('thirteen');
  return input.length > 30 ? 'long' : 'short';
}`;

/** Puts a solution into its field, as one who pastes it. */
async function solution(page: Page, code: string): Promise<void> {
  await expect(dialog(page).locator('.code')).toBeVisible();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await dialog(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test('an input is made smaller as long as a solution goes wrong in the same way', async ({ page }) => {
  await start(page, STATEMENT);
  await inputs(page, 'Minimise');
  await solution(page, SHORT_SIGHTED);
  await inside(page, 'Try this input').click();
  await expect(dialog(page)).toContainText('It failed: Error: thirteen');
  await inside(page, 'Make it smaller').click();
  await expect(dialog(page)).toContainText('nothing smaller is still wrong');
  const smallest = dialog(page).getByRole('region', { name: 'The smallest input found' });
  await expect(smallest).toHaveText('1 0\n13 1\n0 0\n');
  await inside(page, 'Put it into the editor').click();
  await expect.poll(() => text(page)).toBe('1 0\n13 1\n0 0\n');
});

test('random inputs are tried until a solution is wrong; one that never ends is ended, and one may stop', async ({
  page,
}) => {
  await load(page, KNIGHTS);
  await inputs(page, 'Minimise');
  await solution(page, 'function solve(input) { return ""; }');
  await inside(page, 'Look for a wrong one').click();
  await expect(dialog(page)).toContainText('Wrong on the input of seed');
  await inside(page, 'Make it smaller').click();
  await expect(dialog(page)).toContainText('nothing smaller is still wrong');
  await expect(dialog(page).getByRole('region', { name: 'The smallest input found' })).toHaveText('1\n1\n0 0\n');
  await solution(page, 'function solve(input) { for (;;); }');
  await inside(page, 'Make it smaller').click();
  await inside(page, 'Stop').click();
  await expect(inside(page, 'Make it smaller')).toBeEnabled();
});
