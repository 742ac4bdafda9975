// What the browser itself does for tabs, dialogs and menus, each in every engine. tests/e2e/kit.spec.ts is the same in Chromium.
import { expect, type PageDriver, test } from './driver';

const START = '#v=1&game=robots&sample=statement&case=1&ply=0';
const CHOSEN = '.aside_pages [role=tab][aria-selected=true]';

const opened = (driver: PageDriver) =>
  driver.run(() => document.querySelectorAll('dialog[open], :popover-open').length, null);

test('along tabs by arrows, and only Enter and Space choose', async ({ driver }) => {
  await driver.open(START);
  await driver.see({ css: CHOSEN });
  await driver.tabTo(/^Why$/);
  await driver.press('ArrowRight');
  await driver.expectFocus(/^Position$/);
  await driver.expectText(CHOSEN, 'Why');
  await driver.press('End', 'Enter');
  await driver.expectFocus(/^Rules$/);
  await driver.expectText(CHOSEN, 'Rules');
  await driver.press('ArrowRight', ' ');
  await driver.expectFocus(/^Why$/);
  await driver.expectText(CHOSEN, 'Why');
  await driver.expectText('.timeline_counter', /^Move 0 of/);
});

test('a dialog gives the focus back, by Escape and by Back, which leads nowhere else', async ({ driver }) => {
  await driver.open(START);
  const address = await driver.address(/ply=0/);
  await driver.tabTo(/^Share$/);
  await driver.press('Enter');
  await driver.expectText('dialog:modal h2', 'Share');
  await driver.press('Escape');
  await driver.expectFocus(/^Share$/);
  await driver.press('Enter');
  await driver.expectText('dialog:modal h2', 'Share');
  await driver.back();
  await driver.expectFocus(/^Share$/);
  expect([await opened(driver), await driver.address(/ply=0/)]).toEqual([0, address]);
});

test('arrows lead through a menu, and Escape leads back to its button', async ({ driver }) => {
  await driver.open(START);
  await driver.tabTo(/^Menu$/);
  await driver.press('ArrowDown');
  await driver.expectFocus(/^Teach$/);
  await driver.press('ArrowUp');
  await driver.expectFocus(/^Single-key shortcuts$/);
  await driver.press('Home', 'ArrowDown');
  await driver.expectFocus(/^Your own board$/);
  await driver.press('Escape');
  await driver.expectFocus(/^Menu$/);
  expect(await opened(driver)).toBe(0);
});

test('a dialog that a menu opens gives the focus back to the menu’s button', async ({ driver }) => {
  await driver.open(START);
  await driver.tabTo(/^Menu$/);
  await driver.press('ArrowDown', 'End', 'Home');
  await driver.tabTo(/^Help and keys \(\?\)$/);
  await driver.press('Enter');
  await driver.expectText('dialog:modal h2', 'Help');
  await driver.press('Escape');
  await driver.expectFocus(/^Menu$/);
});
