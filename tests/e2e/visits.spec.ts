// Back, Forward, reloads and other windows, where the browser's history and its database are the subject. All rules: tests/unit/visits.test.ts.
import type { Page } from '@playwright/test';
import { lessonHash } from './lesson-links';
import { button, choose, expect, input, output, paste, sentence, start, test, uncovered } from './page';
import { choosePrograms } from './programs';
import { KNIGHTS, KNIGHTS_OUTPUT, ROBOTS_OUTPUT } from './texts';
import { w } from './words';

// Each begins with a history and a database of its own.
test.use({ fresh: true });

const MINE = '2 0\n3 4\n20 20\n0 0\n';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** To another game. Until its tab is chosen, what is pasted goes into the game before. */
async function toGame(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}
const holds = (page: Page, part: string) => expect(input(page)).toContainText(part);
/** Once the browser keeps a text: an input, or an output. Other windows have it from there. */
async function stored(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('desk') !== null);
  await expect.poll(() => page.evaluate(storedTexts)).toContain(text);
}

/** The inputs and outputs that the page's database has. */
async function storedTexts(): Promise<string[]> {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done) => {
      request.onsuccess = () => done(request.result);
    });
  const base = await result(indexedDB.open('boardlab'));
  const rows = await result(base.transaction('texts').objectStore('texts').getAll());
  base.close();
  return rows.flatMap(({ text, pasted }) => [text, pasted?.text]);
}

test('inputs of all games outlive Back, Forward and a reload, and Back leaves the page at the first of them', async ({
  page,
}) => {
  await page.goto('./embed.html');
  await start(page);
  await paste(page, MINE);
  await toGame(page, w.knights.name);
  await paste(page, '1\n1\n7 9\n');
  await holds(page, '7 9');
  await toGame(page, w.pursuit.name);
  await page.goBack();
  await holds(page, '7 9');
  await page.goBack();
  await holds(page, '20 20');
  await stored(page, MINE);
  await page.reload();
  await holds(page, '20 20');
  await toGame(page, w.knights.name);
  await holds(page, '7 9');
  await page.goBack();
  await holds(page, '20 20');
  await page.goBack();
  await expect(page).toHaveURL(/embed\.html$/);
  await page.goForward();
  await holds(page, '20 20');
});

test('what is typed at the last moment outlives a reload', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await paste(page, MINE);
  await stored(page, MINE);
  await page.keyboard.press('ControlOrMeta+End');
  // No pause: neither the address nor the desk has it yet.
  await page.keyboard.type('the end');
  await page.reload();
  await holds(page, 'the end');
});

test('an output and its comparison outlive a reload, and the board stays where it was', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await button(page, w.panes.test).click();
  const mine = ROBOTS_OUTPUT.replace('Won game after making 5', 'Won game after making 6');
  await page.getByRole('textbox', { name: w.compare.field }).fill(mine);
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
  await expect(page).toHaveURL(/ply=[1-9]/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/ply=0/);
  await stored(page, mine);
  await page.reload();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
  await expect(page.locator('.compare_rows')).toContainText('making 6');
  await expect(page.locator('.timeline_counter')).toContainText('Move 0 of');
});

test('a compiled program and what it wrote outlive a reload, and it runs again', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await choosePrograms(page);
  await page.getByLabel(w.programs.open).setInputFiles('target/programs/robots_plain.rs.wasm');
  await button(page, w.compare.run).click();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.accepted);
  await page.reload();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.accepted);
  await choose(page, w.panes.samples, w.robots.chase);
  await expect(page.locator('.compare_verdict')).not.toContainText(w.compare.accepted);
  await button(page, w.compare.run).click();
  await expect(page.locator('.compare_verdict')).toContainText(w.compare.accepted);
  await button(page, w.compare.again({ origin: 'program' })).click();
  await expect(page.locator('.module')).toContainText('robots_plain.rs.wasm');
});

test('a link that is pasted is one entry, and Back brings what stood there, however large', async ({ page }) => {
  const large = `60\n${Array.from({ length: 60 }, (_, i) => `999\n${Array.from({ length: 999 }, (_, k) => `${(i * 7919 + k * k * 31) % 500} ${(i * 104729 + k * 613) % 500}\n`).join('')}`).join('')}`;
  await start(page, '#knights');
  await paste(page, large);
  await expect(page.locator('.cases_caseField')).toContainText('of 60');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, '#v=1&game=knights&sample=statement&case=2&ply=1');
  await expect(page.locator('.cases_caseField')).toContainText('of 2');
  await page.goBack();
  await expect(page.locator('.cases_caseField')).toContainText('of 60');
  await page.goForward();
  await expect(page.locator('.cases_caseField')).toContainText('of 2');
});

test('Back closes a dialog and leads nowhere else, and one that was closed by a key is no entry', async ({ page }) => {
  await start(page);
  await paste(page, MINE);
  await toGame(page, w.knights.name);
  const opened = () => expect(page.getByRole('dialog')).toBeVisible();
  const closed = () => expect(page.getByRole('dialog')).toHaveCount(0);
  const dialogs = [
    () => button(page, w.page.share).click(),
    () => choose(page, w.page.menu, w.page.help),
    () => choose(page, w.page.menu, w.page.export),
    () => choose(page, w.panes.samples, w.panes.random),
  ];
  for (const open of dialogs) {
    await open();
    await opened();
    await page.goBack();
    await closed();
    await open();
    await opened();
    await page.keyboard.press('Escape');
    await closed();
    await uncovered(page);
  }
  await expect(tab(page, w.knights.name)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await holds(page, '20 20');
});

test('a reset brings the sample back, and Back what was there', async ({ page }) => {
  await start(page, '#knights');
  await paste(page, '1\n1\n7 9\n');
  await expect(output(page)).toContainText('Alice');
  await choose(page, w.panes.samples, w.panes.reset);
  await holds(page, '3 5');
  await page.goBack();
  await holds(page, '7 9');
});

test('a link in another tab leaves what a person wrote one entry back', async ({ page, context }) => {
  await start(page);
  await paste(page, MINE);
  await stored(page, MINE);
  const other = await context.newPage();
  await other.goto('./#v=1&game=robots&sample=statement&case=3&ply=30');
  await expect(sentence(other)).toContainText('Move 30:');
  await expect.poll(() => other.evaluate(() => history.length)).toBe(3);
  await other.goBack();
  await holds(other, '20 20');
});

test('two windows lose neither text', async ({ page, context }) => {
  await start(page, '#knights');
  await paste(page, '1\n1\n7 9\n');
  await stored(page, '1\n1\n7 9\n');
  const other = await context.newPage();
  await other.goto('./#knights');
  await holds(other, '7 9');
  await paste(other, '1\n1\n3 3\n');
  await stored(other, '1\n1\n3 3\n');
  await paste(page, KNIGHTS);
  await expect(output(page)).toHaveText(KNIGHTS_OUTPUT);
  await page.reload();
  await other.reload();
  await holds(other, '3 3');
  await expect(output(page)).toHaveText(KNIGHTS_OUTPUT);
});

test('a class and each of its modes are left by Back and entered by Forward; the way out leads back', async ({
  page,
}) => {
  await start(page);
  await paste(page, MINE);
  await choose(page, w.page.menu, w.page.teach);
  await expect(page.locator('.teach_teach')).toBeVisible();
  await button(page, /^Lesson$/).click();
  await expect(page.locator('.teach_question')).not.toBeEmpty();
  await page.goBack();
  await expect(page.locator('.teach-step')).toBeVisible();
  await expect(page).toHaveURL(/class\.html#.*class=present/);
  await page.goBack();
  await holds(page, '20 20');
  await page.goForward();
  await expect(page.locator('.teach-step')).toBeVisible();
  await page.goForward();
  await expect(page.locator('.teach_question')).not.toBeEmpty();
  // Chromium may lose the state of an entry that is loaded again while it is being written.
  await expect(page).toHaveURL(/class=lesson/);
  await page.reload();
  await expect(page.locator('.teach_question')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await holds(page, '20 20');
});

test('an old link to a class leads to its page; Back leads from the editor to the list; a reload stays in each mode', async ({
  page,
}) => {
  await start(page);
  await paste(page, MINE);
  await expect(page).toHaveURL(/text=/);
  await page.evaluate((hash) => location.assign(hash), await lessonHash('edit'));
  const editor = page.getByLabel(w.lesson.lessonTitle, { exact: true });
  await expect(editor).toHaveValue('Two steps');
  expect(page.url()).toContain('class.html#');
  await button(page, w.lesson.allLessons).click();
  const row = page.locator('.mine_row').first();
  await row.getByRole('button', { name: w.lesson.editLesson }).click();
  await expect(editor).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(editor).toBeVisible();
  for (const mode of ['edit', 'lesson', 'sheet', 'present', 'predict', 'seed', 'collect'] as const) {
    await page.getByRole('button', { name: w.teach.mode({ mode }), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`class=${mode}`));
    await page.reload();
    await expect(page.locator(`.teach_teach[data-mode=${mode}]`)).toBeVisible();
  }
  // A lesson that is written stands between: back to it, then out.
  await page.keyboard.press('Escape');
  await expect(editor).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.main-page_mainPage')).toBeVisible();
});

test('seeds of forms, and the words of a class, are there in a later tab', async ({ page, context }) => {
  const random = async (on: Page) => {
    await choose(on, w.panes.samples, w.panes.random);
    return on.getByRole('dialog').getByLabel(w.solitaire.seedShort);
  };
  const player = async (on: Page) => {
    await button(on, w.solitaire.player).click();
    return on.locator('.player_player').getByLabel(w.solitaire.seedShort);
  };
  const words = async (on: Page) => {
    await choose(on, w.page.menu, w.page.teach);
    await button(on, w.teach.mode({ mode: 'seed' })).click();
    return on.locator('.teach_form');
  };
  const board = (on: Page) => on.getByLabel(w.solitaire.seed);
  await start(page, '#solitaire');
  await board(page).fill('15');
  await page.reload();
  await expect(board(page)).toHaveValue('15');
  await (await random(page)).fill('4711');
  await page.keyboard.press('Escape');
  await (await player(page)).fill('77');
  await (await words(page)).getByRole('textbox').fill('blue whale');
  const later = await context.newPage();
  await later.goto('./#robots');
  await expect((await words(later)).getByRole('textbox')).toHaveValue('blue whale');
  await later.locator('.teach_form').getByRole('combobox').selectOption('80');
  await page.close();
  const last = await context.newPage();
  await last.goto('./#robots');
  await expect((await words(last)).getByRole('combobox')).toHaveValue('80');
  await last.goBack();
  await expect(last).toHaveURL(/class=present/);
  await last.goBack();
  await tab(last, w.solitaire.name).click();
  await expect(await random(last)).toHaveValue('4711');
  await last.keyboard.press('Escape');
  await expect(await player(last)).toHaveValue('77');
});
