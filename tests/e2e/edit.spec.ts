// Boards changed by hand with the text following, orders of one's own, and the reading of Janken's open point.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  audit,
  button,
  clickCell,
  clickSquare,
  counter,
  expect,
  expectOutput,
  input,
  middle,
  output,
  paste,
  sentence,
  start,
  test,
} from './page';

const HASH = '#v=1&game=janken&sample=statement&case=1&ply=0';
const golden = (name: string) => readFileSync(new URL(`../golden/janken/${name}`, import.meta.url), 'utf8');

/** E5. */
async function clickHex(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name.charCodeAt(0) - 65, Number(name[1]) - 1);
  await page.mouse.click(x, y);
}

/** Begins to edit where that was not begun, and takes a tool. */
async function tool(page: Page, name: string): Promise<void> {
  const bar = page.locator('.edit-bar');
  if (!(await bar.isVisible())) await button(page, 'Edit on the board').click();
  await bar.getByText(name, { exact: true }).click();
}

test('terrain changes under the brush, and the text and the output with it', async ({ page }) => {
  await start(page, HASH);
  await expect(counter(page)).toContainText('of 2');
  await tool(page, 'Mountains');
  await clickHex(page, 'E8');
  await expect(input(page)).toContainText('W F H F F F F M W');
  await expectOutput(
    page,
    'Game #1\nMove #1 (E5 -> E9): Successful (3 points left)\nMove #2 (D5 -> F8): Unsuccessful\n',
  );
});

test('units come and go, but not under water', async ({ page }) => {
  await start(page, HASH);
  await tool(page, 'Mage 2');
  await clickHex(page, 'E8');
  await expect(input(page)).toContainText('M E8');
  await expect(output(page)).toContainText('(E5 -> E9): Unsuccessful');
  await tool(page, 'Remove');
  await clickHex(page, 'E8');
  await expect(output(page)).toContainText('(E5 -> E9): Successful (5 points left)');
  await tool(page, 'Water');
  await clickHex(page, 'E5');
  await expect(page.getByRole('status')).toContainText(['That cell is occupied.']);
});

test('robots and teleports are put, moved and removed, by hand and by keys, and taken back', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await tool(page, 'Robot');
  await clickCell(page, 3, 4);
  await expect(input(page)).toContainText('5 0');
  await expect(input(page)).toContainText('3 4');
  await tool(page, 'Teleport');
  await clickCell(page, 6, 7);
  await expect(input(page)).toContainText('5 1');
  await tool(page, 'Move');
  await clickCell(page, 3, 4);
  await clickCell(page, 3, 9);
  await expect(input(page)).toContainText('3 9');
  const [from, to] = [await middle(page, 2, 8), await middle(page, 1, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(input(page)).toContainText('2 2');
  await tool(page, 'Remove');
  await clickCell(page, 6, 7);
  await expect(input(page)).toContainText('5 0');
  await audit(page, 'while the board is edited');
  for (let i = 0; i < 5; i++) await button(page, 'Take the change back').click();
  await expect(input(page)).toContainText('4 017 18');
  await expect(button(page, 'Take the change back')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Done' }).click();
  await clickCell(page, 15, 15);
  await expect(counter(page)).toContainText('1 of');
});

test('what would make the input wrong is refused in words', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await tool(page, 'Robot');
  await clickCell(page, 15, 15);
  await expect(page.getByRole('status')).toContainText(['That cell is occupied.']);
});

test('what is typed stands on the board that is edited', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await tool(page, 'Knight');
  await paste(page, '1\n1\n2 2\n');
  await clickSquare(page, 3, 4);
  await expect(input(page)).toContainText(/1\s*2\s*(2 2\s*4 3|2 2\s*3 4)/);
  await tool(page, 'Remove');
  await clickSquare(page, 2, 2);
  await expect(input(page)).not.toContainText('2 2');
});

test('catchers are placed', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=statement&case=3&ply=0');
  await expect(counter(page)).toContainText('of');
  const before = await input(page).textContent();
  await tool(page, 'Catcher');
  await clickCell(page, 1, 1);
  await expect.poll(() => input(page).textContent()).not.toBe(before);
  await button(page, 'Take the change back').click();
  await expect.poll(() => input(page).textContent()).toBe(before);
});

test('nothing is placed for robots that place themselves', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(counter(page)).toContainText('of');
  await tool(page, 'Catcher');
  await clickCell(page, 1, 1);
  await expect(page.getByRole('status')).toContainText(['In this file the robots place the pieces.']);
});

test('a tile gives way to another one', async ({ page }) => {
  await start(page, '#v=1&game=solitaire&sample=fresh&case=1&ply=0');
  await tool(page, 'Queen (dam)');
  await clickCell(page, 1, 1);
  await expect(input(page)).toContainText(/^dam /);
});

test('an order of one’s own goes into the script', async ({ page }) => {
  await start(page, HASH);
  await expect(counter(page)).toContainText('of 2');
  await clickHex(page, 'E5');
  await clickHex(page, 'E6');
  await expect(sentence(page)).toContainText('Order 1: E5 to E6 succeeds, 9 points left');
  await button(page, 'Write it into the text').click();
  await expect(input(page)).toContainText('E5 E6');
  await expect(output(page)).toContainText('Move #1 (E5 -> E6): Successful (9 points left)');
});

test('the open point has its switch, and the address keeps it', async ({ page }) => {
  await start(page, HASH);
  await paste(page, golden('zone-to-zone-way-round.in'));
  await expectOutput(page, golden('zone-to-zone-way-round.out'));
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByLabel(/^Cautious/).check();
  await expectOutput(page, golden('zone-to-zone-way-round.cautious'));
  await expect.poll(() => page.url()).toContain('options=reading%3Dcautious');
  await page.reload();
  await expectOutput(page, golden('zone-to-zone-way-round.cautious'));
});
