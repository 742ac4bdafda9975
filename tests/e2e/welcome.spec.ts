// The first visit: what the page says of itself, three ways in, and a sample that plays once.
import type { Page } from '@playwright/test';
import { nameOf } from '../../www/build/pages';
import { LANGUAGES } from '../../www/build/words/catalogue';
import { button, counter, expect, input, test } from './page';
import { w } from './words';

test.use({ fresh: true, welcome: true });

const welcome = (page: Page) => page.getByRole('region', { name: w.page.welcome });

/** What a person can operate without scrolling; panes that only scroll are left out. */
const countControls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [contenteditable=true], [role=grid]',
    );
    const isInSight = (one: Element) => {
      const { top, width, height } = one.getBoundingClientRect();
      const isClipped = getComputedStyle(one).clipPath !== 'none';
      return (
        one.checkVisibility({ visibilityProperty: true }) && !isClipped && width > 1 && height > 1 && top < innerHeight
      );
    };
    return [...all].filter(isInSight).length;
  });

test('the page says what it is, once, and shows at most forty controls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('./');
  await expect(welcome(page)).toBeVisible();
  // What helps a beginner comes one at a time.
  await expect(page.locator('.about_about')).toHaveCount(0);
  await expect(page.locator('.code')).toBeVisible();
  await expect(page.locator('.evidence_candidates .evidence_move').first()).toBeVisible();
  expect(await countControls(page)).toBeLessThanOrEqual(40);
  await button(page, w.page.dismiss).click();
  await expect(welcome(page)).toHaveCount(0);
  await expect(page.locator('.about_about')).toContainText('ECNA 2001 (POJ 1098');
  await button(page, 'Dismiss').click();
  await expect(page.locator('.aside_told')).toContainText('Point at a cell');
  await page.reload();
  await expect(counter(page)).toContainText('Move');
  await expect(page.locator('.aside_told')).toContainText('Point at a cell');
  await expect(page.locator('.welcome_welcome, .about_about')).toHaveCount(0);
});

test('an output is checked, a game is played, a class is taught, from the first line', async ({ page }) => {
  await page.goto('./');
  await welcome(page).getByRole('button', { name: w.panes.test }).click();
  await expect(page.getByRole('textbox', { name: w.compare.field })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('./?again#knights');
  await expect(page.getByRole('grid')).toBeVisible();
  await welcome(page).getByRole('button', { name: w.page.play }).click();
  await expect(page.getByRole('checkbox', { name: w.panes.rival })).toBeChecked();
  await expect(page.getByRole('grid')).toBeFocused();
  await page.evaluate(() => localStorage.clear());
  await page.goto('./');
  await welcome(page).getByRole('button', { name: w.page.teach }).click();
  await expect(page).toHaveURL(/class=present/);
});

for (const file of LANGUAGES.map((language) => `${nameOf('whole', language)}.html`))
  test(`the first line needs no more than 320 pixels: ${file}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`./${file}`);
    await expect(page.locator('.welcome_welcome .welcome_ways > :last-child')).toBeInViewport({ ratio: 1 });
  });

test('a sample plays once, unless a person wants less motion or gives an address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./#pursuit');
  await expect(counter(page)).toHaveText(/^Position [1-9]\d* of 19$/);
  await page.goto('./?game=janken');
  await expect(counter(page)).toHaveText('Move 2 of 2');
  await page.goto('./?a#v=1&game=robots&sample=statement&case=1&ply=0');
  await expect(page.locator('.code')).toBeVisible();
  await expect(button(page, 'Play (Space)')).toBeVisible();
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?b');
  await expect(input(page)).toBeVisible();
  await expect(button(page, 'Play (Space)')).toBeVisible();
  await expect(counter(page)).toHaveText('Move 0 of 114');
});
