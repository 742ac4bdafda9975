// Another program's output in the browser: dropped, opened as a file, pasted when it is large.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { ANY, like } from './like';
import { button, choose, counted, counter, drop, expect, input, load, output, test } from './page';
import { w } from './words';

declare const boardlab: Parts;

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');
const verdict = (page: Page) => page.locator('.compare_verdict');
const MISTAKE = like(
  w.compare.instead({ line: ANY, index: ANY, word: ANY, found: '“(14,17)”', expected: '“(14,16)”' }),
);

const field = (page: Page) => page.getByRole('textbox', { name: w.compare.field });

const ROBOTS = '#v=1&game=robots&sample=statement&case=1&ply=0';
const WRONG = golden('robots/sample.out').replace('(14,16)', '(14,17)');

const dropped = (content: string) => ({ name: 'dropped.txt', content, type: 'text/plain' });

test('a file dropped on the output is compared, one dropped elsewhere is the input', async ({ page }) => {
  await load(page, ROBOTS);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await drop(page, '.output_output pre', dropped(WRONG));
  await expect(verdict(page)).toContainText(MISTAKE);
  await drop(page, '.board_stage', dropped('1 0\n1 1\n0 0\n'));
  await expect(verdict(page)).toContainText(w.compare.other);
});

test('an output is opened as a file; a pasted megabyte is judged, and only the rows in sight are there', async ({
  page,
}) => {
  await load(page, ROBOTS);
  await button(page, w.panes.test).click();
  const file = { name: 'mine.out', mimeType: 'text/plain', buffer: Buffer.from(WRONG) };
  await page.getByLabel(w.compare.open).setInputFiles(file);
  await expect(verdict(page)).toContainText(MISTAKE);
  // The comparison folds the input, but not the dialog of its cases.
  await choose(page, w.panes.samples, w.panes.cases);
  await expect(page.getByRole('dialog', { name: w.inputs.heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, w.compare.again({ origin: 'paste' })).click();
  const one = golden('robots/sample.out');
  const text = one.repeat(Math.ceil(1_000_000 / one.length));
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(verdict(page)).toContainText(w.compare.wrong);
  expect(await page.locator('.compare_rows .compare_row').count()).toBeLessThan(120);
});

const text = (page: Page, line: string) => page.locator('.compare_compare .compare_row', { hasText: line }).first();

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`both outputs are read side by side without a cut, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await load(page, ROBOTS);
    await button(page, w.panes.test).click();
    await field(page).fill(WRONG.replace('after making 114 moves', 'after making 113 moves'));
    await expect(verdict(page)).toContainText(w.compare.wrong);
    const row = text(page, 'Lost game after making 114 moves.');
    await expect(row).toBeVisible();
    const isCut = (line: Element) => line.scrollWidth > line.clientWidth;
    for (const side of ['expected', 'found'])
      expect(await row.locator(`.compare_${side}`).evaluate(isCut), side).toBe(false);
    const beside = page.locator('.compare_compare .compare_rows');
    await expect(beside, 'in two columns').toHaveAttribute('data-stacked', 'false');
    const wide = (part: Element) => part.scrollWidth > part.clientWidth;
    expect(await page.locator('.timeline_timeline').evaluate(wide), 'the timeline keeps to its column').toBe(false);
    await expect(page.locator('.evidence_candidates .evidence_chosen'), 'the mark of the chosen move').toBeInViewport({
      ratio: 1,
    });
    // The whole statement's output is there at once.
    await expect(text(page, 'Number of robots remaining: 1')).toBeInViewport();
    await expect(input(page)).toBeHidden();
    await button(page, w.panes.showInput).click();
    await expect(input(page)).toBeVisible();
    const { height: room } = (await page.locator('.input_input .editor_editor').boundingBox()) ?? { height: 0 };
    expect(room).toBeGreaterThan(100);
  });

test('on a phone the two lines of a row stand under each other, and a long line is read below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await load(page, ROBOTS);
  await button(page, w.panes.test).click();
  const long = `${'very '.repeat(40)}long`;
  await field(page).fill(WRONG.replace('after making 5 moves.', long));
  await expect(verdict(page)).toContainText(w.compare.wrong);
  await expect(page.locator('.compare_compare .compare_rows')).toHaveAttribute('data-stacked', 'true');
  // The rows are drawn anew as the comparison finds room, so both lines are measured at once.
  const isBelow = (row: Element) => {
    const [right, found] = ['.compare_expected', '.compare_found'].map(
      (line) => row.querySelector(line)?.getBoundingClientRect().top,
    );
    return (right ?? 0) < (found ?? 0);
  };
  await expect
    .poll(() => page.locator('.compare_compare .compare_row.compare_double').first().evaluate(isBelow))
    .toBe(true);
  const detail = page.locator('.compare_compare .compare_detail');
  await expect(detail).toContainText(long);
  expect(await detail.evaluate((at) => at.scrollWidth > at.clientWidth)).toBe(false);
});

test('on a phone no line of the verdict ends between the name of a figure and its value', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await load(page, ROBOTS);
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await button(page, w.panes.test).click();
  await field(page).fill(
    golden('robots/sample.out').replace(
      'debris: 1\nNumber of robots remaining: 1',
      'debris: 2\nNumber of robots remaining: 1',
    ),
  );
  await expect(page.locator('.compare_verdict .evidence_facts')).toBeVisible();
  for (const width of [390, 375, 360, 345, 330]) {
    await page.setViewportSize({ width, height: 844 });
    const apart = await page.locator('.compare_verdict .evidence_facts dt').evaluateAll((names) =>
      names
        .filter((name) => {
          const [end, value] = [[...name.getClientRects()].at(-1), name.nextElementSibling?.getBoundingClientRect()];
          return !end || !value || value.top >= end.bottom;
        })
        .map((name) => name.textContent),
    );
    expect(apart, `${width}`).toEqual([]);
  }
});

for (const language of ['', 'ru.html'])
  test(`while outputs are compared the candidates keep to their pane, 1280 wide ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`./${language}${ROBOTS}`);
    await page.evaluate(() => boardlab.panes.setComparing(true));
    const table = page.locator('.evidence_candidates');
    await expect(table).toBeVisible();
    const { width: pane } = (await page.locator('#side').boundingBox()) ?? { width: 0 };
    const { width } = (await table.boundingBox()) ?? { width: Number.NaN };
    expect(await table.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
    expect(width).toBeLessThan(pane);
    expect(await page.locator('#side').evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
  });

/** Two robots: a tie decides move 7, which the output tells of eight moves later. */
const TIE = { name: 'tie.txt', type: 'text/plain', content: '2 0\n16 16\n1 1\n0 0\n' };
const COLUMN_FIRST = `Case 1:
Lost game after making 15 moves.
Final position: (16,1)
Number of cells with debris: 1
Number of robots remaining: 0
`;

/** Lays an output beside the input that stands. */
async function give(page: Page, text: string): Promise<void> {
  await button(page, w.panes.test).click();
  await field(page).fill(text);
}

test('one known mistake: both games side by side at the move where they part', async ({ page }) => {
  await load(page, ROBOTS);
  await drop(page, '.board_stage', TIE);
  await expect(input(page)).toContainText('16 16');
  await give(page, COLUMN_FIRST);
  const cause = w['robots-mistakes'].cause({ mistake: 'column-before-row' });
  await expect(verdict(page).getByRole('status').filter({ hasText: cause })).toHaveCount(1);
  // The board opens there by itself.
  await expect(page.locator('#board canvas')).toHaveCount(2);
  const course = (nth: number) => page.locator('.beside_course').nth(nth);
  await expect(course(0)).toContainText('(8, 9)');
  await expect(course(1)).toContainText('(9, 8)');
  const boards = page.locator('#board canvas');
  const picture = (nth: number) => boards.nth(nth).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  expect(await picture(1)).not.toBe(await picture(0));
  await button(page, w.compare.beforeParting).click();
  await expect(boards).toHaveCount(1);
  await expect(verdict(page)).toContainText(w.compare.beforeMove({ move: 7 }));
  const both = page.getByRole('checkbox', { name: w.compare.bothGames });
  await both.check();
  await expect(boards).toHaveCount(2);
  await both.uncheck();
  await expect(boards).toHaveCount(1);
});

test('several known mistakes that cannot be told apart', async ({ page }) => {
  await load(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await give(page, 'Case 1: Bob\nCase 2: Bob\n');
  await expect(verdict(page)).toContainText(w.compare.several);
  await expect(verdict(page).getByRole('listitem')).toHaveCount(2);
});

test('no known mistake: how many there are', async ({ page }) => {
  await load(page, '#v=1&game=janken&sample=statement&case=1&ply=0');
  await give(page, 'Game #1\nMove #1 (E5 -> E9): Successful (0 points left)\nMove #2 (D5 -> F8): Unsuccessful\n');
  await expect(verdict(page)).toContainText(w.compare.unexplained({ all: 49 }));
});

test('where many outputs are right, the board stays before the move that a rule forbids, beside what that would do', async ({
  page,
}) => {
  await load(page, '#v=1&game=solitaire&sample=statement&case=1&ply=0');
  await give(page, '6 6\n5 6\n6 6\n4 1\n0 0\n');
  const cause = w['solitaire-mistakes'].cause({ mistake: 'any-piece-is-next' });
  await expect(verdict(page)).toContainText(cause);
  await expect(button(page, w.compare.beforeParting)).toBeVisible();
  await expect(page.locator('#board canvas')).toHaveCount(2);
  await expect(counter(page)).toContainText(counted('solitaire', 6));
});
