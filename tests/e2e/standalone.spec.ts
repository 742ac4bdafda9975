// The page as one file: it opens, plays, has what the hosted page has, and says what a file cannot do. All of it:
// slow/standalone.spec.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { DIST, NAME, test } from './alone';
import { lessonHash } from './lesson-links';
import { ANY, like } from './like';
import { overlaps } from './overlaps';
import { button, choose, counter, edited, expect, input, sentence, switchTo, TOP } from './page';
import { choosePrograms } from './programs';
import { textOfCode } from './qr';
import { done, exported, tab } from './tour';
import { russian, w } from './words';

declare const boardlab: Parts;

const ROBOTS = '#v=1&game=robots&sample=statement&case=3&ply=57';
const html = () => readFileSync(join(DIST, NAME), 'utf8');
test('its policy names its own scripts alone, and lets nothing out', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html()) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src ('sha256-\S+' ){3}'wasm-unsafe-eval' blob:; style-src 'sha/);
  expect(policy).not.toMatch(/connect-src|'unsafe-|https?:/);
  expect(html()).not.toMatch(/<(script|link|img|iframe)[^>]* (src|href)="(?!data:)/);
});

test('it carries every engine of the folder', () => {
  const engines = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.wasm'));
  expect(engines.length).toBeGreaterThan(4);
  const carried = [...html().matchAll(/data-file="(?:assets\/)?([^"]*\.wasm)"/g)].map(([, name]) => name);
  expect(carried.sort()).toEqual(engines.sort());
});

test('a link into the file opens its moment, which plays, is exported, and outlives a trapped engine', async ({
  page,
  file,
}) => {
  await page.goto(file + ROBOTS);
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(w.robots.jumped({ nth: 58, cell: '(15, 16)' }));
  await expect(page).toHaveURL(/ply=58$/);
  await page.reload();
  await expect(counter(page)).toHaveText('Move 58 of 114');
  await page.evaluate(() => {
    boardlab.engines.session.ask('trap', null).catch(() => {});
  });
  await expect(page.getByRole('status').filter({ hasText: w.page.notice({ kind: 'engineReplaced' }) })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(w.robots.jumped({ nth: 58, cell: '(15, 16)' }));
  await test.step('a picture', () => exported(page, 'PNG'));
  await test.step('a video', () => exported(page, 'WebM', 110));
});

test('inputs outlive a change of game, Back and a reload in the file', async ({ page, file }) => {
  await page.goto(file + ROBOTS);
  await edited(page);
  await input(page).click({ position: TOP });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('mine');
  await page.getByRole('tab', { name: w.pursuit.name }).click();
  await expect(input(page)).toContainText('r0py');
  await page.goBack();
  await expect(input(page)).toContainText('mine');
  await page.getByRole('tab', { name: w.pursuit.name }).click();
  await expect(page).toHaveURL(/game=pursuit/);
  await page.reload();
  await page.getByRole('tab', { name: w.robots.name }).click();
  await expect(input(page)).toContainText('mine');
});

test('a lesson is answered, handed in, collected and led by notes, without a network', async ({
  page,
  file,
  context,
}) => {
  await page.goto(file + (await lessonHash('edit')));
  await expect(page.locator('.lesson-editor_editEngine')).toContainText(like(w.lesson.solverAgrees({ answers: ANY })));
  await button(page, w.lesson.preview).click();
  const opens = context.waitForEvent('page');
  await button(page, w.lesson.notes).click();
  const notes = await opens;
  await expect(notes.locator('.notes_notes')).toContainText('Answer: walk north');
  await button(notes, w.teach.reveal).click();
  await expect(page.locator('.teach_verdict')).toHaveText(w.teach.answer);
  await notes.close();
  await page.goto('about:blank');
  await page.goto(file + (await lessonHash('lesson.1')));
  await page.getByRole('textbox', { name: w.teach.yours }).fill('1');
  await button(page, w.lesson.check).click();
  await button(page, w.teach.on).click();
  await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Ana');
  const code = await page.getByRole('textbox', { name: w.lesson.code }).inputValue();
  await button(page, w.lesson.otherWays).click();
  // A file has no address that another computer can open: its QR code holds the code itself.
  expect(await textOfCode(page.locator('.hand-in_handIn .share_qr'))).toBe(code);
  await page.goto('about:blank');
  await page.goto(file + (await lessonHash('collect')));
  await page.getByLabel(w.lesson.paste).fill(code);
  await button(page, w.lesson.add).click();
  await expect(page.locator('.collect_table tbody')).toContainText('Ana');
});

test('the editor says what the number at the cursor means, and folds a case', async ({ page, file }) => {
  await page.goto(file + ROBOTS);
  await edited(page);
  await input(page).click({ position: TOP });
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.cm-meaning')).toContainText(
    w.reading.meaning({ text: '17', field: w.robots.robotRow({ index: 1 }) }),
  );
  await page.locator('.cm-foldGutter span').filter({ visible: true }).nth(1).click();
  await expect(button(page, '4 lines')).toBeVisible();
});

test('programs run in the file; Python once its pack is given', async ({ page, file }) => {
  await page.goto(`${file}#v=1&game=robots&sample=statement&case=1&ply=0`);
  await choosePrograms(page);
  const bring = (path: string) => page.getByLabel(w.programs.open).setInputFiles(path);
  const accepted = async () => {
    await button(page, w.compare.run).click();
    await expect(page.locator('.compare_verdict')).toContainText(w.compare.accepted);
    await button(page, w.compare.again({ origin: 'program' })).click();
  };
  await bring('target/programs/robots_plain.rs.wasm');
  await accepted();
  await bring('tests/programs/robots_plain.py');
  const pack = readdirSync(DIST).find((name) => name.endsWith('.tar.gz')) ?? '';
  await expect(page.locator('.python-pack_pythonPack')).toContainText(
    like(w.programs.bring({ name: pack, megabytes: ANY })),
  );
  await page.getByLabel(w.programs.choose).setInputFiles({ name: pack, mimeType: '', buffer: Buffer.from('no pack') });
  await expect(page.locator('.python-pack_pythonPack')).toContainText(w.programs.notPack({ name: pack }));
  await page.getByLabel(w.programs.choose).setInputFiles(join(DIST, pack));
  await accepted();
});

test('a program plays Solitaire Chess with the judge in the file', async ({ page, file }) => {
  await page.goto(`${file}#v=1&game=solitaire&sample=statement&case=1&ply=0`);
  await button(page, w.solitaire.player).click();
  await page.getByLabel(w.programs.open).setInputFiles('target/programs/solitaire_plain.rs.wasm');
  await button(page, w.solitaire.play).click();
  await expect(page.locator('.player_player > [role=status]')).toContainText('Seed 1: 76 points.');
});

test('the switch leads to the same moment in the other language, in which the file then opens', async ({
  page,
  file,
}) => {
  await page.goto(file + ROBOTS);
  await expect(counter(page)).toHaveText('Move 57 of 114');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 58 of 114');
  await switchTo(page, 'Русский');
  await expect(counter(page)).toHaveText('Ход 58 из 114');
  await expect(page).toHaveTitle(russian.page.title({ tab: russian.robots.name }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(sentence(page)).toContainText(like(russian.robots.jumped({ nth: 58, cell: ANY })));
  // Chromium hands what a file stores to another process a little later.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(file);
    await expect(page).toHaveTitle(russian.page.title({ tab: russian.robots.name }), { timeout: 2000 });
  }).toPass();
  await switchTo(page, 'English');
  await expect(page).toHaveTitle(w.page.title({ tab: w.robots.name }));
});

test('the notices of the work of others are in it', async ({ page, file }) => {
  await page.goto(file);
  await done(page);
  await page.keyboard.press('?');
  await page.getByText(w.page.notices).click();
  await expect(page.locator('.help_notices')).toContainText('Mozilla Public License');
  await expect(page.locator('.help_notices')).toContainText('wasm-bindgen 0.2');
});

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('it opens in Russian', async ({ page, file }) => {
    await page.goto(file);
    await expect(page).toHaveTitle(russian.page.title({ tab: russian.robots.name }));
    await done(page);
  });
});

test('what a browser forbids to a file is explained', async ({ page, file }) => {
  await page.goto(file);
  await done(page);
  await button(page, w.page.share).click();
  const dialog = page.getByRole('dialog', { name: w.page.share });
  await expect(dialog).toContainText(w.share.onlyHere);
  await dialog.getByText(w.share.embed).click();
  await expect(dialog).toContainText(w.share.embedNeedsHost);
  const [made] = await Promise.all([page.waitForEvent('download'), button(page, w.share.save).click()]);
  expect(made.suggestedFilename()).toMatch(/^boardlab-robots/);
});

/** Of a desktop and of a phone. */
const WIDTHS = [1366, 390];

/** Nothing stands on anything else, wide and narrow, also once all that moves has come to rest. */
const apart = (page: Page, screen: string) =>
  test.step(screen, async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => overlaps(page), { message: `${screen}, ${width} wide` }).toEqual([]);
    }
  });

const GAMES = [w.robots.name, w.janken.name, w.pursuit.name, w.solitaire.name, w.knights.name];
const DIALOGS: [name: string, open: (page: Page) => Promise<void>][] = [
  ['inputs', (page) => choose(page, w.panes.samples, w.panes.cases)],
  ['share', (page) => button(page, w.page.share).click()],
  ['export', (page) => choose(page, w.page.menu, w.page.export)],
];

async function comparisonIsApart(page: Page): Promise<void> {
  await button(page, w.panes.test).click();
  await page.getByRole('textbox', { name: w.compare.field }).fill('Case 1:\nWon game after making 4 moves.\n');
  await expect(page.locator('.compare_compare .compare_verdict')).toContainText(w.compare.wrong);
  await apart(page, 'a comparison');
  await button(page, w.panes.test).click();
}

async function gamesAreApart(page: Page): Promise<void> {
  for (const game of GAMES) {
    await tab(page, game);
    await done(page);
    await expect(page.locator('.aside_pages [role=tab]').first()).toBeVisible();
    for (const side of await page.locator('.aside_pages [role=tab]').allTextContents()) {
      await tab(page, side);
      await apart(page, `${game}, ${side}`);
    }
  }
}

async function dialogsAreApart(page: Page): Promise<void> {
  for (const [name, open] of DIALOGS) {
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const inner of await page.getByRole('dialog').getByRole('tab').all()) {
      await inner.click();
      await apart(page, `${name} ${await inner.textContent()}`);
    }
    await apart(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

// All styles of the file are there from the start, so that each could reach every screen.
test('on no screen a text stands on another', async ({ page, file }) => {
  test.setTimeout(240_000);
  await page.goto(file);
  await done(page);
  await comparisonIsApart(page);
  await gamesAreApart(page);
  await dialogsAreApart(page);
  for (const mode of ['present', 'predict', 'lesson', 'sheet', 'seed']) {
    await page.goto('about:blank');
    await page.goto(`${file}#v=1&game=robots&sample=statement&case=1&ply=0&class=${mode}`);
    await expect(page.locator('.teach_teach')).toBeVisible();
    await apart(page, `a class: ${mode}`);
  }
});
