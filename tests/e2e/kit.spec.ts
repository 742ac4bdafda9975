// What the browser itself does for tabs, dialogs and menus. tests/engines/kit.spec.ts is the same in other engines.
import { button, counter, expect, test, uncovered } from './page';

const START = './#v=1&game=robots&sample=statement&case=1&ply=0';

test('along tabs by arrows, and only Enter and Space choose', async ({ page }) => {
  await page.goto(START);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Why').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Position')).toBeFocused();
  await expect(tab('Why')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Rules' })).toBeVisible();
  await expect(tab('Rules')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toBeVisible();
  await expect(counter(page)).toContainText('Move 0 of');
});

test('a dialog gives the focus back, by Escape and by Back, which leads nowhere else', async ({ page }) => {
  await page.goto(START);
  await expect(page).toHaveURL(/ply=0/);
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button(page, 'Share').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Share')).toBeFocused();
    await uncovered(page);
  }
  await expect(page).toHaveURL(address);
});

test('arrows lead through a menu, and Escape leads back to its button', async ({ page }) => {
  await page.goto(START);
  await button(page, 'Menu').focus();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Teach').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Menu')).toBeFocused();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('templates are a menu: what is passed by an arrow is not chosen', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
  await button(page, 'Test my solution').click();
  await page.getByRole('radio', { name: 'Run my program' }).check();
  await button(page, 'Templates').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Python')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-content').last()).not.toContainText('import sys');
});

test('a row of tabs scrolls by itself: the page stays at its top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('./#v=1&game=knights&sample=statement&case=1&ply=0');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeAttached();
  await expect(page.getByRole('tab', { name: 'Hyper Knights' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
