// Replay files: saved, dropped into another page, and what is said of those that cannot be opened.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { branchOff, MOMENTS, shows } from './moments';
import { button, caseField, counter, expect, input, KNIGHTS, paste, start, test } from './page';

async function saved(page: Page): Promise<{ name: string; text: string }> {
  await button(page, 'Share').click();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save replay file').click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: 'application/json' }));
      return data;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('canvas', 'drop', { dataTransfer: transfer });
}

for (const moment of MOMENTS)
  test(`a saved moment is dropped into another page: ${moment.game}`, async ({ page, context }) => {
    await branchOff(page, moment);
    const { name, text } = await saved(page);
    expect(name).toMatch(new RegExp(`^boardlab-${moment.game}-case-1-move-\\d+\\.json$`));
    const other = await context.newPage();
    await start(other, '#v=1&game=knights&sample=statement&case=1&ply=0');
    await expect(counter(other)).toContainText('of');
    await drop(other, name, text);
    await expect(input(other)).toHaveText(await input(page).innerText(), { useInnerText: true });
    expect(await shows(other)).toEqual(await shows(page));
  });

test('an input that no link holds comes back from a file, opened by the button, with lifted limits', async ({
  page,
  context,
}) => {
  await start(page, '#v=1&game=knights&sample=statement&limits=lifted&case=1&ply=0');
  const lines = Array.from({ length: 8_000 }, (_, i) => `1\n${700 + ((i * 7919) % 1009)} ${(i * i * 31) % 997}\n`);
  await paste(page, `8000\n${lines.join('')}`);
  await caseField(page).fill('7999');
  await caseField(page).press('Enter');
  await button(page, 'One move on (→)').click();
  await expect(counter(page)).toContainText('Move 1 of');
  const { name, text } = await saved(page);
  const other = await context.newPage();
  await start(other);
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(caseField(other)).toHaveValue('7999');
  await expect(counter(other)).toContainText('Move 1 of');
  await expect(button(other, /^Limits lifted/)).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Hyper Knights' })).toHaveAttribute('aria-selected', 'true');
});

const GOOD = {
  boardlab: 'replay',
  version: 1,
  game: 'knights',
  limits: 'statement',
  options: '',
  case: 2,
  ply: 1,
  moves: '',
  text: KNIGHTS,
};

const BAD: Record<string, [text: string, words: string]> = {
  cut: [JSON.stringify(GOOD).slice(0, -20), 'is a damaged replay file'],
  'of no game': [JSON.stringify({ ...GOOD, game: 'chess' }), 'is a damaged replay file'],
  'of a strange case': [JSON.stringify({ ...GOOD, case: -1 }), 'is a damaged replay file'],
  'without a text': [JSON.stringify({ ...GOOD, text: undefined }), 'is a damaged replay file'],
  'of strange moves': [JSON.stringify({ ...GOOD, moves: 7 }), 'is a damaged replay file'],
  newer: [JSON.stringify({ ...GOOD, version: 2, text: { more: true } }), 'was saved by a newer version'],
  foreign: [JSON.stringify({ name: 'something else' }), 'is no input and no replay file'],
  'not even JSON': ['{ hello', 'is no input and no replay file'],
};

for (const [what, [text, words]] of Object.entries(BAD))
  test(`a file that is ${what} says so, and loses nothing that was typed`, async ({ page }) => {
    await start(page);
    await paste(page, '1 0\n3 4\n');
    await page.keyboard.type('0 0');
    await drop(page, 'strange.json', text);
    await expect(page.getByRole('status').filter({ hasText: `strange.json ${words}` })).toBeVisible();
    await expect(input(page)).toContainText('3 4');
    await expect(input(page)).toContainText('0 0');
  });

test('a file written by hand opens, with a mark at its start and fields of tomorrow', async ({ page }) => {
  await start(page);
  await drop(page, 'mine.json', `\uFEFF\n ${JSON.stringify({ ...GOOD, comment: 'ours' })}`);
  await expect(caseField(page)).toHaveValue('2');
  await expect(counter(page)).toContainText('Move 1 of');
});

test('a branch that the game does not know leaves a living page', async ({ page }) => {
  await start(page);
  await drop(page, 'mine.json', JSON.stringify({ ...GOOD, moves: '0:no such move' }));
  await expect(input(page)).toContainText('3 5');
  await expect(counter(page)).toContainText('of');
});
