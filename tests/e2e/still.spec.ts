// The board keeps its place and its size while a person plays: no row that comes and goes moves it under the pointer.
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { ANY, like } from './like';
import { board, button, counter, expect, load, middle, test } from './page';
import { w } from './words';

const SIZES = [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1920, 1080],
] as const;

type Recorder = { boxes: Set<string>; ends: boolean };
type Recording = { recorder?: Recorder };

/** Writes down where the board is on the page, frame by frame. */
const record = (page: Page) =>
  page.evaluate(() => {
    const recorder: Recorder = { boxes: new Set(), ends: false };
    (globalThis as Recording).recorder = recorder;
    const look = () => {
      const box = document.querySelector('.board_stage canvas')?.getBoundingClientRect();
      if (box)
        recorder.boxes.add([box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' '));
      if (!recorder.ends) requestAnimationFrame(look);
    };
    look();
  });

/** Every place that the board has had, once what was done last is drawn. */
const places = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let nth = 0; nth < 3; nth++) await frame();
    const { recorder } = globalThis as Recording;
    if (recorder) recorder.ends = true;
    return [...(recorder?.boxes ?? [])];
  });

async function click(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row, column);
  const { x: left, y: top } = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
  await board(page).click({ position: { x: x - left, y: y - top } });
}

/** Clicks cells one after the other. */
async function clickAll(page: Page, ...cells: [row: number, column: number][]): Promise<void> {
  for (const [row, column] of cells) await click(page, row, column);
}

/** Clicks that leave the solver's line. */
async function branch(page: Page, ...cells: [row: number, column: number][]): Promise<void> {
  await clickAll(page, ...cells);
  await expect(page.locator('.branch_branch')).toBeVisible();
}

async function keys(page: Page, ...all: string[]): Promise<void> {
  for (const key of all) {
    await page.keyboard.press(key);
    await expect(board(page).first()).toHaveAttribute('aria-busy', 'false');
  }
}

/** A cell that refuses what a person does there. */
async function refused(page: Page, row: number, column: number): Promise<void> {
  await click(page, row, column);
  await expect(page.locator('.notice_notice p')).toBeVisible();
}

type Game = { hash: string /** In the words of the game. */; own: string; play(page: Page): Promise<void> };

const moment = (game: string, sample: string, index: number, ply: number) =>
  `#v=1&game=${game}&sample=${sample}&case=${index}&ply=${ply}`;

const GAMES: Record<string, Game> = {
  robots: {
    hash: moment('robots', 'statement', 3, 57),
    own: 'S',
    play: async (page) => {
      await refused(page, 1, 29);
      await branch(page, [2, 30]);
    },
  },
  janken: {
    hash: moment('janken', 'zones', 1, 1),
    own: 'E3 -> E4',
    play: (page) => branch(page, [3, 3], [3, 2]),
  },
  pursuit: {
    hash: moment('pursuit', 'match', 1, 0),
    own: '1 1 5 5',
    play: async (page) => {
      const send = button(page, w.pursuit.send);
      await click(page, 1, 1);
      await expect(send).toBeVisible();
      await button(page, w.pursuit.undo).click();
      await expect(send).toBeHidden();
      await clickAll(page, [1, 1], [5, 5]);
      await send.click();
      await expect(counter(page)).toContainText('Position 1 of');
      await click(page, 2, 6);
      await expect(counter(page)).toContainText('Position 2 of');
      await clickAll(page, [1, 1], [1, 2]);
      await expect(send).toBeVisible();
      await button(page, w.pursuit.restMoves).click();
      await expect(counter(page)).toContainText('Position 3 of');
      for (const side of ['catchers', 'fugitive']) await page.getByLabel(w.pursuit.seat).selectOption(side);
    },
  },
  solitaire: {
    hash: moment('solitaire', 'fresh', 1, 0),
    own: '1 1',
    play: async (page) => {
      await page.getByLabel(w.solitaire.strength).selectOption('best');
      await button(page, w.solitaire.stopSolver).click();
      await expect(button(page, 'Keep thinking')).toBeVisible();
      await click(page, 2, 2);
      await expect(page.locator('.aside_step')).toContainText('appears');
      await refused(page, 2, 2);
      await page.getByLabel(w.solitaire.seed).fill('123456');
    },
  },
  knights: {
    hash: moment('knights', 'statement', 2, 0),
    own: '1 (-2,-1)',
    play: async (page) => {
      // The second cell leads nowhere, and the knight stays in hand.
      await clickAll(page, [2, 5], [0, 0], [1, 3]);
      await expect(counter(page)).toContainText('Move 1 of');
      await button(page, w.knights.goTo).click();
      await page.getByLabel(w.knights.axis({ axis: 'x' })).fill('4611686018427387000');
      await page.keyboard.press('Escape');
    },
  },
};

async function open(page: Page, hash: string): Promise<void> {
  await load(page, hash);
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
}

declare const boardlab: Parts;
const openCase = (page: Page) => page.evaluate(() => boardlab.state.opened.value?.case);

/** To the moment of an address, in the input that is open: the comparison stays. */
async function goTo(page: Page, hash: string): Promise<void> {
  const [index = 1, ply = 0] = ['case', 'ply'].map((name) => Number(new URLSearchParams(hash).get(name)));
  await page.evaluate((at) => boardlab.input.toCase(at), index - 1);
  await expect.poll(() => openCase(page)).toBe(index - 1);
  // The comparison may be on its way to what decides it.
  await expect(async () => {
    await page.evaluate((at) => boardlab.game.go(at), ply);
    await expect(counter(page)).toHaveText(new RegExp(` ${ply} of`), { timeout: 2000 });
  }).toPass();
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
}

for (const [game, { hash, play }] of Object.entries(GAMES))
  for (const [width, height] of SIZES)
    test(`${game}, ${width} × ${height}: a move, a wrong one, a notice, back, to both ends`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, hash);
      await record(page);
      await play(page);
      await page.evaluate(() => boardlab.notices.say({ kind: 'keptHere' }));
      await keys(page, 'u', 'End', 'Home', 'ArrowRight');
      expect(await places(page)).toHaveLength(1);
    });

for (const [game, { hash, play }] of Object.entries(GAMES))
  test(`${game}: the same beside a comparison`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, hash);
    await button(page, w.panes.test).click();
    await page.getByRole('textbox', { name: w.compare.field }).fill('1 1\n2 2\n');
    await expect(page.locator('.compare_compare .compare_verdict')).toBeVisible();
    // The board goes to what decides the first difference.
    await expect(page.locator('.compare_compare [aria-current=true]')).toBeVisible();
    await goTo(page, hash);
    await record(page);
    await play(page);
    await keys(page, 'u', 'End', 'Home', 'ArrowRight');
    expect(await places(page)).toHaveLength(1);
  });

for (const [game, { hash, own }] of Object.entries(GAMES))
  for (const [width, height] of [SIZES[0], SIZES[2]])
    test(`${game}, ${width} × ${height}: both games beside each other are stepped`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, hash);
      await page.evaluate((move) => void boardlab.game.move(move), own);
      const both = page.getByRole('checkbox', { name: w.panes.beside });
      await both.check();
      await both.blur();
      await expect(page.locator('.beside_course').nth(1)).toContainText(like(w.panes.ends({ sentence: ANY })));
      await record(page);
      await keys(page, 'ArrowRight', 'ArrowRight', 'End', 'Home');
      expect(await places(page)).toHaveLength(1);
    });
