// Janken: the map changed by hand with the text following, and the reading of the open point.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button, counter, expect, expectOutput, input, middle, output, paste, sentence, start, test } from './page';

const HASH = '#v=1&game=janken&sample=statement&case=1&ply=0';
const golden = (name: string) => readFileSync(new URL(`../golden/janken/${name}`, import.meta.url), 'utf8');

/** E5. */
async function clickHex(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name.charCodeAt(0) - 65, Number(name[1]) - 1);
  await page.mouse.click(x, y);
}

const tool = (page: Page, name: string) => page.getByLabel('Change the map').selectOption({ label: name });

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
  await tool(page, 'Mage of side 2');
  await clickHex(page, 'E8');
  await expect(input(page)).toContainText('M E8');
  await expect(output(page)).toContainText('(E5 -> E9): Unsuccessful');
  await tool(page, 'Remove the unit');
  await clickHex(page, 'E8');
  await expect(output(page)).toContainText('(E5 -> E9): Successful (5 points left)');
  await tool(page, 'Water');
  await clickHex(page, 'E5');
  await expect(page.getByRole('status')).toContainText(['That cell is occupied.']);
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
