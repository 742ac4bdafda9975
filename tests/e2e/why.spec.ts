// Beside the board: the reasons, the rules behind them, hints, the solver as an opponent, and all of it by keyboard.
import type { Page } from '@playwright/test';
import { button, clickSquare, counter, expect, middle, paste, sentence, start, test } from './page';

const told = (page: Page) => page.locator('.told');
const because = (page: Page) => page.locator('.because');
const spoken = (page: Page) => page.locator('.aside [aria-live=polite]');
const cursorCell = (page: Page) => page.locator('[role=gridcell][aria-selected=true]');

async function openKnights(page: Page, text: string): Promise<void> {
  await start(page, '#v=1&game=knights');
  await paste(page, text);
  await page.keyboard.press('Escape');
  await expect(page.locator('.output pre')).toHaveAttribute('aria-busy', 'false');
}

test('the candidates of a move stand in a table, the strategy’s marked', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=28');
  const row = (move: string) => page.locator(`tr[data-move="${move}"]`);
  await expect(page.locator('.candidates tbody tr')).toHaveCount(12);
  await expect(row('NW')).toContainText('off the board');
  await expect(row('NE')).toContainText('caught by 1');
  await expect(row('stay')).toContainText('safe');
  await expect(page.locator('.candidates .next')).toHaveAttribute('data-move', 'N');
  await expect(row('teleport 1')).toHaveClass(/untried/);
  await expect(because(page)).toContainText('the smallest row decides');
});

test('a reason opens the rule behind it', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=28');
  await page.locator('tr[data-move=NE] .reason').click();
  await expect(page.locator('#rule-caught')).toHaveClass('asked');
  await expect(page.locator('#rule-caught')).toBeFocused();
  await expect(page.locator('#rule-caught')).toBeInViewport();
  await page.getByRole('tab', { name: 'Why' }).click();
  await because(page).getByRole('button').click();
  await expect(page.locator('#rule-row')).toHaveClass('asked');
});

test('every reason of both games has its rule', async ({ page }) => {
  for (const hash of ['#v=1&game=robots&sample=crowd&case=1&ply=20', '#v=1&game=knights&sample=twenty&case=1&ply=1']) {
    await start(page, hash);
    await expect(because(page)).not.toBeEmpty();
    const all = page.locator('.page .reason');
    await expect.poll(() => all.count()).toBeGreaterThan(3);
    const reasons = await all.count();
    for (let i = 0; i < reasons; i++) {
      await page.locator('.page .reason').nth(i).click();
      await expect(page.locator('.rules .asked')).toHaveCount(1);
      await page.getByRole('tab', { name: 'Why' }).click();
    }
  }
});

test('slips of the statement stand where they are met', async ({ page }) => {
  await start(page);
  await expect(page.locator('.slips')).toContainText('without the colon');
  await page.locator('.slips .reason').first().click();
  await expect(page.locator('#rule-colon')).toHaveClass('asked');
  await openKnights(page, '1\n2\n3 3\n247 499\n');
  await expect(page.locator('.slips')).toContainText(
    'Knight 2: a table that ends at index 499 has 1 here instead of 2',
  );
  await paste(page, '1\n1\n3 3\n');
  await expect(page.locator('.slips')).toHaveCount(0);
});

test('a nim-sum is worked out in binary, and a winning move is played from its list', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
  await expect(page.locator('.nim tbody tr').first()).toContainText('3011');
  await expect(page.locator('.nim tfoot')).toContainText('2010');
  await expect(page.locator('.winning .move')).toHaveCount(2);
  await expect(page.locator('.worked').last()).toContainText('The least number not among them is 3.');
  await page.locator('.winning .move').last().click();
  await expect(sentence(page)).toContainText('Alice moves knight 2 from (3, 5) to (1, 4)');
});

test('any cell’s value is worked out from its six moves', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
  const { x, y } = await middle(page, 5, 8);
  await page.mouse.move(x, y);
  await expect(page.locator('.worked').last()).toContainText('Value of (5, 8)');
  await expect(page.locator('.mex li')).toHaveText([
    '(−2, +1) 3',
    '(−3, −1) 2',
    '(−2, −1) 5',
    '(−1, −2) 1',
    '(−1, −3) 4',
    '(+1, −2) 0',
  ]);
  await expect(told(page)).toContainText('6');
  await expect(page.locator('.bubble')).toContainText('(5, 8)');
});

test('hints off hide what the solver knows', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
  await expect(page.locator('.winning')).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.winning')).toHaveCount(0);
  await expect(because(page)).toHaveText('Hints are off: the next move is yours to find.');
  await page.getByLabel('Hints').check();
  await expect(page.locator('.winning')).toBeVisible();
});

test('the solver answers a person’s moves, and both are taken back together', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=twenty&case=1&ply=0');
  await page.getByLabel('Play against the solver').check();
  await page.locator('.winning .move').first().click();
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(sentence(page)).toContainText('Move 2: Bob moves');
  await clickSquare(page, 0, 0);
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 0 of');
});

test('a person’s own move is weighed against the solver’s', async ({ page }) => {
  await openKnights(page, '1\n2\n2 5\n3 5\n');
  await clickSquare(page, 3, 5);
  await clickSquare(page, 2, 3);
  await expect(page.locator('.advice')).toHaveText('A slip: knight 1 (-1,-2) would have won.');
  await expect(spoken(page)).toContainText('A slip');
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 0 of');
  await page.locator('.winning .move').first().click();
  await expect(sentence(page)).toContainText('Move 1:');
  await expect(page.locator('.branch p')).toHaveCount(0);
});

test('every step is spoken in one sentence', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  await expect(spoken(page)).toContainText('3 knights');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toContainText('Move 1: Alice moves knight');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken(page)).toContainText('3 knights, nim-sum');
});

test('a knight is moved by keyboard alone', async ({ page }) => {
  await openKnights(page, '1\n1\n3 3\n');
  const press = (key: string) => page.keyboard.press(key);
  await press('b');
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(cursorCell(page)).toContainText('(3, 3)');
  await press('Enter');
  await press('ArrowUp');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect(cursorCell(page)).toContainText('(2, 1)');
  await press('Enter');
  await expect(sentence(page)).toContainText('Move 1: Alice moves knight 1 from (3, 3) to (2, 1)');
  await press('Escape');
  await expect(page.locator('#board')).toBeFocused();
});

test('the grid names one cell of few to a screen reader, and says why not there', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=28');
  await expect(counter(page)).toContainText('Move 28');
  await page.keyboard.press('b');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
  await page.keyboard.press('ArrowRight');
  await expect(grid).toHaveAttribute('aria-activedescendant', 'cell-27-1');
  await expect(page.locator('#cell-27-1')).toContainText('Row 28, column 2');
  await expect(page.locator('#cell-27-1')).toContainText('1 robot');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(cursorCell(page)).toContainText('Row 28, column 1');
});

test('the pages beside the board turn by arrow keys', async ({ page }) => {
  await start(page);
  await page.getByRole('tab', { name: 'Why' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Position' })).toBeFocused();
  await expect(page.locator('.legend')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.rules')).toBeVisible();
  await expect(counter(page)).toHaveText('Move 0 of 5');
});

test('taking back is there where a person has moved', async ({ page }) => {
  await start(page);
  await expect(button(page, 'Take back')).toHaveCount(0);
  await page.locator('tr[data-move=S] .move').click();
  await expect(page.locator('.advice')).toContainText('The strategy would walk west');
  await button(page, 'Take back').click();
  await expect(counter(page)).toContainText('Move 0 of');
});

test('taking back leads to one’s own last move, wherever the game has gone on', async ({ page }) => {
  await start(page);
  await page.locator('tr[data-move=S] .move').click();
  await expect(counter(page)).toContainText('Move 1 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button(page, 'Take back').click();
  await expect(counter(page)).toContainText('Move 0 of');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText('Move 1 of');
  await button(page, 'Back to the solver’s line').click();
  await expect(page.locator('#board')).toBeFocused();
  await expect(page.locator('.branch')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 1 of');
});

test('a move that the solver would have made is taken back as well', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
  await page.getByLabel('Play against the solver').check();
  await page.locator('.winning .move').first().click();
  await expect(counter(page)).toContainText('Move 2 of');
  await button(page, 'Take back').click();
  await expect(counter(page)).toContainText('Move 0 of');
});

test('the opponent stays in its game', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
  await page.getByLabel('Play against the solver').check();
  await page.getByRole('tab', { name: 'Robots' }).click();
  await page.locator('tr[data-move=S] .move').click();
  await expect(sentence(page)).toContainText('Move 1: you walk south');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText('Move 2 of');
});

test('a rule that was read before is shown again', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=28');
  for (let round = 0; round < 2; round++) {
    await page.locator('tr[data-move=NE] .reason').click();
    await expect(page.locator('#rule-caught')).toBeInViewport();
    await expect(page.locator('#rule-caught')).toBeFocused();
    await page.getByRole('tab', { name: 'Why' }).click();
  }
});

test('what is worked out follows the game', async ({ page }) => {
  await openKnights(page, '1\n3\n4 7\n9 3\n6 6\n');
  await page.mouse.move(5, 5);
  await expect(page.locator('.worked h3').last()).toHaveText('Value of (4, 7)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.worked h3').last()).toHaveText('Value of (9, 3)');
});

test('a pointer that rests on the board does not silence the keyboard', async ({ page }) => {
  await openKnights(page, '1\n1\n3 3\n');
  const { x, y } = await middle(page, 1, 1);
  await page.mouse.move(x, y);
  await expect(told(page)).toContainText('(1, 1)');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText('(4, 3)');
  await expect(cursorCell(page)).toContainText('Grundy value');
});
