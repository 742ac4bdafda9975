// For everyone: without a mouse, without single keys, in few colours of one's own, in large type.
import type { Locator, Page } from '@playwright/test';
import { auditColours } from './axe';
import {
  board,
  button,
  choose,
  counter,
  expect,
  expectOutput,
  input,
  ROBOTS,
  ROBOTS_OUTPUT,
  sentence,
  start,
  test,
  unitOf,
  visit,
} from './page';
import { w } from './words';

const FARTHEST = 80;

/** By the keys that everybody has: forwards, or backwards, until it has the focus. */
async function tabTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // To find it by its name takes longer than to press a key.
  const element = await what.elementHandle();
  for (let keys = 0; keys < FARTHEST; keys++) {
    if (await element?.evaluate((one) => one.matches(':focus'))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${what} is not reached by ${FARTHEST} tabs`);
}

async function press(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

/** How far the page is wider than its window. */
const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the whole job without a mouse: paste, read, copy, step, ask, play, compare, share, another game', async ({
  page,
}) => {
  await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ROBOTS);
  await tabTo(page, input(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expectOutput(page, ROBOTS_OUTPUT);
  await page.keyboard.press('Escape');
  await expect(input(page)).not.toBeFocused();

  await press(page, button(page, w.panes.copy));
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await clipboard(page)).toBe(ROBOTS_OUTPUT);

  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 1 of 5');
  await expect(sentence(page)).toContainText('Move 1:');
  await press(page, page.locator('.aside_because .evidence_reason').first());
  // The focus goes there a frame after it shows.
  await expect(page.locator('.rules_rules .rules_asked')).toBeFocused();

  await page.keyboard.press('b');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.aside_told b')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.branch_branch')).toBeVisible();
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 1 of');
  await press(page, button(page, w.panes.solversLine));
  await expect(page.locator('.branch_branch')).toBeHidden();

  await press(page, button(page, w.panes.test));
  await tabTo(page, page.getByRole('textbox', { name: w.compare.field }));
  await page.keyboard.insertText(ROBOTS_OUTPUT.replace('after making 2 moves', 'after making 3 moves'));
  await expect(page.getByRole('status').filter({ hasText: w.compare.wrong })).toContainText('case 2');
  await expect(counter(page)).toContainText('1 of 2');

  await press(page, button(page, w.page.share));
  await expect(page.getByRole('dialog', { name: w.page.share })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: w.robots.name }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: w.janken.name })).toHaveAttribute('aria-selected', 'true');
});

test('after a click on a game’s tab the keys step that game; from the keyboard they walk along the tabs', async ({
  page,
}) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const isChosen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  const press = (key: string) => page.keyboard.press(key);
  await tab(w.janken.name).click();
  // The game before has a first move, too.
  await isChosen(w.janken.name);
  await expect(counter(page)).toHaveText(/^Move 0 of/);
  await press('ArrowRight');
  await expect(counter(page)).toHaveText(/^Move 1 of/);
  await press('Home');
  await expect(counter(page)).toHaveText(/^Move 0 of/);
  await isChosen(w.janken.name);
  await tab(w.panes.position).click();
  await press('ArrowRight');
  await expect(counter(page)).toHaveText(/^Move 1 of/);
  await expect(page.locator('#side-position')).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, tab(w.janken.name), 'Shift+Tab');
  await press('ArrowRight');
  await expect(tab(w.pursuit.name)).toBeFocused();
  await isChosen(w.janken.name);
  await press('Home');
  await expect(tab(w.robots.name)).toBeFocused();
  await press('Enter');
  await isChosen(w.robots.name);
  await expect(tab(w.robots.name)).toBeFocused();
  await press('End');
  await press('Tab');
  await expect(button(page, 'Share')).toBeFocused();
  await press('Shift+Tab');
  await expect(tab(w.robots.name)).toBeFocused();
});

test('single keys rest where a person switched them off, and stay off', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
  await expect(counter(page)).toHaveText('Move 0 of 5');
  const letters = page.getByRole('checkbox', { name: w.page.letters });
  const menu = page.getByRole('button', { name: w.page.menu, exact: true });
  await menu.click();
  await letters.uncheck();
  await page.keyboard.press('Escape');
  await expect(letters).toBeHidden();
  for (const key of ['n', '?', 'h', 't']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 1 of 5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: w.panes.hints })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await menu.click();
  await expect(letters).not.toBeChecked();
  await letters.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

/** The commonest colour of the board, as the screen has it. */
const ground = (page: Page) =>
  board(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const bytes = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const seen = new Map<string, number>();
    for (let at = 0; at < bytes.length; at += 4)
      if (bytes[at + 3] === 255) {
        const colour = `${bytes[at]} ${bytes[at + 1]} ${bytes[at + 2]}`;
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
      }
    return [...seen].sort(([, a], [, b]) => b - a)[0]?.[0];
  });

/** Games, and whether most of the board is plain ground. */
const BOARDS: Record<string, [hash: string, plain: boolean]> = {
  robots: ['#v=1&game=robots&sample=crowd&case=1&ply=20', true],
  janken: ['#v=1&game=janken&sample=zones&case=1&ply=2', false],
  pursuit: ['#v=1&game=pursuit&sample=torus&case=1&ply=6', false],
  solitaire: ['#v=1&game=solitaire&sample=fresh&case=1&ply=8', false],
  knights: ['#v=1&game=knights&sample=twenty&case=1&ply=1', false],
};

test('a person’s own colours, more contrast and type twice as large', async ({ page }) => {
  // A screen of 1280 pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.emulateMedia({ forcedColors: 'active', contrast: null, colorScheme: 'dark' });
  await page.goto('./');
  for (const [game, [hash, plain]] of Object.entries(BOARDS)) {
    await page.emulateMedia({ forcedColors: 'active', contrast: null, colorScheme: 'dark' });
    await visit(page, hash);
    await expect(page.locator('.aside_because')).not.toBeEmpty();
    await expect(page.locator('.timeline_play')).toBeVisible();
    if (plain) await expect.poll(() => ground(page)).toBe('0 0 0');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme: 'light' });
    if (plain) await expect.poll(() => ground(page)).toBe('255 255 255');
    await auditColours(page, `${game}, more contrast`);
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    if (plain) await expect.poll(() => ground(page)).toBe('0 0 0');
    expect(await over(page), game).toBe(0);
    const before = await counter(page).textContent();
    await button(page, w.timeline.on).click();
    await expect(counter(page)).not.toHaveText(before ?? '');
    await expect(counter(page)).toContainText(new RegExp(`^${unitOf(game)} \\d+ of`));
  }
});

test('the notices of the work of others are shown', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Escape');
  await choose(page, w.page.menu, w.page.help);
  await page.getByText(w.page.notices).click();
  await expect(page.locator('.help_notices')).toContainText('Mozilla Public License');
});
