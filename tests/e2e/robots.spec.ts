// The Robots board: what is said of a cell, candidates that are looked at, play by hand, the grid for the keyboard.
import type { Page } from '@playwright/test';
import { board, clickCell, counter, expect, middle, sentence, start, test } from './page';

type Cell = [number, number];
type Position = { you: Cell; robots: { id: number; at: Cell }[]; debris: Cell[] };
type Held<T> = { peek(): T };
type Lab = {
  state: {
    lit: Held<string | null>;
    ghost: Held<{ move: string; board: Position } | null>;
    shown: Held<{ frame: { board: Position } }>;
  };
};

const told = (page: Page) => page.locator('.told');
const bubble = (page: Page) => page.locator('.bubble');
const row = (page: Page, move: string) => page.locator(`.candidates [data-move="${move}"]`);
const chase = (ply: number) => `#v=1&game=robots&sample=statement&case=3&ply=${ply}`;

/** What the page holds of the candidate that is looked at. */
const looked = (page: Page) =>
  page.evaluate(() => {
    const { lit, ghost } = (globalThis as unknown as { boardlab: Lab }).boardlab.state;
    return { lit: lit.peek(), ghost: ghost.peek()?.move ?? null };
  });

const ghostBoard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { boardlab: Lab }).boardlab.state.ghost.peek()?.board ?? null);

const shownBoard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { boardlab: Lab }).boardlab.state.shown.peek().frame.board);

const placed = (position: Position | null) =>
  position && { you: position.you, robots: position.robots, debris: position.debris };

/** The board's pixels. */
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Moves the pointer onto a cell, numbered from 1. */
async function hover(page: Page, line: number, column: number): Promise<void> {
  const { x, y } = await middle(page, line - 1, column - 1);
  await page.mouse.move(x, y);
}

async function open(page: Page, hash: string, ply: number): Promise<void> {
  await start(page, hash);
  await expect(counter(page)).toContainText(`Move ${ply} of`);
}

test('a barred cell says why not, in the panel and beside the cell', async ({ page }) => {
  await open(page, chase(57), 57);
  await hover(page, 2, 30);
  await expect(told(page)).toContainText('Row 2, column 30');
  await expect(told(page)).toContainText('You cannot walk onto a robot.');
  await expect(bubble(page)).toContainText('You cannot walk onto a robot.');
  await hover(page, 1, 31);
  await expect(told(page)).toContainText('You cannot push it: it would leave the board.');
});

test('a cell beside you says what comes of it, and by which key it is not the choice', async ({ page }) => {
  await open(page, chase(28), 28);
  await hover(page, 27, 1);
  await expect(told(page)).toContainText('The strategy’s choice: of equals, the smallest row.');
  await hover(page, 28, 1);
  await expect(told(page)).toContainText('Not chosen: walking north is as good, and its row is smaller.');
  await hover(page, 27, 2);
  await expect(told(page)).toContainText('Walking here loses at once: 1 robot reaches you.');
});

test('a teleport says whether the strategy came to it, a far cell what can reach it', async ({ page }) => {
  await open(page, chase(29), 29);
  await hover(page, 16, 15);
  await expect(told(page)).toContainText('this is the first entry that fits');
  await hover(page, 15, 16);
  await expect(told(page)).toContainText('A teleport cannot lead onto debris.');
  await expect(told(page)).toContainText('passed it over');
  await hover(page, 3, 7);
  await expect(told(page)).toContainText('an earlier entry fits');
  await hover(page, 27, 3);
  await expect(told(page)).toContainText('Too far to walk: one cell a move. A robot’s next step can reach it.');
});

test('without hints a cell says only what stands there', async ({ page }) => {
  await open(page, chase(57), 57);
  await page.keyboard.press('h');
  await hover(page, 1, 31);
  await expect(told(page)).toContainText('Debris lies here.');
  await expect(told(page)).not.toContainText('push');
});

test('a candidate that is looked at shows where it leads, and nothing moves', async ({ page }) => {
  await open(page, '#v=1&game=robots&sample=crowd&case=1&ply=3', 3);
  await page.mouse.move(1, 1);
  const [before, at] = [await picture(page), await board(page).boundingBox()];
  await row(page, 'S').hover();
  await expect.poll(() => looked(page)).toEqual({ lit: 'S', ghost: 'S' });
  await expect.poll(() => picture(page)).not.toBe(before);
  expect(await board(page).boundingBox()).toEqual(at);
  await page.mouse.move(1, 1);
  await expect.poll(async () => (await looked(page)).lit).toBeNull();
  await expect.poll(() => picture(page)).toBe(before);
});

test('what a candidate shows is what comes of it', async ({ page }) => {
  await open(page, '#v=1&game=robots&sample=crowd&case=1&ply=4', 4);
  for (const move of ['NE', 'teleport 1']) {
    await row(page, move).hover();
    await expect.poll(async () => (await looked(page)).ghost).toBe(move);
    const ghost = placed(await ghostBoard(page));
    await row(page, move).locator('.move').click();
    await expect(sentence(page)).toContainText('Move 5:');
    expect(placed(await shownBoard(page))).toEqual(ghost);
    await page.keyboard.press('u');
    await expect(sentence(page)).toContainText('Move 4:');
  }
});

test('a barred candidate is lit but leads nowhere', async ({ page }) => {
  await open(page, chase(57), 57);
  const before = await picture(page);
  await row(page, 'W').hover();
  await expect.poll(() => looked(page)).toEqual({ lit: 'W', ghost: null });
  await expect.poll(() => picture(page)).not.toBe(before);
});

test('play by hand: a step, staying, a teleport, and what the strategy would have done', async ({ page }) => {
  await open(page, chase(0), 0);
  await clickCell(page, 14, 14);
  await expect(sentence(page)).toContainText('Move 1: you walk north-west to (14, 14)');
  await expect(page.locator('.advice')).toContainText('The strategy would walk west');
  await clickCell(page, 14, 14);
  await expect(sentence(page)).toContainText('Move 2: you stay at (14, 14)');
  await clickCell(page, 3, 7);
  await expect(sentence(page)).toContainText('Move 3: you teleport to (3, 7)');
  await clickCell(page, 30, 30);
  await expect(counter(page)).toContainText('Move 3 of');
});

test('a barred cell that is clicked moves nobody', async ({ page }) => {
  await open(page, chase(57), 57);
  await clickCell(page, 2, 30);
  await expect(page.locator('.notice p')).toContainText('That cell is occupied.');
  await expect(counter(page)).toContainText('Move 57 of 114');
});

test('the grid is walked by keyboard', async ({ page }) => {
  await open(page, chase(0), 0);
  const grid = page.locator('#board').getByRole('grid');
  await grid.focus();
  await expect(told(page)).toContainText('Row 15, column 15');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toContainText('Row 14, column 14');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('Move 1: you walk north-west to (14, 14)');
  await expect(grid).toBeFocused();
  await page.keyboard.press('End');
  await expect(told(page)).toContainText('Row 14, column 31');
  await expect(told(page)).toContainText('Too far to walk');
});

test('a lost board says who reached you', async ({ page }) => {
  await open(page, '#v=1&game=robots&sample=statement&case=2&ply=2', 2);
  await hover(page, 15, 15);
  await expect(told(page)).toContainText('Robots 1, 2, 3, and 4 reached you here.');
});
