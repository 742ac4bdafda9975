// Inputs taken apart, made and made smaller.
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { audit, button, expect, expectOutput, input, output, paste, ROBOTS, start, test } from './page';
import { unzipped } from './zip';

const TABS = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'];
const STATEMENT = '#v=1&game=robots&sample=statement&case=1&ply=0';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inputs' });
const inside = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const cases = (page: Page) => dialog(page).getByRole('listitem');

async function inputs(page: Page, tab: string): Promise<void> {
  await button(page, 'Cases, random inputs').click();
  await dialog(page).getByRole('tab', { name: tab }).click();
}

const shut = (page: Page) => page.keyboard.press('Escape');

async function text(page: Page): Promise<string> {
  await shut(page);
  await input(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function files(page: Page, name: string | RegExp): Promise<Map<string, string>> {
  const coming: Promise<Download> = page.waitForEvent('download');
  await inside(page, name).click();
  return unzipped(readFileSync(await (await coming).path()));
}

test('cases are removed, moved and kept, and each step is undone in the input', async ({ page }) => {
  await start(page, STATEMENT);
  await expect(output(page)).toContainText('Case 3');
  await inputs(page, 'Cases');
  await expect(cases(page)).toHaveCount(3);
  await cases(page).nth(2).getByRole('checkbox').check();
  await inside(page, 'To the top').click();
  await expect(cases(page).first()).toContainText('3 3 · 17 18');
  await expect(cases(page).first().getByRole('checkbox')).toBeChecked();
  await inside(page, 'Remove these').click();
  await expect(cases(page)).toHaveCount(2);
  await cases(page).nth(1).getByRole('checkbox').check();
  await inside(page, 'Keep only these').click();
  await expect(cases(page)).toHaveCount(1);
  expect(await text(page)).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await text(page)).toBe(ROBOTS);
});

test('each case is saved as an input of its own', async ({ page }) => {
  await start(page, STATEMENT);
  await inputs(page, 'Cases');
  await inside(page, 'All').click();
  const saved = await files(page, 'Save each as a file');
  expect([...saved.keys()]).toEqual([1, 2, 3].map((nth) => `robots-case-000${nth}.in`));
  expect(saved.get('robots-case-0002.in')).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
});

test('a seed makes the same input for ever, in every game, of any size and nastiness', async ({ page }) => {
  await start(page, STATEMENT);
  for (const game of TABS) {
    await page.locator(`#tab-${game}`).click();
    const made: string[] = [];
    let before = await text(page);
    for (const [size, nastiness] of [
      [0, 0],
      [60, 100],
      [0, 0],
    ]) {
      await inputs(page, 'Random');
      await dialog(page).getByRole('textbox', { name: 'Seed' }).fill('7');
      await dialog(page).getByRole('slider', { name: 'Size' }).fill(String(size));
      await dialog(page).getByRole('slider', { name: 'Nastiness' }).fill(String(nastiness));
      await inside(page, 'Make the input').click();
      await expect.poll(() => text(page), game).not.toBe(before);
      before = await text(page);
      made.push(before);
      await expect(page.locator('.error')).toHaveCount(0);
    }
    expect(made[0], game).toBe(made[2]);
    expect(made[0], game).not.toBe(made[1]);
    expect(made[0]?.length, game).toBeLessThan(made[1]?.length ?? 0);
  }
});

test('a hundred seeds come with their answers in one file', async ({ page }) => {
  await start(page, STATEMENT);
  await inputs(page, 'Random');
  await dialog(page).getByRole('textbox', { name: 'Seed' }).fill('18446744073709551600');
  const saved = await files(page, 'Download 100 seeds with answers');
  expect(saved.size).toBe(200);
  const [name = ''] = [...saved.keys()].filter((key) => key.endsWith('seed-3.in'));
  expect(name, 'seeds go on from 0 after the last').toBe('020-seed-3.in');
  await shut(page);
  await paste(page, saved.get(name) ?? '');
  await expectOutput(page, saved.get(name.replace('.in', '.out')) ?? '');
});

const SHORT_SIGHTED = `function solve(input) {
  if (input.includes('13')) throw new Error('thirteen');
  return input.length > 30 ? 'long' : 'short';
}`;

async function solution(page: Page, code: string): Promise<void> {
  await inputs(page, 'Minimise');
  await expect(dialog(page).locator('.code')).toBeVisible();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await dialog(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

test('an input is made smaller as long as a solution goes wrong in the same way', async ({ page }) => {
  await start(page, STATEMENT);
  await solution(page, SHORT_SIGHTED);
  await inside(page, 'Try this input').click();
  await expect(dialog(page)).toContainText('It failed: Error: thirteen');
  await inside(page, 'Make it smaller').click();
  await expect(dialog(page)).toContainText('nothing smaller is still wrong');
  const smallest = dialog(page).getByRole('region', { name: 'The smallest input found' });
  await expect(smallest).toHaveText('1 0\n13 1\n0 0\n');
  await inside(page, 'Put it into the editor').click();
  expect(await text(page)).toBe('1 0\n13 1\n0 0\n');
});

test('random inputs are tried until a solution is wrong', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await solution(page, 'function solve(input) { return ""; }');
  await inside(page, 'Look for a wrong one').click();
  await expect(dialog(page)).toContainText('Wrong on the input of seed');
  await inside(page, 'Make it smaller').click();
  await expect(dialog(page)).toContainText('nothing smaller is still wrong');
  await expect(dialog(page).getByRole('region', { name: 'The smallest input found' })).toHaveText('1\n1\n0 0\n');
});

test('a solution that never ends is ended, and one may stop', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await solution(page, 'function solve(input) { for (;;); }');
  await inside(page, 'Make it smaller').click();
  await inside(page, 'Stop').click();
  await expect(inside(page, 'Make it smaller')).toBeEnabled();
});

test('with a pasted output the first wrong case is left alone', async ({ page }) => {
  await start(page, STATEMENT);
  await expect(output(page)).toContainText('Case 3');
  const right = (await output(page).locator('.chunk').allTextContents()).join('');
  await button(page, 'Compare').click();
  await page.getByRole('textbox', { name: 'Your program’s output' }).fill(right.replace('2 moves', '3 moves'));
  await expect(page.locator('.verdict')).toContainText('Wrong.');
  await inputs(page, 'Cases');
  await inside(page, 'The wrong ones').click();
  await expect(cases(page).nth(1).getByRole('checkbox')).toBeChecked();
  await dialog(page).getByRole('tab', { name: 'Minimise' }).click();
  await inside(page, 'Keep the first wrong case alone').click();
  await expect.poll(() => text(page)).toBe('4 0\n17 17\n13 17\n13 13\n17 13\n0 0\n');
});

test('the dialog has no fault that axe finds', async ({ page }) => {
  await start(page, STATEMENT);
  for (const tab of ['Cases', 'Random', 'Minimise']) {
    await inputs(page, tab);
    await audit(page, tab);
    await shut(page);
  }
});
