// A teacher's own lesson: written, answered by three pupils, handed in by link, file and QR code, collected in a table.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import janken from '../../www/words/en/janken.lesson.json' with { type: 'json' };
import knights from '../../www/words/en/knights.lesson.json' with { type: 'json' };
import pursuit from '../../www/words/en/pursuit.lesson.json' with { type: 'json' };
import robots from '../../www/words/en/robots.lesson.json' with { type: 'json' };
import solitaire from '../../www/words/en/solitaire.lesson.json' with { type: 'json' };
import { LESSON, lessonHash } from './lesson-links';
import { ANY, like } from './like';
import { board, button, choose, clickSquare, drop, expect, test } from './page';
import { textOfCode } from './qr';
import { w } from './words';

test.use({ fresh: true });

const PREPARED = { robots, janken, pursuit, solitaire, knights };

const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: typeof name === 'string' });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Adds a step like the last one, with another question. */
async function another(page: Page, kind: string, title: string): Promise<void> {
  await button(page, w.lesson.duplicate).click();
  await field(page, w.lesson.stepTitle).fill(title);
  await select(page, w.lesson.kind).selectOption({ label: kind });
}

/** A lesson of five kinds of questions about the statement's first case of Robots, after two moves. */
async function write(page: Page): Promise<void> {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=2');
  await expect(page.locator('.evidence_candidates')).toBeVisible();
  await choose(page, w.page.menu, w.page.addToLesson);
  await field(page, w.lesson.lessonTitle).fill('Robots, first lesson');
  await field(page, w.lesson.stepTitle).fill('Where to');
  await field(page, w.lesson.text).fill('Look at the **two** robots. [At the start](#0) there were more.');
  await expect(page.locator('.lesson-editor_editEngine')).toContainText(like(w.lesson.solverAgrees({ answers: ANY })));
  await another(page, 'a cell', 'The cell');
  await select(page, w.lesson.facts).selectOption({ label: w.robots.factNext });
  await another(page, w.lesson.number, 'How many');
  await expect(field(page, w.lesson.ask)).toHaveValue(w.robots.factRobots);
  await expect(page.locator('.lesson-editor_editEngine')).toContainText(w.lesson.solverAgrees({ answers: 2 }));
  await another(page, 'a choice', 'Which');
  await field(page, w.lesson.ask).fill('Who moves first?');
  await field(page, w.lesson.choices).fill('you\nthe robots');
  await page.getByRole('radio', { name: 'you', exact: true }).check();
  await page.locator('.lesson-editor_editFeedback summary').click();
  await button(page, w.lesson.addWrong).click();
  await expect(field(page, 'Wrong answer')).toHaveValue('the robots');
  await field(page, w.lesson.feedback).fill('They follow you.');
  await another(page, 'free text', 'Why');
  await field(page, w.lesson.ask).fill('Why do robots meet?');
}

/** The link for pupils. */
async function shared(page: Page): Promise<string> {
  await button(page, w.page.share).click();
  const link = await field(page, w.lesson.pupilsLink).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

type Answers = { cell: [number, number]; number: string; choice: string; text: string };

async function check(page: Page, verdict: string): Promise<void> {
  await button(page, w.lesson.check).click();
  await expect(page.locator('.teach_verdict')).toHaveText(verdict);
  await button(page, w.teach.on).click();
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Leaves the page, comes back, and loads it again: the step and what was answered are there. */
async function interrupted(page: Page, step: RegExp): Promise<void> {
  await expect(page).toHaveURL(step);
  await page.goto('about:blank');
  await page.goBack();
  await page.reload();
}

/** A pupil, on a device of its own, at the page where answers are handed in. */
async function pupil(browser: Browser, link: string, name: string, answers: Answers, device = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...device });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robots, first lesson');
  await expect(page.locator('.teach_question')).toHaveText(w.robots.askMove);
  // The move of the solver, to row 16, column 16.
  await clickSquare(page, 15, 15);
  await expect(page.locator('.teach_guess')).toContainText(w.teach.guessed({ move: 'walk south-east' }));
  await check(page, 'Correct.');
  await expect(page.locator('.teach_question')).toContainText('On which cell');
  await interrupted(page, /class=lesson\.1/);
  await expect(page.locator('.teach_question')).toContainText('On which cell');
  await expect(button(page, w.lesson.stepDone({ step: 1, all: 5, mark: 'right' }))).toBeVisible();
  await clickSquare(page, ...answers.cell);
  await check(page, answers.cell[0] === 15 ? 'Correct.' : 'Incorrect.');
  await page.getByRole('textbox', { name: w.teach.yours }).fill(answers.number);
  await check(page, answers.number === '2' ? 'Correct.' : 'Incorrect.');
  await button(page, answers.choice).click();
  await check(page, answers.choice === 'you' ? 'Correct.' : 'Incorrect.');
  await page.getByRole('textbox', { name: w.teach.yours }).fill(answers.text);
  await check(page, w.lesson.unjudged);
  await expect(page.getByRole('heading', { name: w.lesson.handInHeading })).toBeVisible();
  await expect(page.locator('.hand-in_handIn')).toContainText(w.lesson.answered({ done: 5, all: 5 }));
  await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill(name);
  await expect(page.getByRole('textbox', { name: w.lesson.code })).toHaveValue(/^BL1\./);
  await button(page, w.lesson.otherWays).click();
  return page;
}

const rows = (page: Page) => page.locator('.collect_table tbody tr');
const marks = (page: Page, nth: number) =>
  rows(page)
    .nth(nth)
    .locator('td[data-mark]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.mark));

test('a lesson is written, three pupils hand in by link, file and code, and the table and the key are right', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await write(page);
  const link = await shared(page);
  // The words of a question are mended after pupils have the link.
  await button(page, 'Step 4: Which').click();
  await expect(field(page, w.lesson.ask)).toHaveValue('Who moves first?');
  await field(page, w.lesson.ask).fill('Who is it that moves first?');
  await page.reload();
  await expect(field(page, w.lesson.ask)).toHaveValue('Who is it that moves first?');

  const right: Answers = { cell: [15, 15], number: '2', choice: 'you', text: 'They follow me.' };
  const ana = await pupil(browser, link, 'Ana', right);
  await button(ana, w.lesson.copyLink).click();
  const byLink = await ana.evaluate(() => navigator.clipboard.readText());
  const ben = await pupil(browser, link, 'Ben', { ...right, cell: [13, 15], choice: 'the robots' });
  const saved = ben.waitForEvent('download');
  await button(ben, w.lesson.save).click();
  const byFile = readFileSync(await (await saved).path(), 'utf8');
  const caro = await pupil(browser, link, 'Caro', { ...right, cell: [13, 15], number: '3' }, PHONE);
  const byCode = await field(caro, w.lesson.code).inputValue();
  const byQr = await textOfCode(caro.locator('.hand-in_handIn svg.share_qr'));
  for (const one of [ana, ben, caro]) await one.context().close();

  // The lesson that is being written opens by itself. Its saved file is the same lesson.
  const file = page.waitForEvent('download');
  await button(page, w.lesson.save).click();
  const lesson = readFileSync(await (await file).path(), 'utf8');
  await button(page, w.teach.mode({ mode: 'collect' })).click();
  await expect(page.locator('.collect_teachCollect')).toContainText(
    w.lesson.pupilsOf({ lesson: 'Robots, first lesson', all: 0 }),
  );
  await drop(page, '.collect_teachCollect', { name: 'first.lesson.json', content: lesson });
  await field(page, w.lesson.paste).fill(`${byLink}\nBL1.damaged.x\n`);
  await button(page, w.lesson.add).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('.collect_problems')).toContainText(w.lesson.damagedCode({ code: 'BL1.damaged.x' }));
  await expect(page.locator('.collect_problems')).toContainText(
    w.lesson.reworded({ name: 'Ana', count: 1, steps: '4' }),
  );
  await drop(page, '.collect_teachCollect', { name: 'Ben.txt', content: byFile });
  await expect(rows(page)).toHaveCount(2);
  await field(page, w.lesson.paste).fill(byCode);
  await button(page, w.lesson.add).click();
  await expect(rows(page)).toHaveCount(3);
  await field(page, w.lesson.paste).fill(`${byQr}\n${byLink}`);
  await button(page, w.lesson.add).click();
  await expect(rows(page)).toHaveCount(3);
  for (const name of ['Ana', 'Caro'])
    await expect(page.locator('.collect_problems')).toContainText(w.lesson.twice({ name }));

  await expect(rows(page).locator('th')).toHaveText(['Ana', 'Ben', 'Caro']);
  expect(await marks(page, 0)).toEqual(['right', 'right', 'right', 'right', 'open']);
  expect(await marks(page, 1)).toEqual(['right', 'wrong', 'right', 'wrong', 'open']);
  expect(await marks(page, 2)).toEqual(['right', 'wrong', 'wrong', 'right', 'open']);
  const common = page.locator('.collect_list').first().locator('li').first();
  await expect(common).toHaveText(like(w.lesson.given({ nth: 2, answer: ANY, all: 2 })));
  await common.getByRole('button', { name: w.lesson.showOnBoard }).click();
  await expect(board(page)).toBeVisible();

  // What all three wrote is judged once.
  await page.getByRole('button', { name: w.lesson.judgeNext({ all: 1 }) }).click();
  await page.getByRole('radio', { name: 'half correct' }).check();
  await field(page, w.lesson.remark).fill('And then?');
  await field(page, w.lesson.pointsOf({ nth: 5 })).fill('4');
  await field(page, w.lesson.pointsOf({ nth: 5 })).press('Tab');
  await expect(rows(page).nth(2).locator('td').last()).toHaveText('4');
  expect(await marks(page, 2)).toEqual(['right', 'wrong', 'wrong', 'right', 'half']);
  const csv = page.waitForEvent('download');
  await button(page, w.lesson.csv).click();
  const lines = readFileSync(await (await csv).path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(5);
  const named =
    'Caro,walk south-east,correct,"Row 14, column 16",wrong,3,wrong,you,correct,They follow me.,half correct: And then?,4';
  expect(lines[3]).toBe(named);

  // The key of the lesson, and back to the table.
  await button(page, w.teach.mode({ mode: 'sheet' })).click();
  const key = page.locator('article.sheet_sheet').last();
  await expect(key.locator('.sheet_asked')).toHaveText([
    'Correct answer: walk south-east.',
    'Correct answer: Row 16, column 16.',
    'Correct answer: 2.',
    'Correct answer: you.',
    w.lesson.judged,
  ]);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);

  // The answers stay until a person removes them: here, after other pages, and in another tab, which changes them.
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2).locator('td').last()).toHaveText('4');
  await page.goto('about:blank');
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(rows(second)).toHaveCount(3);
  await button(second, w.lesson.remove({ name: 'Ben' })).click();
  await expect(rows(page)).toHaveCount(2);
});

/** Opens a lesson from its file, as a teacher. */
async function open(page: Page): Promise<void> {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
  await choose(page, w.page.menu, w.page.teach);
  const buffer = Buffer.from(JSON.stringify(LESSON));
  await button(page, w.teach.mode({ mode: 'edit' })).click();
  await page.getByLabel(w.lesson.open).setInputFiles({ name: 'two.lesson.json', mimeType: 'application/json', buffer });
  await expect(field(page, w.lesson.lessonTitle)).toHaveValue('Two steps');
  await button(page, w.lesson.preview).click();
  await expect(page.locator('.teach_question')).toBeVisible();
}

test('the notes show the answer and lead the window of the class, which does not show it', async ({
  page,
  context,
}) => {
  await open(page);
  const opens = context.waitForEvent('page');
  await button(page, w.lesson.notes).click();
  const notes = await opens;
  await expect(notes.getByRole('heading', { level: 1 })).toHaveText('A secret move');
  await expect(notes.locator('.notes_notes')).toContainText('Answer: walk north');
  await expect(notes.locator('.notes_notes')).toContainText('The second step');
  await expect(notes.locator('.notes_state')).toHaveText(w.lesson.hidden);
  await expect(page.locator('.teach_verdict')).toHaveCount(0);
  // What comes later is not reached by a link of the text either.
  await expect(button(page, 'Later')).toBeDisabled();
  await button(notes, w.teach.reveal).click();
  await expect(page.locator('.teach_verdict')).toHaveText(w.teach.answer);
  await expect(notes.locator('.notes_state')).toHaveText(w.lesson.shown);
  await notes.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'The second step' })).toBeVisible();
  await expect(notes.locator('.notes_notes')).toContainText(w.lesson.last);
  await button(notes, w.teach.reveal).click();
  await button(notes, w.teach.on).click();
  await expect(notes.getByRole('heading', { level: 1 })).toHaveText(w.lesson.handIn);
  await expect(button(notes, 'Next')).toBeDisabled();
  await notes.keyboard.press('.');
  await expect(page.locator('.teach_dark')).toBeVisible();
  await notes.keyboard.press('.');
  await page.keyboard.press('Escape');
  await expect(field(page, w.lesson.lessonTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notes.locator('.notes_notes')).toContainText(w.lesson.gone);
});

test('answers in a link find the lesson in the list, or go to the window that has it, or wait', async ({
  page,
  context,
  browser,
}) => {
  await open(page);
  await button(page, w.lesson.showAnswer).click();
  await button(page, `${w.lesson.looksCount} ${w.lesson.sure}`).click();
  await expect(page.locator('.teach_predict')).toContainText(w.lesson.lookedBefore);
  await expect(page.locator('[data-mark=looked]')).toHaveCount(1);
  await button(page, w.teach.on).click();
  await button(page, w.lesson.handIn).click();
  await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Dora');
  await button(page, w.lesson.otherWays).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, w.lesson.copyLink).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, w.lesson.toEditor).click();
  await expect(field(page, w.lesson.lessonTitle)).toBeVisible();

  const other = await context.newPage();
  await other.goto(link);
  await expect(rows(other)).toHaveCount(1);
  expect(await marks(other, 0)).toEqual(['looked', 'none']);

  // The lesson is in the list no more.
  await button(page, w.lesson.allLessons).click();
  await button(page, w.lesson.more).click();
  await button(page, w.lesson.deleteLesson({ title: 'Two steps' })).click();
  await expect(page.locator('.mine_mine')).toContainText(w.lesson.removed({ title: 'Two steps' }));
  await expect.poll(() => storedLessons(page)).toBe(0);
  const third = await context.newPage();
  await third.goto(link);
  await expect(third.locator('.collect_teachCollect')).toContainText(w.lesson.elsewhere);
  await expect(other.locator('.collect_problems')).toContainText(w.lesson.twice({ name: 'Dora' }));

  // On a device without the lesson they wait for it, and are kept with it.
  const device = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const fourth = await device.newPage();
  await fourth.goto(link);
  await expect(fourth.locator('.collect_teachCollect')).toContainText(w.lesson.waiting({ name: 'Dora' }));
  const buffer = Buffer.from(JSON.stringify(LESSON));
  await fourth
    .getByLabel(w.lesson.open)
    .setInputFiles({ name: 'two.lesson.json', mimeType: 'application/json', buffer });
  await expect(rows(fourth)).toHaveCount(1);
  await expect.poll(() => storedLessons(fourth)).toBe(1);
  await device.close();
});

/** How many lessons the browser keeps. */
const storedLessons = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((keep, fail) => {
        const opening = indexedDB.open('boardlab');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('lessons').objectStore('lessons').count();
          counting.onsuccess = () => {
            opening.result.close();
            keep(counting.result);
          };
        };
      }),
  );

test('a lesson is printed with its key; a prepared one is opened, changed and goes on; a dropped one begins', async ({
  page,
}) => {
  await open(page);
  await button(page, w.lesson.toEditor).click();
  await button(page, w.teach.print).click();
  const sheets = page.locator('article.sheet_sheet');
  // The key shows each board once more.
  await expect(sheets.locator('img')).toHaveCount(4);
  await expect(sheets.first()).toContainText(w.robots.askMove);
  await expect(sheets.first()).not.toContainText('Correct answer');
  const key = sheets.last().locator('li').first();
  await expect(key).toContainText('A secret move');
  await expect(key).toContainText('Correct answer: walk north.');

  await button(page, w.teach.mode({ mode: 'edit' })).click();
  await button(page, w.lesson.allLessons).click();
  const file = readFileSync('www/words/en/knights.lesson.json');
  await page
    .getByLabel(w.lesson.open)
    .setInputFiles({ name: 'knights.json', mimeType: 'application/json', buffer: file });
  await expect(field(page, w.lesson.lessonTitle)).toHaveValue(w.knights.name);
  await button(page, w.lesson.allLessons).click();
  await expect(page.locator('.mine_row h3')).toHaveText([w.knights.name, 'Two steps']);
  await page.locator('.mine_row').first().getByRole('button', { name: w.lesson.editLesson }).click();
  await expect(field(page, w.lesson.lessonTitle)).toHaveValue(w.knights.name);
  await button(page, w.lesson.down).click();
  await expect(field(page, w.lesson.stepTitle)).toHaveValue('The six moves');
  await button(page, 'Step 1: The corner').click();
  await button(page, w.lesson.preview).click();
  await expect(page.getByRole('heading', { name: 'The corner' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(field(page, w.lesson.lessonTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.main-page_mainPage')).toBeVisible();
  await drop(page, '.main-page_mainPage', { name: 'two.lesson.json', content: JSON.stringify(LESSON) });
  await expect(page.getByRole('heading', { name: 'A secret move' })).toBeVisible();
});

test('a choice in the editor is clear of its arrow', async ({ page }) => {
  await page.goto(`./ru.html${await lessonHash('edit')}`);
  await expect(page.locator('.lesson-editor_editHeading select')).toHaveCSS('padding-right', '32px');
});

test('a pupil follows a prepared lesson without the modes of a class; what was answered stays, and its code finds the lesson', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('./class.html#v=3&game=knights&lesson=prepared&class=lesson.0');
  await expect(page.locator('.teach_question')).toBeVisible();
  await expect(page.locator('.teach_modes')).toHaveCount(0);
  await button(page, w.teach.no).click();
  await button(page, w.lesson.check).click();
  await expect(page.locator('.teach_verdict')).toHaveText(w.teach.right);
  await button(page, w.teach.on).click();
  await expect(page).toHaveURL(/lesson=prepared&class=lesson\.1$/);
  await page.reload();
  const all = knights.steps.length;
  await expect(button(page, w.lesson.stepDone({ step: 1, all, mark: 'right' }))).toBeVisible();
  await button(page, w.lesson.handIn).click();
  await expect(page.locator('.hand-in_handIn')).toContainText(w.lesson.answered({ done: 1, all }));
  await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Mia');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, w.lesson.copyCode).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const device = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const teacher = await device.newPage();
  await teacher.goto('./class.html#class=collect');
  await field(teacher, w.lesson.paste).fill('no code');
  await button(teacher, w.lesson.add).click();
  await expect(teacher.locator('[data-problem="damaged"]')).toHaveCount(1);
  await teacher
    .getByLabel(w.lesson.open)
    .setInputFiles({ name: 'Mia.txt', mimeType: 'text/plain', buffer: Buffer.from(code) });
  await expect(rows(teacher)).toHaveCount(1);
  expect((await marks(teacher, 0))[0]).toBe('right');
  await expect.poll(() => storedLessons(teacher)).toBe(1);
  await device.close();
});

test('a lesson is answered and handed in by the keyboard alone', async ({ page }) => {
  await page.goto(`./${await lessonHash('lesson.1')}`);
  await expect(page.locator('.teach_question')).toHaveText('How many?');
  /** Tab by Tab to a control of a name. */
  const tabTo = async (role: 'button' | 'textbox', name: string) => {
    const wanted = page.getByRole(role, { name, exact: true });
    await expect(wanted).toBeVisible();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await tabTo('textbox', w.teach.yours);
  await page.keyboard.type('1');
  await tabTo('button', 'Check');
  await page.keyboard.press('Enter');
  await expect(page.locator('.teach_verdict')).toHaveText(w.teach.right);
  await page.keyboard.press('PageDown');
  await tabTo('textbox', w.lesson.yourNickname);
  await page.keyboard.type('Ana');
  await tabTo('button', w.lesson.copyCode);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^BL1\./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what goes on is in sight after an answer, at the top of a step and at its end', async ({ page }) => {
    for (const step of [0, 6]) {
      await page.goto(`./#v=1&game=knights&class=lesson.${step}`);
      if (step === 0) await button(page, w.teach.no).click();
      await button(page, w.teach.reveal).click();
      await expect(page.locator('.teach_verdict')).toBeVisible();
      for (const end of [0, 10_000]) {
        await page.evaluate((top) => scrollTo(0, top), end);
        await expect(page.locator('.teach_controls > :last-child')).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('the question of a step that opens is in sight above what goes on, upright and on its side', async ({
    page,
  }) => {
    test.slow();
    const hidden: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const)
      for (const [game, { steps }] of Object.entries(PREPARED)) {
        await page.setViewportSize({ width, height });
        await page.goto(`./class.html#v=3&game=${game}&lesson=prepared&class=lesson.0`);
        for (const [nth, { title }] of steps.entries()) {
          if (nth > 0) await page.locator('.teach_steps button').nth(nth).click();
          await expect(page.locator('#teach-title')).toHaveText(title);
          await expect(page.locator('.teach_question')).not.toBeEmpty();
          if (!(await isAsked(page, height > width))) hidden.push(`${game} ${nth + 1} ${width}`);
        }
      }
    expect(hidden).toEqual([]);
  });
});

/** Whether a question stands above the controls: all of it, or its first line. */
const isAsked = (page: Page, whole: boolean) =>
  page.locator('.teach_question').evaluate((line, all) => {
    const { top, bottom } = line.getBoundingClientRect();
    const end = all ? bottom : top + Number.parseFloat(getComputedStyle(line).lineHeight);
    return top > 0 && end <= (document.querySelector('.teach_controls')?.getBoundingClientRect().top ?? 0);
  }, whole);
