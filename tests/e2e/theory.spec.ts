// Pursuit's exact theory: solved in the page, on the board, played against, and what every word of a match lost.
import type { Page } from '@playwright/test';
import { button, counter, expect, input, output, paste, start, test } from './page';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const verdict = (page: Page) => page.locator('.verdict');
const told = (page: Page) => page.locator('.told');
const stops = (page: Page) => page.locator('.stops .stop');
const words = (page: Page) => page.locator('section .words .move');

type Global = { boardlab: { stage: { value: { now(): { theory?: unknown } | null } | null } } };

async function open(page: Page, text: string): Promise<void> {
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await paste(page, text);
  await expect(counter(page)).toContainText('Move 0 of');
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await tab(page, 'Theory');
}

/** A replay on a torus that two catchers never win, where both sides err: the fugitive begins beside a catcher that rests. */
const ERRORS = '1\n5\n2\n1\n9\none\nother\n0 0 2 2\n0 1\n0 0 0 0\n';

test('a small field is solved when the page opens, and the board shows every cell’s turns', async ({ page }) => {
  await open(page, '0\n5\n2\n1\n25\narea\narea\n');
  await expect(verdict(page)).toContainText('Caught in 4 turns');
  await expect(page.locator('.theory')).toContainText('8,125 positions');
  await button(page, 'One move on (→)').click();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText(/Exact: a fugitive here is caught in \d turns?, the catchers to move\./);
  await page.getByRole('checkbox', { name: 'On the board' }).uncheck();
  await expect(told(page)).not.toContainText('Exact');
});

test('an escape for ever has a word of its own', async ({ page }) => {
  await open(page, '1\n0 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  await expect(verdict(page)).toContainText('Caught in 4 turns');
  await paste(page, '1\n1 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  await expect(verdict(page)).toContainText('Escapes for ever');
  await expect(page.getByText('With best play the fugitive is never caught.')).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowUp');
  await expect(told(page)).toContainText('Exact: from here it escapes for ever.');
});

test('a best move is said by keyboard', async ({ page }) => {
  await open(page, '0\n0 5\n2 1\n25 1\n2 2\n0 0\n4 4\n');
  await expect(page.getByText(/^\d+ best moves? of the catchers/)).toBeVisible();
  await words(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('Move 1 of');
  await expect(page.getByText(/^\d+ best moves? of the fugitive/)).toBeVisible();
  await words(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('Move 2 of');
  const [first, second] = [stops(page).nth(0), stops(page).nth(1)];
  await expect(first).toHaveText(/^\d$/);
  await expect(second).toHaveText((await first.textContent()) ?? '');
});

test('a field too large is refused, with what it needs and what would do', async ({ page }) => {
  await open(page, '0\n12\n6\n1\n100\narea\narea\n');
  await expect(page.locator('.refusal')).toContainText(/Too large for this page: it needs [\d.,]+ [MGT]B of memory/);
  await expect(page.locator('.refusal')).toContainText(/With \d catchers, or on a smaller field, it would do\./);
  await expect(button(page, 'Solve')).toHaveCount(0);
  await paste(page, '0\n20\n60\n1\n100\narea\narea\n');
  await expect(page.locator('.refusal')).toContainText(
    'it takes at most 8 catchers, and fields of at most 32 cells a side.',
  );
});

test('a large field waits to be asked, and is cancelled', async ({ page }) => {
  await open(page, '0\n10\n4\n1\n100\narea\narea\n');
  await expect(page.locator('.theory')).toContainText('positions');
  await button(page, 'Solve').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expect(button(page, 'Solve')).toBeFocused();
  await paste(page, '0\n4\n2\n1\n16\narea\narea\n');
  await expect(verdict(page)).toContainText('Caught in 3 turns');
});

test('where something was given away is told, listed, and leads to the ply', async ({ page }) => {
  await open(page, ERRORS);
  const given = page.locator('.given button');
  await expect(given.nth(0)).toHaveText('Turn 0, the fugitive: the escape was given away (never → turn 1).');
  await expect(given.nth(1)).toHaveText('Turn 1, the catchers: the win was given away (turn 1 → never).');
  await expect(stops(page).nth(2)).toHaveAccessibleName('Turn 1, the catchers: never caught; the win was given away');
  await given.nth(1).click();
  await expect(counter(page)).toContainText('Move 3 of');
  await expect(page.locator('.theory [aria-live]').filter({ hasText: 'erred' })).toContainText(
    'Here the catchers erred: the win was given away (turn 1 → never).',
  );
  await expect(page.locator('.stops [aria-current]')).toHaveText('∞!');
});

test('the page’s arrows go along the match, and the focus follows', async ({ page }) => {
  await open(page, ERRORS);
  await stops(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(stops(page).nth(1)).toBeFocused();
  await expect(stops(page).nth(1)).toHaveAttribute('aria-current', 'step');
});

test('who plays does not see what would come', async ({ page }) => {
  await open(page, ERRORS);
  await expect(stops(page).nth(5)).toBeVisible();
  await button(page, 'One move on (→)').click();
  await page.getByLabel('You are').selectOption('the fugitive');
  await expect(stops(page)).toHaveCount(1);
});

test('the best placement is played on the match', async ({ page }) => {
  await open(page, '0\n5\n2\n1\n25\narea\narea\n');
  await expect(verdict(page)).toBeVisible();
  await button(page, 'Last position (End)').click();
  await expect(counter(page)).not.toContainText('Move 0 of');
  await button(page, 'Play from the best placement').click();
  await expect(counter(page)).toContainText('Move 1 of');
  await expect(page.locator('.branch')).toBeVisible();
  await expect(stops(page).first()).toHaveAccessibleName('Turn 0, the catchers: caught in turn 4');
});

test('from a robot’s file the best placement begins a match', async ({ page }) => {
  await open(page, '1\n0 5\n2 1\n25 1\n4 4\n0 0\n2 2\n');
  await button(page, 'Play from the best placement').click();
  await expect(input(page)).toContainText('exact');
  await expect(stops(page).first()).toHaveAccessibleName('Turn 0, the catchers: caught in turn 4');
});

test('a person plays against a side that never errs', async ({ page }) => {
  await open(page, '0\n4\n2\n1\n16\narea\narea\n');
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('group', { name: 'Play against perfection' }).getByRole('button', { name: 'fugitive' }).click();
  await expect(page.getByLabel('You are')).toHaveValue('1');
  await expect(page).toHaveURL(/options=catchers%3Dexact/);
  await expect(counter(page)).toContainText('Move 1 of');
  await words(page).first().click();
  await expect(counter(page)).toContainText('Move 3 of');
  await expect(stops(page)).toHaveCount(3);
});

test('what was solved stays while other pages are read, and goes with its field', async ({ page }) => {
  await open(page, '0\n5\n2\n1\n25\narea\narea\n');
  await expect(verdict(page)).toBeVisible();
  await tab(page, 'Why');
  await button(page, 'One move on (→)').click();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText('Exact:');
  await paste(page, '0\n6\n2\n1\n36\narea\narea\n');
  await button(page, 'One move on (→)').click();
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText('The fugitive may begin here.');
  await expect(told(page)).not.toContainText('Exact:');
  // Nor does the board keep a place for what will never come.
  expect(await page.evaluate(() => (globalThis as unknown as Global).boardlab.stage.value?.now()?.theory)).toBeNull();
});

test('a finger finds every control of the theory on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ERRORS);
  await expect(stops(page).first()).toBeVisible();
  await page.locator('.theory summary').evaluateAll((all) => all.forEach((one) => void (one as HTMLElement).click()));
  const small = await page.locator('.theory :is(button, summary, .switch):visible').evaluateAll((controls) =>
    controls
      .map((control) => ({ name: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 40 || box.width < 40)
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});
