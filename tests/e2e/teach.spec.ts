// What a class sees where a browser is the subject: pixels, paper, phones, the keyboard alone, what a browser keeps.
// What it is asked and told is tested in tests/unit/teach.test.ts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nameOf } from '../../www/build/pages';
import { LANGUAGES } from '../../www/build/words/catalogue';
import type { Lesson } from '../../www/src/board/teaching';
import type { Explanation, GameName } from '../../www/src/engine/boundary';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { CLASSES } from '../../www/src/features/teach/modes';
import { board, choose, expect, input, test, withoutEditor } from './page';
import { w } from './words';

const robots = JSON.parse(readFileSync('www/words/en/robots.lesson.json', 'utf8')) as Lesson;

/** Where there is a move to find: the second case of the statement's knights, a fugitive that is on the run. */
const POSITIONS: Partial<Record<GameName, string>> = {
  knights: '&sample=statement&case=2&ply=0',
  pursuit: '&sample=match&case=1&ply=5',
};
const POSITION = (game: GameName) => POSITIONS[game] ?? '';
const NAMES: Record<GameName, string> = {
  robots: w.robots.name,
  janken: w.janken.name,
  pursuit: w.pursuit.name,
  solitaire: w.solitaire.name,
  knights: w.knights.name,
};
const PHONE = { width: 390, height: 844 };
const PROJECTOR = { width: 1920, height: 1080 };

type Shown = { frame: { ply: number }; explanation: Explanation | null } | null;
type Lab = { boardlab: { state: { shown: { subscribe(hear: (now: Shown) => void): () => void } } & Source } };
type Source = { source: { peek(): { text: string } }; isCurrent: { peek(): boolean } };
type Wanted = { text: string; ply: number } | null;

/** The evidence of the position that is shown, once it is there; of a text at a ply where one is wanted. */
const evidence = (page: Page, wanted: Wanted = null): Promise<Explanation> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const { state } = (globalThis as unknown as Lab).boardlab;
        const fits = (now: Shown) =>
          state.isCurrent.peek() && state.source.peek().text === wanted?.text && now?.frame.ply === wanted.ply;
        state.shown.subscribe((now) => now?.explanation && (!wanted || fits(now)) && resolve(now.explanation));
      }),
    wanted,
  );

const verdict = (page: Page) => page.locator('.teach_verdict');

async function open(page: Page, game: GameName, mode: string, more = ''): Promise<void> {
  await page.goto(`./class.html#v=1&game=${game}${more}&class=${mode}`);
  await expect(page.locator('.teach_teach')).toBeVisible();
}

test('what a projector shows is read from the last row', async ({ page }) => {
  await page.setViewportSize(PROJECTOR);
  await open(page, 'robots', 'present', '&sample=statement&case=1&ply=1');
  const size = await page.locator('.teach-step').evaluate((step) => Number.parseFloat(getComputedStyle(step).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
});

test('on a projector no line of a lesson runs behind “Next”, which rests on the last step', async ({ page }) => {
  await page.setViewportSize(PROJECTOR);
  await open(page, 'knights', 'lesson.7');
  const next = page.getByRole('button', { name: /^(Reveal|Next)$/ });
  await expect(page.locator('.teach_question')).toBeVisible();
  const ground = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
  const ready = await ground();
  await page.keyboard.press('PageDown');
  await expect(page.locator('.knights_mex')).toHaveCount(1);
  // What scrolls ends where the buttons begin.
  const behind = () =>
    page.evaluate(() => {
      let at = document.querySelector('.teach_verdict');
      while (at && getComputedStyle(at).overflowY !== 'auto') at = at.parentElement;
      const bar = document.querySelector('.teach_controls')?.getBoundingClientRect().top ?? 0;
      return (at?.getBoundingClientRect().bottom ?? 0) - bar;
    });
  expect(await behind()).toBeLessThanOrEqual(0);
  await page.locator('#teach-panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect(page.locator('.knights_mex + p + p')).toBeInViewport({ ratio: 1 });
  await expect(next).toBeDisabled();
  await expect.poll(ground).not.toBe(ready);
});

/** How many colours a board has. */
const coloursOf = (page: Page) =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const bytes = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const found = new Set<number>();
    for (let at = 0; at < bytes.length; at += 4)
      found.add(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0));
    return found.size;
  });

test('values that a step asks for are drawn before the answer', async ({ page }) => {
  await open(page, 'knights', 'lesson.1');
  await expect(page.locator('.teach_question')).toBeVisible();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(1);
  const plain = await coloursOf(page);
  await page.getByRole('button', { name: w.teach.step({ step: 4, all: 8 }) }).click();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(1.5 * plain);
  await expect(verdict(page)).toHaveCount(0);
});

test('the pixels of a board that is guessed do not depend on the answer', async ({ page }) => {
  await open(page, 'knights', 'predict', POSITION('knights'));
  await evidence(page);
  const colours = () => coloursOf(page);
  await expect.poll(colours).toBeGreaterThan(1);
  const before = await colours();
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toBeVisible();
  await expect.poll(colours).toBeGreaterThan(before);
});

test('no transcript stands in the page or in its address while its moves are guessed', async ({ page }) => {
  const transcript = `${Array(6).fill('1 1 1 1 1 1').join('\n')}\n4 3 1\n4 4 1\n0 0\n`;
  await withoutEditor(page);
  await page.goto('./#v=1&game=solitaire');
  await input(page).fill(transcript);
  await expect(page).toHaveURL(/text=/);
  await choose(page, w.page.menu, w.page.teach);
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(page).toHaveURL(/kept=.*class=predict/);
  expect(page.url()).not.toMatch(/text=|line=/);
  await expect(page.locator('.teach_question')).toBeVisible();
  const everything = await page.evaluate(() => `${location.hash}\n${document.documentElement.outerHTML}`);
  expect(everything).not.toContain('4 3 1');
  await page.reload();
  await evidence(page, { text: transcript, ply: 0 });
  await expect(page.locator('.teach_question')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/text=/);
});

test('worksheets and their keys are drawn, and printed on paper of their own', async ({ page }) => {
  for (const game of GAME_NAMES)
    await test.step(game, async () => {
      await open(page, game, 'sheet', POSITION(game));
      await expect(page.locator('article').first()).toContainText(NAMES[game]);
      await expect(page.locator('.sheet_sheet img')).toHaveCount(2, { timeout: 30_000 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.teach_head')).toBeHidden();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
      const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf);
      expect([Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]).toEqual([595, 842]);
      await page.emulateMedia({ media: 'screen' });
    });
});

/** Where the cursor of the board's grid is, from 0. */
async function cursor(page: Page): Promise<[row: number, column: number]> {
  const cell = page.locator('[role=gridcell][aria-selected=true]');
  const at = async (name: string) => Number(await cell.getAttribute(name)) - 1;
  return [await at('aria-rowindex'), await at('aria-colindex')];
}

/** Walks the board's cursor to a cell and chooses it. */
async function chooseByKeys(page: Page, to: readonly [number, number]): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  const [row, column] = await cursor(page);
  for (let at = row; at !== to[0]; at += Math.sign(to[0] - at))
    await page.keyboard.press(at < to[0] ? 'ArrowDown' : 'ArrowUp');
  for (let at = column; at !== to[1]; at += Math.sign(to[1] - at))
    await page.keyboard.press(at < to[1] ? 'ArrowRight' : 'ArrowLeft');
  expect(await cursor(page)).toEqual(to);
  await page.keyboard.press('Enter');
}

/** Tab by Tab to a control, then Enter. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((button) => button === document.activeElement)) return page.keyboard.press('Enter');
  }
  throw new Error(`no Tab leads to ${name}`);
}

test('a whole lesson by the keyboard alone, every guess right', async ({ page }) => {
  await page.goto('./#v=1&game=robots');
  await pressByKeys(page, 'Menu');
  await pressByKeys(page, 'Teach');
  await pressByKeys(page, 'Lesson');
  for (const [nth, step] of robots.steps.entries()) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(robots.steps[nth]?.title ?? '');
    const why = await evidence(page, { text: step.position.text, ply: step.position.ply ?? 0 });
    const answer = step.question?.answers[0] ?? '';
    if (step.question?.kind === 'truth') await page.keyboard.press(answer === 'true' ? 'y' : 'n');
    else {
      const to = why.game === 'robots' && why.walks.find(({ move }) => move === answer)?.to;
      await chooseByKeys(page, to || [0, 0]);
      await expect(page.locator('.teach_guess')).toContainText(/^Your guess: (walk|stay|teleport)/);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('PageDown');
    await expect(verdict(page)).toHaveAttribute('data-right', 'true');
    await page.keyboard.press('PageDown');
  }
  await expect(page.locator('.teach_score')).toHaveText(
    w.teach.score({ right: robots.steps.length, asked: robots.steps.length }),
  );
  await expect(page.locator('.teach_predict')).toContainText(w.teach.end);
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.main-page_mainPage')).toBeVisible();
});

/** What a finger has to hit, and what reaches beyond the screen. */
const tight = (page: Page) =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll<HTMLElement>('.teach_teach :is(button, select)')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return height > 0 && (width < 43.5 || height < 43.5) && !one.closest('.sheet_sheet');
    });
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return [...small.map((one) => one.outerHTML), ...(wide ? ['too wide'] : [])];
  });

for (const file of LANGUAGES.map((language) => `${nameOf('class', language)}.html`))
  test(`fingers and 320 pixels are enough: ${file}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    // Notes have a window of their own.
    for (const mode of CLASSES.filter((one) => one !== 'notes'))
      await test.step(mode, async () => {
        await page.goto(`./${file}#v=1&game=robots&sample=statement&case=1&ply=1&class=${mode}`);
        await expect(page.locator(`.teach_teach[data-mode=${mode}]`)).toBeVisible();
        await expect(
          page.locator('.teach_teach').getByRole('heading').nth(1).or(page.locator('.teach-step')),
        ).toBeVisible();
        expect(await tight(page)).toEqual([]);
        if (mode !== 'predict' && mode !== 'lesson') return;
        await expect(page.locator('.teach_question')).toBeVisible();
        await evidence(page);
        await page.locator('.teach_controls > :last-child').tap();
        await expect(verdict(page)).toBeVisible();
        expect(await tight(page)).toEqual([]);
      });
    await context.close();
  });

test('a lesson fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, 'robots', 'lesson.0');
  await expect(page.locator('.teach_question')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
