// What a person does with the module of a task: moves of one's own beside an output, cells that complete a move, and a module that does
// not come back from a move. What the page makes of a module at first: own.spec.ts.
import type { Page } from '@playwright/test';
import { answering, HOSTILE, REFUSING, showing, stepping, TWO_CELLS } from '../programs/task-module';
import { audit, auditColours } from './axe';
import { ANY, like } from './like';
import { button, counter, drop, expect, test } from './page';
import { file } from './programs';
import { w } from './words';

const open = async (page: Page, content: Buffer) => {
  await page.goto('./own.html');
  await expect(counter(page)).toHaveText(/0.*\d/);
  await drop(page, 'body', { name: 'task.wasm', content });
  await expect(page.getByRole('region', { name: w.own.task })).toBeVisible();
};

const vacuum = () => file('target/programs/vacuum.wasm');
const verdict = (page: Page) => page.locator('[data-verdict]');
const fault = (page: Page) => page.locator('[data-fault]');
const output = (page: Page) => page.getByLabel(w.own.output);
const ownMoves = (page: Page) => page.getByRole('group', { name: w.own.ownMoves });
const move = (page: Page, name: string) =>
  page.getByRole('group', { name: w.own.moves, exact: true }).getByRole('button', { name, exact: true });
const notice = (page: Page) => page.locator('.notice_notice');

test('moves of one’s own lead back to the output where they begin, or become the output, which an undo brings back', async ({
  page,
}) => {
  await open(page, vacuum());
  const before = await output(page).inputValue();
  await expect(counter(page)).toHaveText(/Position 0 of 7/);
  await button(page, w.timeline.on).click();
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toHaveText('Position 2 of 7');
  await move(page, 'L').click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await expect(ownMoves(page)).toBeVisible();
  await button(page, w.own.toOutput).click();
  await expect(counter(page)).toHaveText('Position 2 of 7');
  await expect(ownMoves(page)).toHaveCount(0);
  await move(page, 'L').click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await button(page, w.own.takeMoves).click();
  await expect(ownMoves(page)).toHaveCount(0);
  await expect(output(page)).toHaveValue(`${before.slice(0, 2)}L\n`);
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await button(page, w.own.textsBefore).click();
  await expect(output(page)).toHaveValue(before);
  await button(page, w.own.textsAfter).click();
  await expect(output(page)).toHaveValue(`${before.slice(0, 2)}L\n`);
});

test('moves of one’s own outlive a reload, another build of the module, and the visit', async ({ page, context }) => {
  await open(page, vacuum());
  await button(page, w.timeline.on).click();
  await move(page, 'L').click();
  await expect(counter(page)).toHaveText('Position 2 of 2');
  await move(page, 'R').click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await button(page, w.timeline.back).click();
  await expect(counter(page)).toHaveText('Position 2 of 3');
  const isBack = async (where: Page) => {
    await expect(counter(where)).toHaveText('Position 2 of 3');
    await expect(ownMoves(where)).toBeVisible();
  };
  await page.reload();
  await isBack(page);
  await drop(page, 'body', { name: 'task.wasm', content: vacuum() });
  await isBack(page);
  await page.goto('about:blank');
  const next = await context.newPage();
  await next.goto('./own.html');
  await isBack(next);
  // Moves of another output are none of this one.
  await output(next).fill('RRU');
  await expect(verdict(next)).toHaveText(w.own.legal);
  await next.reload();
  await expect(counter(next)).toHaveText('Position 0 of 3');
});

test('the texts before a random input, and what was chosen for it, outlive a reload', async ({ page }) => {
  await open(page, vacuum());
  const input = page.getByLabel(w.own.input);
  await input.fill('2 3\n...\nS..\n');
  await page.getByText(w.own.solver, { exact: true }).click();
  await page.getByLabel(w.own.seed).fill('7');
  await page.getByLabel(w.own.size).fill('3');
  await button(page, w.own.generate).click();
  await expect(page.getByLabel(w.own.seed)).toHaveValue('8');
  await page.reload();
  await expect(page.getByLabel(w.own.seed)).toHaveValue('8');
  await expect(page.getByLabel(w.own.size)).toHaveValue('3');
  await expect(page.getByRole('region', { name: w.own.solver })).toBeVisible();
  await button(page, w.own.textsBefore).click();
  await expect(input).toHaveValue('2 3\n...\nS..\n');
});

test('the scores of a task are a line over the timeline, that of one’s own moves, too', async ({ page }) => {
  await open(page, vacuum());
  const line = page.locator('[data-scores]');
  await expect(line).toHaveAccessibleName(w.own.scores({ least: 1, most: 8 }));
  await button(page, w.timeline.on).click();
  await move(page, 'L').click();
  await expect(counter(page)).toHaveText('Position 2 of 2');
  await expect(line).toHaveAccessibleName(w.own.scores({ least: 1, most: 2 }));
});

test('a module that hangs at a position which nobody looks at answers on without its scores', async ({ page }) => {
  await open(page, answering({ ...REFUSING, can: ['answer'] }, showing(2, HOSTILE.loop)));
  await button(page, w.own.solve).click();
  await expect(page.getByRole('region', { name: w.own.solve })).toHaveText('abcd');
  await expect(fault(page)).toHaveCount(0);
});

test('a wrong output is shown where it stops, and the timeline marks it', async ({ page }) => {
  await open(page, vacuum());
  await output(page).fill('RRUL');
  await expect(verdict(page)).toContainText('the robot does not enter a wall');
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await expect(page.getByTitle(w.scene.stopsHere)).toBeVisible();
  // Who has gone back stays there.
  await button(page, w.timeline.first).click();
  await expect(counter(page)).toHaveText('Position 0 of 3');
  await page.keyboard.press('e');
  await expect(counter(page)).toHaveText('Position 3 of 3');
  await output(page).fill('RRU');
  await expect(verdict(page)).toHaveText(w.own.legal);
  await expect(page.getByTitle(w.scene.stopsHere)).toHaveCount(0);
});

test('a click that makes no move names the cells that do; from a cell that is chosen, those that complete a move', async ({
  page,
}) => {
  await open(page, answering(TWO_CELLS));
  const cell = page.locator('[role=gridcell][aria-selected=true]');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(w.scene.noMoveAt({ cell: '(2, 1)' }));
  await expect(notice(page)).toContainText(w.scene.possible({ cells: '(1, 1), (2, 2)' }));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(cell).toContainText(w.scene.leadsHere);
  await page.keyboard.press('ArrowRight');
  await expect(cell).not.toContainText(w.scene.leadsHere);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(w.scene.noMoveFrom({ from: '(1, 1)', cell: '(1, 3)' }));
  await expect(notice(page)).toContainText(w.scene.possible({ cells: '(2, 1), (1, 2)' }));
});

test('a module that does not come back from a move is told, and the page goes on', async ({ page }) => {
  for (const does of [HOSTILE.trap, HOSTILE.bomb]) {
    await open(page, answering(TWO_CELLS, stepping(does)));
    await move(page, 'down').click();
    await expect(fault(page)).toContainText('unreachable');
  }
  await open(page, answering(TWO_CELLS, stepping(HOSTILE.loop)));
  await move(page, 'down').click();
  await expect(fault(page)).toHaveText(w.own.moduleLate({ seconds: 10 }));
  await page.getByRole('button', { name: w.own.leaveTask }).click();
  await expect(page.locator('[data-score]')).toHaveText('4 / 10');
});

test('a module that does not come back from a position of the timeline is told', async ({ page }) => {
  await open(page, answering({ ...REFUSING, end: null }, showing(2, HOSTILE.loop)));
  await expect(counter(page)).toHaveText('Position 0 of 3');
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toHaveText('Position 1 of 3');
  await button(page, w.timeline.on).click();
  await expect(fault(page)).toHaveText(w.own.moduleLate({ seconds: 10 }));
});

/** A program for the task, in place of what is there. */
async function bring(page: Page, text: string, name = 'program.js'): Promise<void> {
  await page.getByText(w.own.solver, { exact: true }).click();
  await page.getByLabel(w.programs.open).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
}
const trial = (page: Page) => page.locator('[data-trial]');

test('a program runs on the input, and its output is under test; an undo brings back the one of before', async ({
  page,
}) => {
  await open(page, vacuum());
  const before = await output(page).inputValue();
  await bring(page, "function solve(input) { return 'R'.repeat(Number(input.split(' ')[0])); }");
  await button(page, w.compare.run).click();
  await expect(output(page)).toHaveValue(/^RRR\n?$/);
  await expect(verdict(page)).toHaveText(w.own.legal);
  await button(page, w.own.textsBefore).click();
  await expect(output(page)).toHaveValue(before);
  await drop(page, 'body', { name: 'program.js', content: Buffer.from('function solve() { null.x; }') });
  await button(page, w.compare.run).click();
  await expect(page.locator('.fault')).toContainText('TypeError');
  await expect(output(page)).toHaveValue(before);
  // What is known of one input says nothing of another.
  await page.getByLabel(w.own.input).fill('1 1\nS\n');
  await expect(page.locator('.fault')).toHaveCount(0);
  await drop(page, 'body', { name: 'program.js', content: Buffer.from("function solve() { return ''; }") });
  await button(page, w.compare.run).click();
  await expect(trial(page)).toHaveText(w.own.printedNothing);
});

test('random inputs are tried until the module refuses the output, from the smallest on', async ({ page }) => {
  await open(page, vacuum());
  await bring(page, "function solve(input) { return input.startsWith('5 ') ? 'X' : ''; }");
  await page.getByLabel(w.own.size).fill('40');
  await button(page, w.compare.search).click();
  await expect(trial(page)).toContainText(like(w.own.failingFound({ seed: ANY, size: 7 })));
  await expect(page.getByLabel(w.own.input)).toHaveValue(/^5 5\n/);
  await expect(output(page)).toHaveValue(/^X\n?$/);
  await expect(verdict(page)).toContainText('U, D, L or R');
});

test('a search that a person ends loses nothing, and says so', async ({ page }) => {
  await open(page, vacuum());
  const before = await page.getByLabel(w.own.input).inputValue();
  await bring(page, "function solve(input) { if (input[0] > '2') for (;;); return ''; }");
  await page.getByLabel(w.programs.timeLimit({ per: 'input' })).selectOption({ index: 6 });
  await button(page, w.compare.search).click();
  await expect(page.getByText(/^[1-9]\d* inputs? tried/)).toBeVisible();
  await button(page, w.programs.stop).click();
  await expect(trial(page)).toHaveText(w.compare.stopped);
  await expect(page.getByLabel(w.own.input)).toHaveValue(before);
});

test('a legal output with a worse score than the answer is a failure, and is made simpler as that', async ({
  page,
}) => {
  await open(page, file('target/programs/ice.wasm'));
  await bring(page, "function solve() { return 'E W E SE E SW NW'; }");
  await button(page, w.compare.shrink).click();
  await expect(trial(page)).toContainText(w.compare.least);
  await expect(page.getByLabel(w.own.input)).toHaveValue('5 6\nS..#..\n......\n....#.\n....G.\n..#...\n');
  await expect(verdict(page)).toContainText(w.own.worse({ score: '7', expected: '5' }));
});

test('a failing input is made simpler, as long as the program goes wrong in the same way', async ({ page }) => {
  await open(page, file('target/programs/ice.wasm'));
  const before = await page.getByLabel(w.own.input).inputValue();
  // It dies where the first row has a rock, and is wrong everywhere else.
  await bring(page, "function solve(input) { if (input.split('\\n')[1].includes('#')) null.x; return 'X'; }");
  await button(page, w.compare.shrink).click();
  await expect(trial(page)).toContainText(w.compare.least);
  await expect(page.getByLabel(w.own.input)).toHaveValue(/^5 6\nS\.\.#\.\.\n[^#]*$/);
  await button(page, w.own.textsBefore).click();
  await expect(page.getByLabel(w.own.input)).toHaveValue(before);
});

test('the pane of a task keeps to every rule of axe, light and dark, and on a phone nothing overflows', async ({
  page,
}) => {
  await open(page, vacuum());
  await output(page).fill('RRUL');
  await expect(verdict(page)).toContainText('the robot does not enter a wall');
  await bring(page, "function solve() { console.error('why'); null.x; }");
  await button(page, w.compare.run).click();
  await expect(page.locator('.fault')).toContainText('TypeError');
  await move(page, 'U').click();
  await expect(ownMoves(page)).toBeVisible();
  await audit(page, 'a task with a program');
  await page.emulateMedia({ colorScheme: 'dark' });
  await auditColours(page, 'a task with a program, dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await audit(page, 'a task with a program, on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
