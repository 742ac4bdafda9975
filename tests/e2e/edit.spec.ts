// Boards changed by a pointer, and by keys, with the text that is typed beside them.
import type { Page } from '@playwright/test';
import { button, choose, clickCell, clickSquare, counter, expect, input, middle, paste, start, test } from './page';
import { w } from './words';

/** Begins to edit where that was not begun, and takes a tool. */
async function tool(page: Page, name: string): Promise<void> {
  const bar = page.locator('.edit-bar_editBar');
  if (!(await bar.isVisible())) await choose(page, w.panes.samples, w.panes.edit);
  await bar.getByRole('radio', { name, exact: true }).check();
}

test('robots and teleports are put, moved and removed, and taken back', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await tool(page, w.robots.addRobot);
  await clickCell(page, 3, 4);
  await expect(input(page)).toContainText('5 0');
  await expect(input(page)).toContainText('3 4');
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
  for (let i = 0; i < 3; i++) await button(page, w.edit.undo).click();
  await expect(input(page)).toContainText('4 017 18');
  await expect(button(page, 'Undo change')).toHaveAttribute('aria-disabled', 'true');
  await button(page, w.edit.done).click();
  await clickCell(page, 15, 15);
  await expect(counter(page)).toContainText('1 of');
});

test('what is typed stands on the board that is edited', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await tool(page, w.knights.addKnight);
  await paste(page, '1\n1\n2 2\n');
  await clickSquare(page, 3, 4);
  await expect(input(page)).toContainText(/1\s*2\s*(2 2\s*4 3|2 2\s*3 4)/);
});
