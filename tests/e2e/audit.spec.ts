// Audits of every kind of state of the page. A class on other games than Robots, and a board with its timeline alone, are in slow/.
import type { Page } from '@playwright/test';
import { audits, close, dialog, type Open, pressOnBoard, type States } from './audits';
import { ANY, like } from './like';
import {
  button,
  choose,
  clickCell,
  counter,
  drop,
  expect,
  expectOutput,
  input,
  KNIGHTS_OUTPUT,
  middle,
  openAtlas,
  openWorkshop,
  paste,
  ROBOTS_OUTPUT,
  sentence,
  start,
  TOP,
  visit,
} from './page';
import { choosePrograms } from './programs';
import { boardWith, CLASS, classOf, GAMES, moment } from './states';
import { OTHERS, w } from './words';

/** Two matches, of which the first has its replay. */
const TOURNAMENT = `${JSON.stringify({
  boardlab: '0.2.0',
  reading: 'blocked',
  players: [],
  matches: [
    {
      match: 0,
      field: '0 6 1 1 20',
      catchers: 'ann',
      fugitive: 'bob',
      turn: 4,
      end: 'escaped',
      score: [16, 4],
      forfeit: null,
      replay: '0\n6\n1\n1\n20\nann\nbob\n0 0\n5 5\n0 1\n',
    },
    {
      match: 1,
      field: '0 6 1 1 20',
      catchers: 'bob',
      fugitive: 'ann',
      turn: 4,
      end: 'escaped',
      score: [0, 20],
      forfeit: null,
    },
  ],
})}\n`;

const side = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const told = (page: Page) => page.locator('.aside_told b');

async function hover(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row, column);
  await page.mouse.move(x, y);
}

async function click(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row, column);
  await page.mouse.click(x, y);
}

async function foldCase(page: Page): Promise<void> {
  await input(page).click({ position: TOP });
  const arrows = page.locator('.cm-foldGutter span').filter({ visible: true });
  await expect(arrows).toHaveCount(3);
  await arrows.nth(1).click();
  await expect(button(page, '4 lines')).toBeVisible();
}

/** An entry of the atlas that has a bound and a conjecture, and the table of its row. */
async function openConjecture(page: Page): Promise<void> {
  await page.getByRole('gridcell', { name: /^N 12, S unlimited.*conjecture: 12/ }).click();
  await page.locator('.atlas_atlas .atlas_over').getByText(w['pursuit-atlas'].table).click();
  await expect(page.locator('.atlas_atlas .atlas_conjectures')).toBeVisible();
}

const ROBOTS: States = {
  robots: {
    open: async (page) => {
      await start(page, moment('robots', 'statement', 0));
      await expectOutput(page, ROBOTS_OUTPUT);
    },
    narrow: true,
  },
  'a branch, and the script beside it': async (page) => {
    await clickCell(page, 16, 15);
    await page.getByRole('checkbox', { name: w.panes.beside }).check();
    await expect(page.locator('.beside_course').nth(1)).toContainText(like(w.panes.ends({ sentence: ANY })));
    await expect(page.locator('.branch_branch')).toBeVisible();
  },
  'the board is edited': {
    open: async (page) => {
      await visit(page, moment('robots', 'statement', 0));
      await choose(page, w.panes.samples, w.panes.edit);
      await page.locator('.edit-bar_editBar').getByRole('radio', { name: w.robots.addRobot, exact: true }).check();
      await clickCell(page, 3, 4);
      await expect(input(page)).toContainText('3 4');
    },
    close: (page) => button(page, w.edit.done).click(),
  },
  'a rule, a folded case, and limits lifted': async (page) => {
    await visit(page, '#v=1&game=robots&sample=statement&limits=lifted&case=3&ply=28');
    await expectOutput(page, ROBOTS_OUTPUT);
    await page.locator('tr[data-move=NW] .evidence_reason').click();
    await foldCase(page);
    await expect(page.locator('.rules_rules .rules_asked')).toBeVisible();
    await expect(page.locator('.input_input').getByRole('button', { name: 'Limits lifted' })).toBeVisible();
  },
  'a cell by keyboard, another by pointer': async (page) => {
    await visit(page, moment('robots', 'crowd', 20));
    await side(page, 'Why');
    await pressOnBoard(page, 'ArrowUp');
    await expect(told(page)).toBeVisible();
    await hover(page, 30, 29);
    await expect(page.locator('.board_bubble')).toBeVisible();
    await expect(told(page)).toBeVisible();
  },
  'a notice, and an error in the input': async (page) => {
    await paste(page, '51 0\nx');
    await expect(page.locator('.errors_error')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#nonsense';
    });
    await expect(page.locator('.notice_notice p')).toBeVisible();
    await expect(page.locator('.errors_error')).toBeVisible();
  },
  'a comparison': {
    open: async (page) => {
      await visit(page, moment('robots', 'statement', 0));
      await expectOutput(page, ROBOTS_OUTPUT);
      await button(page, w.panes.test).click();
      const field = page.getByRole('textbox', { name: w.compare.field });
      await field.fill(ROBOTS_OUTPUT.replace('(14,16)', '(14,17)'));
      await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
    },
    narrow: true,
  },
};

const inputs =
  (name: string): Open =>
  async (page) => {
    const tab = dialog(page).getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };

const DIALOGS: States = {
  share: {
    open: async (page) => {
      await start(page, moment('robots', 'crowd', 20));
      await button(page, w.page.share).click();
      await expect(page.locator('.share_qr')).toBeVisible();
      await page.getByText(w.share.embed).click();
    },
    close,
  },
  keys: {
    open: async (page) => {
      await page.keyboard.press('?');
      await expect(dialog(page)).toBeVisible();
    },
    close,
  },
  'export of a picture': async (page) => {
    await choose(page, w.page.menu, w.page.export);
    await dialog(page).getByRole('radio', { name: 'PNG' }).check();
    await expect(dialog(page).locator('figure')).toHaveAttribute('aria-busy', 'false');
  },
  'export of a film': {
    open: async (page) => {
      await dialog(page).getByRole('radio', { name: 'GIF' }).check();
      await expect(dialog(page).locator('figure')).toHaveAttribute('aria-busy', 'false');
    },
    close,
    narrow: true,
  },
  'cases of the input': {
    open: async (page) => {
      await visit(page, moment('robots', 'statement', 0));
      await choose(page, w.panes.samples, w.panes.cases);
      await inputs('Cases')(page);
      await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
    },
    narrow: true,
  },
  'random inputs': { open: inputs('Random'), close },
  'a program': {
    open: async (page) => {
      await choosePrograms(page);
      await expect(page.locator('.solution_comparePaste .code')).toBeVisible();
    },
    narrow: true,
  },
  'Python before it is here': {
    open: async (page) => {
      await page.getByLabel(w.programs.language).selectOption('python');
      await expect(button(page, 'Download Python')).toBeVisible();
    },
    narrow: true,
  },
  'a source file that must be compiled': {
    open: async (page) => {
      const file = { name: 'mine.cpp', mimeType: '', buffer: Buffer.from('int main() {}') };
      await page.getByLabel(w.programs.open).setInputFiles(file);
      await expect(page.locator('.program_uncompiled')).toBeVisible();
    },
    narrow: true,
  },
};

const JANKEN: States = {
  janken: {
    open: async (page) => {
      await start(page, moment('janken', 'zones', 2));
      await expect(page.locator('.janken_field')).toBeVisible();
    },
    narrow: true,
  },
  'a unit in hand': async (page) => {
    await click(page, 4, 6);
    await hover(page, 3, 7);
    await expect(page.locator('.aside_told')).toContainText(/\(E7\)/);
  },
  'a unit in hand by keyboard': async (page) => {
    await visit(page, moment('janken', 'zones', 0));
    await page.mouse.move(0, 0);
    await pressOnBoard(page, 'Enter', 'ArrowUp');
    await expect(told(page)).toBeVisible();
  },
  'an order that failed': async (page) => {
    await visit(page, moment('janken', 'zones', 8));
    await expect(sentence(page)).toContainText(like(w.janken.fails({ order: ANY, by: 'noUnit' })));
  },
  'a cell beyond the rim': async (page) => {
    await visit(page, moment('janken', 'statement', 0));
    await pressOnBoard(page, 'PageUp');
    await expect(told(page)).toBeVisible();
  },
  rules: async (page) => {
    await side(page, 'Rules');
    await expect(page.locator('.rules_readings')).toBeVisible();
  },
};

/** A replay where both sides err. */
const ERRORS = '1\n5\n2\n1\n9\none\nother\n0 0 2 2\n0 1\n0 0 0 0\n';

const PURSUIT: States = {
  pursuit: {
    open: async (page) => {
      await start(page, moment('pursuit', 'torus', 7));
      await expect(page.locator('.evidence_candidates')).toBeVisible();
    },
    narrow: true,
  },
  position: async (page) => {
    await visit(page, moment('pursuit', 'forfeit', 7));
    await side(page, 'Position');
    await expect(page.locator('.aside_legend')).toBeVisible();
  },
  rules: async (page) => {
    await visit(page, '#v=1&game=pursuit&sample=statement&case=3&ply=0');
    await side(page, 'Rules');
    await expect(page.locator('.rules_readings')).toBeVisible();
  },
  'catchers in hand': async (page) => {
    await side(page, 'Why');
    await page.getByLabel(w.pursuit.seat).selectOption('catchers');
    await page.getByRole('grid').focus();
    await expect(button(page, w.pursuit.send)).toBeVisible();
  },
  atlas: {
    open: async (page) => {
      await visit(page, moment('pursuit', 'torus', 0));
      await openAtlas(page);
      await openConjecture(page);
    },
    narrow: true,
  },
  'atlas, large': {
    open: async (page) => {
      await button(page, 'Whole window').click();
      await expect(page.getByRole('dialog').locator('.atlas_conjectures')).toBeVisible();
    },
    close,
    narrow: true,
  },
  workshop: {
    open: async (page) => {
      await visit(page, moment('pursuit', 'match', 0));
      await openWorkshop(page);
      await button(page, w['pursuit-robot'].run).click();
      await page.locator('.workshop_matches .evidence_move').first().waitFor();
      await button(page, w.programs.stop).click();
    },
    close: (page) => button(page, w.page.close).click(),
    narrow: true,
  },
  'the match’s menu': {
    open: async (page) => {
      await page.getByRole('button', { name: w.pursuit.menu, exact: true }).click();
      await expect(page.getByLabel(/^Catchers/)).toBeVisible();
    },
    close: (page) => page.keyboard.press('Escape'),
  },
  'a new match that is out of range': {
    open: async (page) => {
      await button(page, w.pursuit.newMatch).click();
      await page.getByLabel(/^N,/).fill('2');
      await expect(page.locator('.new-match_refused')).toContainText('from 3 to 100');
    },
    close,
    narrow: true,
  },
  theory: async (page) => {
    await paste(page, ERRORS);
    await side(page, 'Theory');
    await page.locator('.theory_given button').first().click();
    await expect(page.locator('.theory_key')).toBeVisible();
  },
  'standings of a tournament': {
    open: async (page) => {
      await drop(page, '.board_stage', { name: 'results.jsonl', content: TOURNAMENT, type: '' });
      const matches = page.getByRole('table', { name: w['pursuit-standings'].matches });
      await matches.getByRole('button').first().click();
      await expect(page.locator('#side')).toContainText(w['pursuit-standings'].watching({ match: '' }));
      await expect(counter(page)).toContainText('of 40');
      await expect(matches.getByRole('button', { disabled: true })).toHaveCount(1);
    },
    narrow: true,
  },
};

const SOLITAIRE: States = {
  solitaire: {
    open: async (page) => {
      await start(page, moment('solitaire', 'fresh', 8));
      await expect(page.locator('.evidence_candidates tbody tr').first()).toBeVisible();
    },
    narrow: true,
  },
  rules: async (page) => {
    await side(page, 'Rules');
    await expect(page.locator('#rule-chains')).toBeVisible();
  },
  'a fault': async (page) => {
    await visit(page, moment('solitaire', 'illegal', 6));
    await side(page, 'Why');
    await expect(page.locator('.aside_because')).toContainText(like(w.solitaire.refused({ at: ANY })));
  },
  'your program': {
    open: async (page) => {
      await visit(page, moment('solitaire', 'fresh', 0));
      await button(page, w.solitaire.player).click();
      const code = 'function play(readLine, write) { console.log("a word"); write("1 1\\n0 0\\n"); }\n';
      const buffer = Buffer.from(code);
      await page.getByLabel(w.programs.open).setInputFiles({ name: 'player.js', mimeType: '', buffer });
      await button(page, w.solitaire.playMany({ games: 100 })).click();
      await page.locator('.player_player .solitaire_tally[aria-disabled=false]').first().click();
      await button(page, w.solitaire.play).click();
      await expect(page.locator('.player_errorsByRemoval li')).toHaveCount(1);
    },
    close: (page) => button(page, w.page.close).click(),
    narrow: true,
  },
  'bonuses and many games': async (page) => {
    await visit(page, moment('solitaire', 'fresh', 40));
    await side(page, 'Position');
    await button(page, w.solitaire.runGames({ games: 100 })).click();
    await expect(page.locator('.solitaire_histogram')).toBeVisible();
  },
};

const KNIGHTS: States = {
  knights: {
    open: async (page) => {
      await start(page, '#v=1&game=knights&sample=statement&case=2&ply=1');
      await expectOutput(page, KNIGHTS_OUTPUT);
    },
    narrow: true,
  },
  'a knight in hand': async (page) => {
    await visit(page, moment('knights', 'corner', 0));
    await pressOnBoard(page, 'Enter', 'ArrowUp');
    await expect(told(page)).toBeVisible();
  },
  'against the solver': {
    open: async (page) => {
      await visit(page, moment('knights', 'twenty', 0));
      await page.getByLabel(w.panes.rival).check();
      await page.locator('.knights_winning .evidence_move').first().click();
      await expect(counter(page)).toContainText('Move 2');
      await page.getByLabel(w.panes.hints).uncheck();
    },
    close: (page) => page.getByLabel(w.panes.hints).check(),
  },
  position: async (page) => {
    await visit(page, moment('knights', 'twenty', 3));
    await side(page, 'Position');
    await expect(page.locator('.aside_legend')).toBeVisible();
  },
  rules: async (page) => {
    await side(page, 'Rules');
    await expect(page.locator('.rules_ruling').first()).toBeVisible();
  },
};

/** Other words, in another language: the colours are the same. */
const TRANSLATED: States = Object.fromEntries(
  OTHERS.flatMap(({ language }) =>
    GAMES.map((game) => [
      `${game} in ${language}`,
      {
        open: async (page: Page) => {
          await page.goto(`./${language}.html#v=1&game=${game}&sample=statement&case=1&ply=1`);
          await expect(sentence(page)).not.toBeEmpty();
          await expect(page.locator('.aside_because')).toBeVisible();
          await expect(page.locator('.code')).toBeVisible();
        },
        dark: false,
      },
    ]),
  ),
);

/** Boards on pages of others. */
const EMBEDDED: States = {
  'a board alone': boardWith('none'),
  'a board with all its controls': boardWith('full'),
  'the page of examples': async (page) => {
    await page.goto('./embed.html');
    await expect(page.getByText('now = detail')).toBeVisible();
  },
};

audits({
  Robots: ROBOTS,
  dialogs: DIALOGS,
  'Janken Tactics': JANKEN,
  Pursuit: PURSUIT,
  'Solitaire Chess': SOLITAIRE,
  'Hyper Knights': KNIGHTS,
  'a class': CLASS,
  'a class on robots': classOf('robots'),
  'other languages': TRANSLATED,
  'boards elsewhere': EMBEDDED,
});
