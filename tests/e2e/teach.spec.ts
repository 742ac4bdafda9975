// A class: what it sees, what it guesses, and that nothing tells the answer before it is revealed.
import type { Page } from '@playwright/test';
import type { Board, GameName, Why } from '../../www/src/boundary';
import { janken } from '../../www/src/lessons/janken';
import { knights } from '../../www/src/lessons/knights';
import type { Lesson } from '../../www/src/lessons/lesson';
import { pursuit } from '../../www/src/lessons/pursuit';
import { robots } from '../../www/src/lessons/robots';
import { solitaire } from '../../www/src/lessons/solitaire';
import { lessonWords } from '../../www/src/words/lessons-en';
import { audit, board, expect, middle, paste, start, test } from './page';

const LESSONS: Record<GameName, Lesson> = { robots, janken, pursuit, solitaire, knights };
const GAMES = Object.keys(LESSONS) as GameName[];
/** Where there is a move to find: the second case of the statement's knights, a fugitive that is on the run. */
const POSITIONS: Partial<Record<GameName, string>> = {
  knights: '&sample=statement&case=2&ply=0',
  pursuit: '&sample=match&case=1&ply=5',
};
/** What a picture does not show stands beside it. */
const GIVEN: Partial<Record<GameName, string>> = {
  janken: 'The next order: ',
  pursuit: 'is due',
  knights: 'Alice to move',
};
const POSITION = (game: GameName) => POSITIONS[game] ?? '';
const PHONE = { width: 390, height: 844 };
const PROJECTOR = { width: 1920, height: 1080 };

type Shown = { frame: { board: Board; ply: number; move: string | null }; why: Why | null } | null;
type Scene = Record<'why' | 'looked' | 'lit' | 'ghost' | 'theory' | 'hints' | 'after', unknown> & {
  tiles: ReadonlyMap<string, unknown>;
};
type Lab = {
  boardlab: {
    session: { move(move: string): void };
    stage: { peek(): { now(): Scene } };
    state: { shown: { peek(): Shown }; source: { peek(): { text: string } } };
  };
};

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => (globalThis as unknown as Lab).boardlab.state.shown.peek());
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as Lab).boardlab.state.source.peek().text);
/** What the board is drawn from. */
async function drawn(page: Page) {
  await page.waitForFunction(() => (globalThis as unknown as Lab).boardlab.stage.peek()?.now());
  return page.evaluate(() => {
    const scene = (globalThis as unknown as Lab).boardlab.stage.peek().now();
    const { why, looked, lit, ghost, theory, hints, after, tiles } = scene;
    return { why, looked, lit, ghost, theory, hints, after, tiles: tiles.size };
  });
}
const count = (page: Page) => page.locator('.teach-count');
const verdict = (page: Page) => page.locator('.teach-verdict');

async function open(page: Page, game: GameName, mode: string, more = ''): Promise<void> {
  await page.goto(`./#v=1&game=${game}${more}&class=${mode}`);
  await expect(page.locator('.teach')).toBeVisible();
}

/** The position is shown, and the engine has an answer to give away. */
async function ready(page: Page): Promise<Why> {
  await expect.poll(async () => (await shown(page))?.why ?? null).not.toBeNull();
  const why = (await shown(page))?.why;
  if (!why) throw new Error('no evidence');
  return why;
}

test('present mode: a clicker steps, a full stop darkens, Esc leaves, the address keeps it', async ({ page }) => {
  await page.setViewportSize(PROJECTOR);
  await open(page, 'robots', 'present', '&sample=statement&case=1&ply=1');
  await expect(count(page)).toHaveText('Move 1');
  await page.keyboard.press('PageDown');
  await expect(count(page)).toHaveText('Move 2');
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toHaveText('Move 3');
  await page.keyboard.press('PageUp');
  await expect(count(page)).toHaveText('Move 2');
  const size = await page.locator('.teach-step').evaluate((step) => Number.parseFloat(getComputedStyle(step).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  await audit(page, 'present');
  await page.keyboard.press('.');
  await expect(board(page)).toHaveCount(0);
  await audit(page, 'dark');
  await page.keyboard.press('.');
  await expect(board(page)).toBeVisible();
  await expect(page).toHaveURL(/class=present/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.desk')).toBeVisible();
  await expect(page).not.toHaveURL(/class=/);
});

test('the button on the desk leads to it', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Teach' }).click();
  await expect(page.locator('.teach')).toBeVisible();
  await expect(page.locator('.desk')).toHaveCount(0);
});

/** Everything that a reader, a search of the page or a copied link could find. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.hash}\n${document.documentElement.outerHTML}`);

for (const game of GAMES)
  test(`nothing of ${game} tells the next move until it is revealed`, async ({ page }) => {
    await open(page, game, 'predict', POSITION(game));
    const why = await ready(page);
    await page.keyboard.press('b');
    await expect(page.locator('[role=grid]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/class=predict/);
    const before = await everything(page);
    for (const part of ['.desk', '.why', '.marks', '.output', '.candidates', '.teach-evidence', '.bubble b.chosen'])
      await expect(page.locator(part)).toHaveCount(0);
    expect(before).not.toMatch(/nim-sum|Grundy|with value \d/i);
    if (why.game !== 'janken' && why.chosen) expect(before).not.toContain(`>${why.chosen}<`);
    await audit(page, game);
    await page.keyboard.press('PageDown');
    await expect(verdict(page)).toBeVisible();
    await expect(page.locator('.teach-evidence')).toBeVisible();
    await audit(page, `${game} revealed`);
    await page.keyboard.press('PageDown');
    await expect(verdict(page)).toHaveCount(0);
  });

test('the pixels of a board that is guessed do not depend on the answer', async ({ page }) => {
  await open(page, 'knights', 'predict', POSITION('knights'));
  await ready(page);
  const colours = () =>
    board(page).evaluate((canvas: HTMLCanvasElement) => {
      const bytes = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const found = new Set<number>();
      for (let at = 0; at < bytes.length; at += 4)
        found.add(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0));
      return found.size;
    });
  const before = await colours();
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toBeVisible();
  await expect.poll(colours).toBeGreaterThan(before);
});

for (const game of GAMES)
  test(`a lesson of ${game} shows and says nothing of its answer before it is revealed`, async ({ page }) => {
    for (const nth of LESSONS[game].keys()) {
      await page.goto('about:blank');
      await open(page, game, `lesson.${nth}`);
      await ready(page);
      await expect(page.locator('.teach-question')).toBeVisible();
      const scene = await drawn(page);
      await expect(board(page)).not.toHaveAttribute('aria-label', /game is over/);
      expect(scene).toMatchObject({ why: null, looked: null, lit: null, ghost: null, theory: null, hints: false });
      expect(scene.tiles).toBe(0);
      expect(JSON.stringify(scene.after)).not.toMatch(
        /"target":true|"barred":\{|"reach":"[^"]|"next":\[\[|"nimSum":\d/,
      );
      await page.keyboard.press('b');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.locator('[role=gridcell]').first()).toBeAttached();
      const said = await page.locator('[role=grid]').innerText();
      expect(said).not.toMatch(/may be removed|can end its move|leads? there|points? left|wins|value/i);
    }
  });

test('a guess on the board is kept, judged and counted', async ({ page }) => {
  await open(page, 'robots', 'predict', '&sample=statement&case=1&ply=0');
  const why = await ready(page);
  if (why.game !== 'robots') throw new Error('another game');
  const to = why.walks.find(({ move }) => move === why.chosen)?.to ?? [0, 0];
  const { x, y } = await middle(page, to[0], to[1]);
  await page.mouse.click(x, y);
  await expect(page.locator('.teach-guess')).toContainText(why.chosen);
  await expect(count(page)).toHaveText('Move 0');
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(verdict(page)).toHaveAttribute('data-right', 'true');
  await expect(page.locator('.teach-score')).toHaveText('1 of 1 right');
  await page.keyboard.press('PageDown');
  await expect(count(page)).toHaveText('Move 1');
  await expect.poll(async () => (await shown(page))?.frame.ply).toBe(1);
  const next = await ready(page);
  const other =
    next.game === 'robots' &&
    next.walks.find(({ move, verdict: { kind } }) => move !== next.chosen && kind === 'safe')?.to;
  const at = await middle(page, other ? other[0] : 0, other ? other[1] : 0);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.teach-guess')).toContainText('Your guess');
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toHaveAttribute('data-right', 'false');
  await expect(page.locator('.teach-score')).toHaveText('1 of 2 right');
});

test('a link to a guess has no move of the branch beyond it', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
  await expect.poll(async () => (await shown(page))?.frame.ply).toBe(0);
  await page.evaluate(() => (globalThis as unknown as Lab).boardlab.session.move('SE'));
  await expect(page).toHaveURL(/line=/);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Teach' }).click();
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(page).toHaveURL(/ply=0.*class=predict/);
  expect(page.url()).not.toContain('line=');
});

test('no transcript stands in the page or in its address while its moves are guessed', async ({ page }) => {
  const transcript = `${Array(6).fill('1 1 1 1 1 1').join('\n')}\n4 3 1\n4 4 1\n0 0\n`;
  await start(page, '#v=1&game=solitaire');
  await paste(page, transcript);
  await expect.poll(() => textOf(page)).toBe(transcript);
  await expect(page).toHaveURL(/text=/);
  await page.getByRole('button', { name: 'Teach' }).click();
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(page).toHaveURL(/kept=.*class=predict/);
  expect(page.url()).not.toMatch(/text=|line=/);
  await expect(page.locator('.teach-question')).toBeVisible();
  expect(await everything(page)).not.toContain('4 3 1');
  await page.reload();
  await expect.poll(() => textOf(page)).toBe(transcript);
  await ready(page);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/text=/);
});

test('a guess that is written otherwise but leads to the same place is right', async ({ page }) => {
  // A fugitive of two steps.
  const text = '1\n0 6\n1 2\n20 1\n2 2\n4 4\n';
  await start(page, '#v=1&game=pursuit');
  await paste(page, text);
  await expect.poll(() => textOf(page)).toBe(text);
  await page.getByRole('button', { name: 'Teach' }).click();
  await page.getByRole('button', { name: 'Predict' }).click();
  const guess = async (said: string) => {
    await page.evaluate((move) => (globalThis as unknown as Lab).boardlab.session.move(move), said);
    await expect(page.locator('.teach-guess')).toContainText(`Your guess: ${said.trim()}.`);
    await page.keyboard.press('PageDown');
  };
  await expect.poll(async () => (await ready(page)).chosen).toBe('1 0 0 1');
  await guess(' 0 1 1 0');
  await expect(verdict(page)).toHaveAttribute('data-right', 'true');
  await page.keyboard.press('PageUp');
  await page.getByRole('button', { name: 'Predict' }).click();
  await guess('0 1 0 1');
  await expect(verdict(page)).toHaveAttribute('data-right', 'false');
});

for (const game of GAMES) {
  test(`the lesson of ${game}: every position is valid, every answer is the engine’s`, async ({ page }) => {
    const steps = LESSONS[game];
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(lessonWords[game]).toHaveLength(steps.length);
    await open(page, game, 'lesson.0');
    for (const [nth, step] of steps.entries()) {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(lessonWords[game][nth]?.title ?? '');
      await expect.poll(() => textOf(page)).toBe(step.text);
      await expect.poll(async () => (await shown(page))?.frame.ply).toBe(step.ply);
      await expect(page.locator('.teach-question')).toBeVisible();
      if (nth === 0) await audit(page, `the lesson of ${game}`);
      if (step.question.kind === 'truth') await page.keyboard.press(step.answer === 'true' ? 'y' : 'n');
      await page.keyboard.press('PageDown');
      await expect(verdict(page)).toBeVisible();
      if (nth === 0) await audit(page, `the lesson of ${game} revealed`);
      // The position of the step before may still stand when a key comes as fast as this.
      const said = async () => ((await verdict(page).getAttribute('data-answers')) ?? '').split(';');
      await expect.poll(said, `step ${nth + 1}`).toContain(step.answer);
      await page.keyboard.press('PageDown');
    }
  });
}

test('a lesson on a phone, and back to the desk as it was', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('./#v=1&game=robots&sample=chase&case=1&ply=0');
  await expect.poll(() => textOf(page)).toContain('28 28');
  const text = await textOf(page);
  await page.getByRole('button', { name: 'Teach' }).click();
  await page.getByRole('button', { name: 'Lesson' }).click();
  await expect.poll(() => textOf(page)).not.toBe(text);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await audit(page, 'a lesson on a phone');
  await page.keyboard.press('Escape');
  await expect.poll(() => textOf(page)).toBe(text);
});

for (const game of GAMES)
  test(`a worksheet of ${game} and its key`, async ({ page }) => {
    await open(page, game, 'sheet', POSITION(game));
    await expect(page.locator('.sheet img')).toHaveCount(2, { timeout: 30_000 });
    await expect(page.locator('.sheet-questions li')).toHaveCount(3);
    await expect(page.locator('article').first()).toContainText(GIVEN[game] ?? '');
    await audit(page, `a worksheet of ${game}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.teach-head')).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf);
    expect([Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]).toEqual([595, 842]);
    expect(await page.locator('article').first().innerHTML()).not.toMatch(/nim-sum \d|with value \d/);
  });

test('the same words give a class the same game, and a link to it by its seed', async ({ page }) => {
  const deal = async (said: string) => {
    await open(page, 'robots', 'seed');
    await page.getByRole('textbox', { name: 'Words' }).fill(said);
    await page.getByRole('button', { name: 'Make the game' }).click();
    await expect(page.locator('.teach-dealt')).toContainText('seed');
    await audit(page, 'one game for all');
    return page.locator('.teach-dealt p').innerText();
  };
  const first = await deal('class 7b, Monday');
  const text = await textOf(page);
  await expect(page).toHaveURL(/made=1\.\d+\.1\.20\.20/);
  const link = page.url();
  expect(await deal(' Class 7B,   monday')).toBe(first);
  expect(await deal('class 7b, Tuesday')).not.toBe(first);
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => textOf(page)).toBe(text);
});

/** Where the cursor of the board's grid is, from 0. */
async function cursor(page: Page): Promise<[row: number, column: number]> {
  const cell = page.locator('[role=gridcell][aria-selected=true]');
  const at = async (name: string) => Number(await cell.getAttribute(name)) - 1;
  return [await at('aria-rowindex'), await at('aria-colindex')];
}

/** Walks the board's cursor to a cell and chooses it. */
async function chooseByKeys(page: Page, to: readonly [number, number]): Promise<void> {
  await page.keyboard.press('b');
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
  await expect.poll(async () => (await shown(page))?.frame.ply).toBe(0);
  await pressByKeys(page, 'Teach');
  await pressByKeys(page, 'Lesson');
  for (const [nth, step] of robots.entries()) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(lessonWords.robots[nth]?.title ?? '');
    await expect.poll(() => textOf(page)).toBe(step.text);
    await expect.poll(async () => (await shown(page))?.frame.ply).toBe(step.ply);
    const why = await ready(page);
    if (step.question.kind === 'truth') await page.keyboard.press(step.answer === 'true' ? 'y' : 'n');
    else {
      const to = why.game === 'robots' && why.walks.find(({ move }) => move === step.answer)?.to;
      await chooseByKeys(page, to || [0, 0]);
      await expect(page.locator('.teach-guess')).toContainText(`Your guess: ${step.answer}.`);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('PageDown');
    await expect(verdict(page)).toHaveAttribute('data-right', 'true');
    await page.keyboard.press('PageDown');
  }
  await expect(page.locator('.teach-score')).toHaveText(`${robots.length} of ${robots.length} right`);
  await expect(page.locator('.teach-lesson')).toContainText('This was the last step');
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.desk')).toBeVisible();
});

test('the table of keys is that of a class', async ({ page }) => {
  await open(page, 'robots', 'present', '&sample=statement&case=1&ply=1');
  await page.keyboard.press('?');
  const table = page.getByRole('dialog', { name: 'Keys' });
  await expect(table).toContainText('dark screen');
  await audit(page, 'the keys of a class');
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await expect(page.locator('.teach')).toBeVisible();
});

test('who plays on from a step of a lesson is not judged by it, and it comes back as it was', async ({ page }) => {
  await open(page, 'robots', 'lesson.1');
  await ready(page);
  await page.keyboard.press('n');
  await page.keyboard.press('PageDown');
  await expect(verdict(page)).toHaveText('Not so.');
  await page.evaluate(() => (globalThis as unknown as Lab).boardlab.session.move('stay'));
  await expect.poll(async () => (await shown(page))?.frame.ply).toBe(1);
  await expect(verdict(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Step 2 of 6' }).click();
  await expect.poll(async () => (await shown(page))?.frame.ply).toBe(0);
  await expect(page.locator('.teach-question')).toBeVisible();
});

test('a lesson’s address is short and leads to its step; a step too many is the last', async ({ page }) => {
  await open(page, 'knights', 'lesson.2');
  await expect(page.locator('.teach-question')).toBeVisible();
  await expect(page).toHaveURL(/#v=1&game=knights&class=lesson\.2$/);
  await page.goto('about:blank');
  await open(page, 'knights', 'lesson.99');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(lessonWords.knights[5]?.title ?? '');
});

for (const made of ['1.x.1.20.20', '1.7', '1.7.4000000000.20.20', '1.7.1.20.500'])
  test(`a link to a game of no such shape is damaged: ${made}`, async ({ page }) => {
    await page.goto(`./#v=2&game=robots&made=${made}&case=1&ply=0`);
    await expect(page.locator('.notice')).toContainText('damaged');
  });

/** What a finger has to hit, and what reaches beyond the screen. */
const tight = (page: Page) =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll<HTMLElement>('.teach :is(button, select)')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return height > 0 && (width < 43.5 || height < 43.5) && !one.closest('.sheet');
    });
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return [...small.map((one) => one.outerHTML), ...(wide ? ['too wide'] : [])];
  });

for (const mode of ['present', 'predict', 'lesson.0', 'sheet', 'seed'])
  test(`fingers and 320 pixels are enough: ${mode}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    for (const file of ['', 'ru.html']) {
      await page.goto(`./${file}#v=1&game=robots&sample=statement&case=1&ply=1&class=${mode}`);
      await expect(page.locator('.teach')).toBeVisible();
      await expect(page.locator('.teach').getByRole('heading').nth(1).or(page.locator('.teach-step'))).toBeVisible();
      expect(await tight(page)).toEqual([]);
      if (mode !== 'predict' && mode !== 'lesson.0') continue;
      await ready(page);
      await page.locator('.teach-controls .strong').tap();
      await expect(verdict(page)).toBeVisible();
      expect(await tight(page)).toEqual([]);
    }
    await context.close();
  });
