// Another program's output beside the judge's: the verdict, the rows, the moment of the first difference.
import { readFileSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, caseField, counter, expect, output, paste, sentence, start, test } from './page';

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');
const verdict = (page: Page) => page.locator('.verdict');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your program’s output' });
const rows = (page: Page) => page.locator('.rows .row');

/** Opens a sample and lays an output beside its answer. */
async function compared(page: Page, hash: string, change: (right: string) => string): Promise<string> {
  await start(page, hash);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  const right = (await output(page).locator('.chunk').allTextContents()).join('');
  await button(page, 'Compare').click();
  await field(page).fill(change(right));
  return right;
}

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';

test('the judge’s own output is accepted, in every game', async ({ page }) => {
  for (const hash of [
    ROBOTS,
    '#v=1&game=janken&sample=statement&case=1&ply=0',
    '#v=1&game=knights&sample=statement&case=1&ply=0',
    '#v=1&game=pursuit&sample=match&case=1&ply=0',
    '#v=1&game=solitaire&sample=fresh&case=1&ply=0',
  ]) {
    await compared(page, hash, (right) => right);
    await expect(verdict(page)).toContainText('Accepted.');
    await button(page, 'Another output').click();
    await button(page, 'Compare').click();
  }
});

test('blanks alone are told from a wrong word', async ({ page }) => {
  await compared(page, ROBOTS, (right) => right.replace('Final position: ', 'Final position:  '));
  await expect(verdict(page)).toContainText('Accepted, but blanks differ: 1 line.');
});

test('the first difference brings the board to its case and move', async ({ page }) => {
  await compared(page, ROBOTS, (right) => right.replace('after making 2 moves', 'after making 3 moves'));
  await expect(verdict(page)).toContainText('Wrong.');
  await expect(verdict(page)).toContainText('Case 2, line 7, word 5: expected “2”, found “3”.');
  await expect(caseField(page)).toHaveValue('2');
  await expect(counter(page)).toContainText('2 of 2');
  await expect(verdict(page)).toContainText((await sentence(page).textContent()) ?? 'no sentence');
  await expect(page.locator('.row.changed mark')).toHaveText(['2', '3']);
});

test('any line leads to its moment, and the keys step from difference to difference', async ({ page }) => {
  await compared(page, ROBOTS, (right) =>
    right.replace('after making 5 moves', 'after making 6 moves').replace('debris: 1', 'debris: 4'),
  );
  await expect(caseField(page)).toHaveValue('1');
  await button(page, 'Next difference').click();
  await expect(page.locator('.go[aria-current=true]')).toContainText('debris: 1');
  await rows(page).filter({ hasText: 'Case 3' }).getByRole('button').click();
  await expect(caseField(page)).toHaveValue('3');
  await button(page, 'Previous difference').click();
  await expect(caseField(page)).toHaveValue('1');
});

test('a missing line shifts nothing', async ({ page }) => {
  await compared(page, ROBOTS, (right) => right.replace(/Number of robots remaining.*\n/, ''));
  await expect(verdict(page)).toContainText('Wrong.');
  await expect(page.locator('.row.missing')).toHaveCount(1);
  await expect(page.locator('.row.changed')).toHaveCount(0);
});

test('a game of one’s own is accepted where many are right, watched, and told why where it breaks a rule', async ({
  page,
}) => {
  await start(page, '#v=1&game=solitaire&sample=fresh&case=1&ply=0');
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  const right = (await output(page).locator('.chunk').allTextContents()).join('');
  const moves = right.split('\n').slice(6);
  await button(page, 'Compare').click();
  await field(page).fill(right.replace(moves.slice(1).join('\n'), `${moves[0]?.slice(0, 3)} 1\n0 0\n`));
  await expect(verdict(page)).toContainText('Not the same cell twice in a row.');
  await button(page, 'Another output').click();
  await field(page).fill(right.replace(moves.slice(4).join('\n'), '0 0\n'));
  await expect(verdict(page)).toContainText('Accepted. Worth');
  await button(page, 'Watch your game').click();
  await expect(counter(page)).toContainText('of 9');
});

test('a file dropped on the output is compared, one dropped elsewhere is the input', async ({ page }) => {
  await start(page, ROBOTS);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  const text = golden('robots/sample.out').replace('(14,16)', '(14,17)');
  const dropOn = async (target: string, dropped: string) => {
    const files = await page.evaluateHandle((content) => {
      const carried = new DataTransfer();
      carried.items.add(new File([content], 'dropped.txt', { type: 'text/plain' }));
      return carried;
    }, dropped);
    await page.dispatchEvent(target, 'drop', { dataTransfer: files });
  };
  await dropOn('.output pre', text);
  await expect(verdict(page)).toContainText('expected “(14,16)”, found “(14,17)”');
  await dropOn('.stage', '1 0\n1 1\n0 0\n');
  await expect(caseField(page)).toHaveValue('1');
  await expect(verdict(page)).toContainText('Wrong. Case 1, line 2');
});

test('an output is opened as a file', async ({ page }, info) => {
  await start(page, ROBOTS);
  await button(page, 'Compare').click();
  const path = info.outputPath('mine.out');
  writeFileSync(path, golden('robots/sample.out').replace('(14,16)', '(14,17)'));
  await page.getByLabel('Open output').setInputFiles(path);
  await expect(verdict(page)).toContainText('expected “(14,16)”, found “(14,17)”');
});

test('an output of a megabyte is judged as it is pasted, and only the rows in sight are there', async ({ page }) => {
  await start(page, ROBOTS);
  await button(page, 'Compare').click();
  const one = golden('robots/sample.out');
  const text = one.repeat(Math.ceil(1_000_000 / one.length));
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(verdict(page)).toContainText('Wrong.');
  expect(await rows(page).count()).toBeLessThan(120);
});

test('another input is judged anew; an input with an error waits', async ({ page }) => {
  await compared(page, ROBOTS, (right) => right);
  await expect(verdict(page)).toContainText('Accepted.');
  await paste(page, '1 0\n1 1\n0 0\n');
  await expect(verdict(page)).toContainText('Wrong.');
  await paste(page, '1 0\n1\n');
  await expect(page.locator('.output')).toContainText('appears when the input reads without errors');
});

test('the comparison has no fault that axe finds', async ({ page }) => {
  await compared(page, ROBOTS, (right) => right.replace('5 moves', '6 moves'));
  await expect(verdict(page)).toContainText('Wrong.');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
