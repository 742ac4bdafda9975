// A lesson whose boards are the teacher's own: written with positions that a program has printed and with a task, answered by a pupil on a
// phone, collected and printed.
import type { Page } from '@playwright/test';
import { pack } from '../../www/src/links/packing';
import { answering, HOSTILE, showing, TWO_CELLS } from '../programs/task-module';
import { LESSON } from './lesson-links';
import { ANY, like } from './like';
import { board, button, choose, counter, drop, expect, middle } from './page';
import { file } from './programs';
import { test as base } from './shared-page';
import { w } from './words';

/** Another host, which lets other pages read what it has. */
const ICE = 'https://tasks.example/ice.wasm';

/** Another origin is asked. */
const test = base.extend({ fresh: true });

const line = (nth: number) =>
  JSON.stringify({
    version: 1,
    board: { rows: 2, columns: 3 },
    pieces: [{ name: 'robot', at: [0, nth], figure: 'robot' }],
  });
const TEXT = `${[0, 1, 2].map(line).join('\n')}\n`;
const FILE = { name: 'walk.jsonl', mimeType: 'text/plain', buffer: Buffer.from(TEXT) };

/** Chooses what a step asks, and says the question. */
async function ask(page: Page, kind: string, question: string): Promise<void> {
  await page.getByRole('combobox', { name: w.lesson.kind, exact: true }).selectOption({ label: kind });
  await page.getByLabel(w.lesson.ask, { exact: true }).fill(question);
}

/** A lesson of two steps, begun on the page of one's own board: printed positions, and a task from an address. */
async function write(page: Page): Promise<void> {
  await page.goto('./own.html');
  await drop(page, 'body', { name: FILE.name, content: FILE.buffer });
  await expect(board(page)).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  await choose(page, w.page.menu, w.page.addToLesson);
  await page.getByLabel(w.lesson.stepTitle, { exact: true }).fill('A walk');
  await ask(page, w.lesson.answerKind({ kind: 'number' }), 'How many steps?');
  await page.getByLabel(w.lesson.answers, { exact: true }).fill('2');
  await page.goto(`./own.html?task=${ICE}`);
  await button(page, w.own.sample).click();
  await page.getByRole('group', { name: w.own.moves }).getByRole('button', { name: 'E', exact: true }).click();
  await expect(counter(page)).toHaveText('Position 1 of 5');
  await choose(page, w.page.menu, w.page.addToLesson);
  await page.getByLabel(w.lesson.stepTitle, { exact: true }).fill('On the ice');
  await page.getByLabel(w.lesson.ask, { exact: true }).fill('Which push?');
  await button(page, w.lesson.choose).click();
  await page.getByRole('group', { name: w.scene.moves }).getByRole('button', { name: 'SE', exact: true }).click();
  await expect(page.getByText(w.lesson.rightAnswer({ answers: 'SE' }))).toBeVisible();
}

/** What a pupil does on a phone; the code that is handed in. */
async function answer(pupil: Page): Promise<string> {
  await expect(pupil.locator('.teach_question')).toHaveText('How many steps?');
  await pupil.getByRole('textbox', { name: w.teach.yours }).fill('2');
  await button(pupil, w.lesson.later).click();
  await expect(board(pupil)).toHaveAttribute('aria-label', /robot \(1, 2\)/);
  await button(pupil, w.lesson.check).click();
  await expect(pupil.locator('.teach_verdict')).toHaveText(w.teach.right);
  await pupil.getByRole('button', { name: w.teach.on, exact: true }).click();
  await expect(pupil.locator('.teach_question')).toHaveText('Which push?');
  await expect(board(pupil)).toHaveAttribute('aria-label', /puck/);
  const { x, y } = await middle(pupil, 0, 0);
  await pupil.touchscreen.tap(x, y);
  await expect(pupil.locator('.teach_guess')).toContainText(w.teach.guessed({ move: 'W' }));
  await button(pupil, w.lesson.check).click();
  await expect(pupil.locator('.teach_verdict')).toHaveText(w.teach.wrong);
  await expect(pupil).toHaveURL(/class=lesson\.1/);
  await pupil.reload();
  await button(pupil, w.lesson.handIn).click();
  await pupil.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Ana');
  const code = pupil.getByRole('textbox', { name: w.lesson.code });
  await expect(code).toHaveValue(/^BL1\./);
  return code.inputValue();
}

test('a teacher writes a lesson on own boards, shows it and shares it; a pupil answers on a phone, and the table and paper have it', async ({
  page,
  browser,
}) => {
  const module = { body: file('target/programs/ice.wasm'), headers: { 'Access-Control-Allow-Origin': '*' } };
  await page.context().route(ICE, (route) => route.fulfill(module));
  await write(page);
  await button(page, w.lesson.share).click();
  const link = await page.getByLabel(w.lesson.pupilsLink).inputValue();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: w.lesson.stepTitled({ nth: 1, title: 'A walk' }) }).click();
  await expect(board(page)).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  await page.getByRole('button', { name: w.teach.mode({ mode: 'lesson' }), exact: true }).click();
  await expect(page.locator('#teach-title')).toHaveText('A walk');
  await expect(page).toHaveURL(/class=lesson/);
  await page.reload();
  await expect(page.locator('#teach-title')).toHaveText('A walk');
  await expect(board(page)).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(w.lesson.lessonTitle)).toBeVisible();

  const context = await browser.newContext({
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  await context.route(ICE, (route) => route.fulfill(module));
  const pupil = await context.newPage();
  await pupil.goto(link);
  const code = await answer(pupil);
  await context.close();

  await page.goto(link.replace('class=lesson.0', 'class=collect'));
  await page.getByLabel(w.lesson.paste).fill(code);
  await button(page, w.lesson.add).click();
  const marks = page.locator('.collect_table tbody td[data-mark]');
  await expect(marks.nth(0)).toHaveAttribute('data-mark', 'right');
  await expect(marks.nth(1)).toHaveAttribute('data-mark', 'wrong');
  await marks.nth(1).getByRole('button').click();
  await expect(board(page)).toHaveAttribute('aria-label', /puck/);
  await page.goto(link.replace('class=lesson.0', 'class=sheet'));
  const boards = page.locator('article.sheet_sheet img');
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all())
    await expect.poll(() => board.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
});

test('a dropped module is the first step of a new lesson, which goes into no link; a file takes the place of its board', async ({
  page,
}) => {
  await page.goto('./class.html#v=1&game=robots&class=edit');
  await button(page, w.lesson.startNew).click();
  await drop(page, 'body', { name: 'ice.wasm', content: file('target/programs/ice.wasm') });
  await expect(board(page)).toHaveAttribute('aria-label', /puck/);
  await button(page, w.lesson.share).click();
  await expect(page.getByRole('dialog')).toContainText(like(w.lesson.tooLongModule({ length: ANY, most: ANY })));
  await page.keyboard.press('Escape');
  await page.getByText(w.lesson.ownBoard, { exact: true }).click();
  await page.getByLabel(w.lesson.boardFile).setInputFiles(FILE);
  await expect(board(page)).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  const kinds = page.getByRole('combobox', { name: w.lesson.kind, exact: true });
  await expect(kinds.locator('option')).toHaveCount(5);
  await kinds.selectOption({ label: w.lesson.number });
  await button(page, w.lesson.preview).click();
  await expect(button(page, w.lesson.later)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(w.lesson.lessonTitle)).toBeVisible();
});

test('a module that does not come back is told beside its step, and the next step has its board', async ({ page }) => {
  const task = `data:application/wasm;base64,${answering(TWO_CELLS, showing(0, HOSTILE.loop)).toString('base64')}`;
  const positions = [
    { game: 'printed', text: 'in', task },
    { game: 'printed', text: TEXT },
  ];
  const steps = positions.map((position) => ({ title: '', text: '', position }));
  const { value } = await pack(JSON.stringify({ ...LESSON, version: 3, steps }), 10_000);
  await page.goto(`./class.html#v=3&game=robots&lesson=${value}&class=lesson.0`);
  await expect(page.locator('#teach-panel [role=alert]')).toHaveText(w.own.moduleLate({ seconds: 10 }));
  await page.getByRole('button', { name: w.teach.step({ step: 2, all: 2 }) }).click();
  await expect(board(page)).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  await expect(page.locator('#teach-panel [role=alert]')).toHaveCount(0);
});
