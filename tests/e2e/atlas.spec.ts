// The atlas of Pursuit on the screen: what scrolls on a phone, and its way to the board.
import { button, counter, expect, load, openAtlas, test, tooSmall } from './page';

test('on a phone only the map scrolls sideways, and every cell is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await load(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas(page);
  const map = page.getByRole('grid', { name: /smallest K/ });
  await expect(map).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await tooSmall(page, '.atlas_atlas [role=gridcell]', 44)).toEqual([]);
  await map
    .getByRole('gridcell', { name: /^N 3, S = 1:/ })
    .last()
    .focus();
  await page.keyboard.press('End');
  await expect(map.locator('[aria-selected=true]')).toBeInViewport({ ratio: 0.9 });
  await expect(map.getByRole('rowheader', { name: /^Torus, S = 1, .* cannot/ })).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Watch best play').click();
  await expect(counter(page)).toContainText(/Position [1-9]/);
  await expect(page.locator('#board canvas')).toBeInViewport();
});

test('on a small desktop screen the map scrolls within its own box, and its heads stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await load(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas(page);
  const box = page.locator('.atlas_atlas .atlas_map');
  const panel = page.locator('.atlas_atlas');
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // The case on the board is chosen: it is in sight without the page having scrolled.
  const shown = () =>
    box.evaluate((one) => {
      const at = (selector: string) => (one.querySelector(selector) as Element).getBoundingClientRect();
      const [cell, corner, view] = [at('[aria-selected=true]'), at('[role=columnheader]'), one.getBoundingClientRect()];
      const heads = corner.top >= view.top && corner.left >= view.left;
      return (
        heads &&
        cell.top >= corner.bottom &&
        cell.left >= corner.right &&
        // Scrolling stops at whole pixels.
        cell.bottom < view.bottom + 1 &&
        cell.right < view.right + 1
      );
    });
  await expect.poll(shown).toBe(true);
  await box.locator('[aria-selected=true]').focus();
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Home']) {
    await page.keyboard.press(key);
    await expect.poll(shown).toBe(true);
  }
});

test.describe('a page of its own', () => {
  test.use({ fresh: true });

  test('on a phone an atlas that comes late does not move what stands above it', async ({ page }) => {
    let send = () => {};
    const asked = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/atlas-*.js', (route) => asked.then(() => route.continue()));
    await page.setViewportSize({ width: 390, height: 844 });
    await load(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
    await page.getByRole('tab', { name: 'Theory', exact: true }).click();
    await button(page, 'Atlas of boards').click();
    await expect(page.getByText('Loading…')).toBeVisible();
    // The input, which comes first in the document, is in sight below. Some browsers do not give the focus to what is tapped.
    await button(page, 'Atlas of boards').evaluate((one) => {
      (document.activeElement as HTMLElement).blur();
      one.scrollIntoView({ block: 'center' });
    });
    await expect(page.locator('.input_input')).toBeInViewport();
    send();
    await expect(page.locator('.atlas_atlas .atlas_over')).toBeAttached();
    await expect(button(page, 'Atlas of boards')).toBeInViewport();
  });
});
