// Marks in the code editor, files, large texts. What is said of an input is tested in tests/unit/input.test.ts.
import { readFileSync } from 'node:fs';
import {
  board,
  button,
  caseField,
  counter,
  dragOver,
  drop,
  expect,
  expectOutput,
  hashOf,
  KNIGHTS,
  KNIGHTS_OUTPUT,
  load,
  output,
  paste,
  start,
  test,
} from './page';
import { w } from './words';

const BAD = '4 0\n17 18\n13 99\n8 12\n10 12\n0 0\n';

test('a mistake is marked at its place in the code editor, and mended there', async ({ page }) => {
  await start(page);
  await paste(page, BAD);
  const error = page.locator('.errors_error');
  await expect(error).toContainText('Line 3, column 4');
  await expect(page.locator('.cm-error')).toHaveText('99');
  await expect(page.locator('.cm-error-line').filter({ visible: true })).toHaveText('!');
  await expect(output(page)).toHaveCount(0);
  await expect(page.locator('.board_stage')).toHaveAttribute('data-stale', 'true');
  await button(page, /^Line 3, column 4/).click();
  await page.keyboard.type('9');
  await expect(error).toHaveCount(0);
  await expect(page.locator('.cm-error')).toHaveCount(0);
  await expect(output(page)).toContainText('Case 1:');
  await expect(page.locator('.board_stage')).toHaveAttribute('data-stale', 'false');
  await paste(page, '2 0\n3 4\n5');
  await expect(error).toContainText(w.faults.found({ what: w.faults.end }));
  await expect(page.locator('.cm-missing')).toBeVisible();
});

test('a file is dropped anywhere, or opened', async ({ page }) => {
  await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=0');
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  const content = [...Buffer.from(KNIGHTS.replaceAll('\n', '\r\n'))];
  const sample = { name: 'sample.in', content, type: 'text/plain' };
  await dragOver(page, 'canvas', sample);
  await expect(page.getByText(w.page.dropHere)).toBeVisible();
  await drop(page, 'canvas', sample);
  await expectOutput(page, KNIGHTS_OUTPUT);
  await expect(page.getByText(w.page.dropHere)).toHaveCount(0);
  const file = { name: 'knights.in', mimeType: 'text/plain', buffer: Buffer.from('1\n1\n3 3\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expectOutput(page, 'Case 1: Bob\n');
});

test('a megabyte is pasted, and the page listens at once', async ({ page }) => {
  await start(page);
  const text = `${'1 1\n3 4\n28 28\n'.repeat(72_000)}0 0\n`;
  expect(text.length).toBeGreaterThan(1_000_000);
  await paste(page, text);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cases_caseField')).toContainText('of 72,000');
  await caseField(page).fill('72000');
  await caseField(page).press('Enter');
  await expect(counter(page)).toContainText('Move 0 of');
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  const end = await output(page).evaluate((pane) => pane.textContent?.slice(-4000));
  expect(end).toContain('Case 72000:');
});

test('typing goes on while the engine reads, and the last text wins', async ({ page }) => {
  await start(page);
  await paste(page, `${'1 0\n3 4\n'.repeat(20_000)}`);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('1 0 9 9 0 0');
  await expect(page.locator('.cases_caseField')).toContainText('of 20,001');
  await expect(page.locator('.errors_note')).toHaveCount(0);
});

const SMALL = readFileSync('www/samples/janken-statement.txt', 'utf8').toLowerCase();

/** An input with more turns than the statement allows, and one with small letters. */
const BEYOND: [game: string, text: string, part: string][] = [
  ['pursuit', '0\n10\n2\n1\n1000\nr0py\nr1py\n', '.errors_error .errors_head > button:last-child'],
  ['pursuit', '0\n10\n2\n1\n1000\nr0py\nr1py\n', '.errors_error .errors_place'],
  ['janken', SMALL, '.errors_note'],
];

for (const height of [768, 600])
  test(`what is said of an input, and the way to lift the limits, are in sight on a low screen: ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    for (const [game, text, part] of BEYOND) {
      await load(page, await hashOf(game, text));
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    }
  });
