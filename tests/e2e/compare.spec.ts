// Another program's output in the browser: dropped, opened as a file, pasted when it is large.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { button, caseField, expect, load, output, test } from './page';

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');
const verdict = (page: Page) => page.locator('.verdict');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your program’s output' });

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';
const WRONG = golden('robots/sample.out').replace('(14,16)', '(14,17)');

async function drop(page: Page, target: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'dropped.txt', { type: 'text/plain' }));
    return carried;
  }, text);
  await page.dispatchEvent(target, 'drop', { dataTransfer });
}

test('a file dropped on the output is compared, one dropped elsewhere is the input', async ({ page }) => {
  await load(page, ROBOTS);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await drop(page, '.output pre', WRONG);
  await expect(verdict(page)).toContainText('expected “(14,16)”, found “(14,17)”');
  await drop(page, '.stage', '1 0\n1 1\n0 0\n');
  await expect(caseField(page)).toHaveValue('1');
  await expect(verdict(page)).toContainText('Wrong. Case 1, line 2');
});

test('an output is opened as a file; a pasted megabyte is judged, and only the rows in sight are there', async ({
  page,
}) => {
  await load(page, ROBOTS);
  await button(page, 'Compare').click();
  const file = { name: 'mine.out', mimeType: 'text/plain', buffer: Buffer.from(WRONG) };
  await page.getByLabel('Open output').setInputFiles(file);
  await expect(verdict(page)).toContainText('expected “(14,16)”, found “(14,17)”');
  await button(page, 'Another output').click();
  const one = golden('robots/sample.out');
  const text = one.repeat(Math.ceil(1_000_000 / one.length));
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(verdict(page)).toContainText('Wrong.');
  expect(await page.locator('.rows .row').count()).toBeLessThan(120);
});
