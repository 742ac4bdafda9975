// The atlas of Pursuit: its map by pointer and keys, its entries, the way to the board, the turns over N.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, counter, expect, input, sentence, start, test } from './page';

const map = (page: Page) => page.getByRole('grid', { name: /least K/ });
const cell = (page: Page, begins: string) => map(page).getByRole('gridcell', { name: new RegExp(`^${begins}`) });
const known = (page: Page) => page.locator('.atlas .known');
const over = (page: Page) => page.locator('.atlas .over');
const now = (page: Page) => map(page).locator('[aria-selected=true]');

/** Opens the atlas beside a sample: of a torus of 8 by 8, three catchers and a slow fugitive. */
async function open(page: Page, sample = 'torus'): Promise<void> {
  await start(page, `#v=1&game=pursuit&sample=${sample}&case=1&ply=0`);
  await page.getByRole('tab', { name: 'Atlas' }).click();
  await expect(map(page)).toBeVisible();
}

const MADE = {
  field: 'square',
  reading: 'default',
  n: 5,
  steps: 1,
  least: [2, 2],
  time: 4,
  kind: 'computed',
  placement: [
    [1, 1],
    [1, 1],
  ],
  command: 'boardlab pursuit solve --field square -n 5 -k 2 -s 1',
};

/** The page with another file in the place of its own. */
const serve = (page: Page, file: unknown) =>
  page.route('**/atlas.json', (route) => route.fulfill({ body: JSON.stringify(file) }));

test('the case on the board is the one that the atlas opens with', async ({ page }) => {
  await open(page);
  await expect(now(page)).toHaveAccessibleName('N 8, S = 1: 3 catchers, turn 5, computed');
  await expect(known(page)).toContainText('3 catchers win: with best play the capture comes in turn 5.');
  await expect(known(page)).toContainText('Fewer never win.');
});

test('arrow keys go from cell to cell, and not from move to move', async ({ page }) => {
  await open(page, 'match');
  await cell(page, 'N 10, S = 1:').click();
  await page.keyboard.press('ArrowLeft');
  await expect(now(page)).toBeFocused();
  await expect(now(page)).toHaveAccessibleName(/^N 9, S\s=\s1: 2 catchers, turn 8, theorem/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(now(page)).toHaveAccessibleName(/^N 3, S\s=\s2: 2 catchers, turn 2/);
  await expect(known(page)).toContainText('Square 3 × 3, S = 2');
  await page.keyboard.press('ArrowLeft');
  await expect(now(page)).toHaveAccessibleName(/^N 3, S\s=\s2/);
  await page.keyboard.press('End');
  await expect(now(page)).toHaveAccessibleName(/^N 12, S\s=\s2/);
  await expect(counter(page)).toContainText('Move 0 of');
});

test('a map for the torus and one for the other reading', async ({ page }) => {
  await open(page, 'match');
  await cell(page, 'N 6, S = 3:').click();
  await expect(now(page)).toHaveAccessibleName(/4 catchers, turn 5/);
  await page.getByLabel('Passing ends the move').check();
  await expect(now(page)).toHaveAccessibleName(/^N 6, S\s=\s3: 4 catchers, turn 4/);
  await expect(known(page)).toContainText('passing a catcher ends the move');
  await page.getByLabel('Passing ends the move').uncheck();
  await page.getByRole('checkbox', { name: 'Torus' }).check();
  await cell(page, 'N 5, S unlimited:').click();
  await expect(now(page)).toHaveAccessibleName('N 5, S unlimited: 5 catchers, turn 1, theorem');
});

test('the command of an entry is copied', async ({ page }) => {
  await open(page);
  await known(page).getByRole('button', { name: 'Copy' }).click();
  await expect(known(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('boardlab pursuit solve --field torus -n 8 -k 3 -s 1');
});

test('best play is watched from the best placement to the turn that the atlas names', async ({ page }) => {
  await open(page, 'match');
  await cell(page, 'N 4, S = 1:').click();
  await expect(known(page)).toContainText('in turn 3.');
  await button(page, 'Watch best play').click();
  await expect(counter(page)).toContainText(/Move [1-9]/);
  await expect(sentence(page)).toContainText('The fugitive is caught in turn 3.');
  await expect(input(page)).toContainText('exact');
  await expect(page.getByRole('tab', { name: 'Atlas' })).toHaveAttribute('aria-selected', 'true');
});

test('a case is watched in the reading that its map is of', async ({ page }) => {
  await open(page, 'match');
  await page.getByLabel('Passing ends the move').check();
  await cell(page, 'N 4, S = 2:').click();
  await button(page, 'Watch best play').click();
  await expect(counter(page)).toContainText(/Move [1-9]/);
  await page.getByRole('tab', { name: 'Position' }).click();
  await expect(page.locator('.facts')).toContainText('ends the move');
});

test('a bound is told as a range, and there is nothing to watch', async ({ page }) => {
  const bound = { ...MADE, n: 6, least: [4, 6], time: null, kind: 'bound', source: 'a law' };
  await serve(page, { version: 1, entries: [MADE, bound] });
  await open(page);
  await cell(page, 'N 6, S = 1: 4 to 6 catchers, bound').click();
  await expect(now(page)).toHaveText('4–6');
  await expect(known(page)).toContainText('Not settled: 6 catchers win, and fewer than 4 never do. Bound: a law.');
  await expect(button(page, 'Watch best play')).toHaveCount(0);
});

test('catchers that begin in one cell are counted there', async ({ page }) => {
  await serve(page, { version: 1, entries: [{ ...MADE, seconds: 75, bytes: 2.5e9 }] });
  await open(page);
  await expect(page.getByRole('img', { name: 'Catchers begin at (1, 1), (1, 1)' })).toHaveText('×2');
  await expect(known(page)).toContainText('Command: 75 s, 2.5 GB');
  await expect(known(page)).toContainText('A large case');
});

for (const [name, file] of Object.entries({
  'of a later version': { version: 2, entries: [MADE] },
  'without entries': { version: 1, entries: [] },
  'with a damaged entry': { version: 1, entries: [MADE, { ...MADE, least: [3, 2] }] },
  'that is another thing': 'atlas',
}))
  test(`a file ${name} is not shown`, async ({ page }) => {
    await serve(page, file);
    await start(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
    await page.getByRole('tab', { name: 'Atlas' }).click();
    await expect(page.locator('.atlas')).toContainText('The atlas could not be loaded.');
    await expect(map(page)).toHaveCount(0);
  });

test('the turns over N, with a theorem where there is one', async ({ page }) => {
  await open(page, 'match');
  await cell(page, 'N 10, S = 1:').click();
  await expect(over(page)).toContainText('N − 1: a theorem (Mehrabian 2011).');
  await over(page).getByText('As a table').click();
  const rows = over(page).getByRole('row');
  await expect(rows.filter({ hasText: /^12/ })).toHaveText('1211theorem');
  await over(page).getByRole('combobox', { name: /^K/ }).selectOption('3');
  await expect(over(page)).not.toContainText('a theorem');
  await expect(rows.filter({ hasText: /^3/ })).toHaveText('31computed');
  await over(page).getByRole('combobox', { name: /^S/ }).selectOption('2');
  await expect(now(page)).toHaveAccessibleName(/^N 10, S\s=\s2/);
  await over(page).getByRole('combobox', { name: /^K/ }).selectOption('2');
  await expect(rows.filter({ hasText: /^6/ })).toHaveText('6nevercomputed');
});

test('a pattern is never told as a theorem', async ({ page }) => {
  await open(page);
  await expect(over(page)).toContainText('a pattern, not proven. It holds for N = 16–24 and ends there');
  await expect(over(page)).toContainText(/here it is wrong for N = 3, 4, 8(, 12)?\./);
});

test('on a phone only the map scrolls sideways, and every cell is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const sizes = await map(page)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
  await cell(page, 'N 3, S = 1:').focus();
  await page.keyboard.press('End');
  await expect(now(page)).toBeInViewport({ ratio: 0.9 });
  await expect(map(page).getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`no accessibility violations: the atlas, ${colorScheme}, ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await over(page).getByText('As a table').click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    });
