// States that audit.spec.ts and slow/audit.spec.ts share: of a class (a guess, a lesson, a worksheet, a presentation, one game for
// all), and boards on pages of others.
import type { Page } from '@playwright/test';
import { close, dialog, press, pressOnBoard, type State, type States } from './audits';
import { handInCode, lessonHash } from './lesson-links';
import { ANY, like } from './like';
import { button, expect } from './page';
import { w } from './words';

/** The address of a position in a sample's first case. */
export const moment = (game: string, sample: string, ply: number, more = ''): string =>
  `#v=1&game=${game}&sample=${sample}${more}&case=1&ply=${ply}`;

/** Where there is a move to find: two knights, a fugitive that is on the run. */
const GUESSED: Record<string, string> = {
  robots: '',
  janken: '',
  pursuit: '&sample=match&case=1&ply=5',
  solitaire: '',
  knights: '&sample=statement&case=2&ply=0',
};

const attend = (page: Page, game: string, mode: string, more = '') =>
  page.goto(`./class.html#v=1&game=${game}${more}&class=${mode}`);

async function reveal(page: Page): Promise<void> {
  await press(page, 'PageDown');
  await expect(page.locator('.teach_verdict')).toBeVisible();
}

export const classOf = (game: string): States => ({
  'a guess': async (page) => {
    await attend(page, game, 'predict', GUESSED[game]);
    await expect(page.locator('.teach_question')).toBeVisible();
    await pressOnBoard(page, 'ArrowRight');
    await expect(page.getByRole('grid')).toBeFocused();
  },
  'a guess, revealed': async (page) => {
    await reveal(page);
    await expect(page.locator('.teach_evidence')).toBeVisible();
  },
  'a lesson': {
    open: async (page) => {
      await attend(page, game, 'lesson.0');
      await expect(page.locator('.teach-lesson')).toBeVisible();
      await expect(page.locator('.teach_question')).toBeVisible();
    },
    narrow: game === 'robots',
  },
  'a lesson, revealed': async (page) => {
    await press(page, 'y');
    await reveal(page);
  },
  'a worksheet': async (page) => {
    await attend(page, game, 'sheet', GUESSED[game]);
    await expect(page.locator('.sheet_sheet img')).toHaveCount(2);
    // Of the sheet and of its key.
    await expect(page.locator('ol.sheet_questions')).toHaveCount(2);
  },
});

export const CLASS: States = {
  'a presentation': async (page) => {
    await attend(page, 'robots', 'present', '&sample=statement&case=1&ply=1');
    await expect(page.locator('.teach-count')).toHaveText('Move 1');
  },
  'the keys of a class': {
    open: async (page) => {
      await press(page, '?');
      await expect(dialog(page)).toContainText(w.teach.keyDark);
    },
    close,
  },
  'a dark screen': {
    open: async (page) => {
      await press(page, '.');
      await expect(page.locator('canvas')).toHaveCount(0);
    },
    close: (page) => press(page, '.'),
  },
  'one game for all': async (page) => {
    await attend(page, 'robots', 'seed');
    await page.getByRole('textbox', { name: w.teach.words }).fill('class 7b, Monday');
    await button(page, w.teach.create).click();
    await expect(page.locator('.teach_game')).toContainText('Seed');
  },
  'my lessons': {
    open: async (page) => {
      await page.goto(`./class.html${await lessonHash('edit')}`);
      await button(page, w.lesson.allLessons).click();
      await expect(page.locator('.mine_row').first()).toBeVisible();
    },
    narrow: true,
  },
  'the lesson editor': {
    open: async (page) => {
      await page.goto(`./class.html${await lessonHash('edit')}`);
      await expect(page.locator('.lesson-editor_editEngine')).toContainText(
        like(w.lesson.solverAgrees({ answers: ANY })),
      );
      await page.locator('.lesson-editor_editFeedback').waitFor();
    },
    narrow: true,
  },
  'the link of a lesson': {
    open: async (page) => {
      await button(page, w.page.share).click();
      await expect(dialog(page).getByRole('textbox')).toBeVisible();
    },
    close,
  },
  'a step of a lesson by link': {
    open: async (page) => {
      await page.goto(`./class.html${await lessonHash('lesson.1')}`);
      await expect(page.getByRole('textbox', { name: w.teach.yours })).toBeVisible();
    },
    narrow: true,
  },
  'answers to hand in': {
    open: async (page) => {
      await button(page, w.lesson.handIn).click();
      await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Ana');
      await button(page, w.lesson.otherWays).click();
      await expect(page.locator('.hand-in_handIn .share_qr')).toBeVisible();
    },
    narrow: true,
  },
  'answers of a class': {
    open: async (page) => {
      await page.goto(`./class.html${await lessonHash('collect')}`);
      const codes = [await handInCode('Ana', { 0: 'N', 1: '2' }), await handInCode('Ben', { 0: 'S', 1: null })];
      await page.getByLabel(w.lesson.paste).fill(codes.join('\n'));
      await button(page, w.lesson.add).click();
      await expect(page.locator('.collect_table tbody tr')).toHaveCount(2);
    },
    narrow: true,
  },
  'notes without a class': async (page) => {
    await page.goto('./class.html#v=1&game=robots&class=notes');
    await expect(page.locator('.notes_notes')).toContainText('Waiting');
  },
};

export const GAMES = Object.keys(GUESSED);

/** Opens a board that stands alone with one of its sets of controls. */
export const boardWith = (controls: 'none' | 'timeline' | 'full'): State => ({
  open: async (page) => {
    await page.goto('about:blank');
    await page.goto(`./board.html${moment('solitaire', 'statement', 4)}&controls=${controls}&caption=Here`);
    await expect(page.getByText(w.compare.score({ points: 6 }))).toBeAttached();
  },
  narrow: controls === 'full',
});
