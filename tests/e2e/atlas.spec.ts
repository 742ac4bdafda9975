// The atlas of Pursuit on the screen: what scrolls on a phone, and its way to the board.
import { button, counter, expect, load, openAtlas, test, tooSmall } from './page';

test('on a phone only the map scrolls sideways, and every cell is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await load(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas(page);
  const map = page.getByRole('grid', { name: /smallest K/ });
  await expect(map).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await tooSmall(page, '.atlas [role=gridcell]', 44)).toEqual([]);
  await map.getByRole('gridcell', { name: /^N 3, S = 1:/ }).focus();
  await page.keyboard.press('End');
  await expect(map.locator('[aria-selected=true]')).toBeInViewport({ ratio: 0.9 });
  await expect(map.getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Watch best play').click();
  await expect(counter(page)).toContainText(/Position [1-9]/);
  await expect(page.locator('#board canvas')).toBeInViewport();
});

test('on a small desktop screen the whole map is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await load(page, '#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas(page);
  for (const side of [3, 12])
    await expect(page.locator('.atlas [role=columnheader]', { hasText: String(side) }).last()).toBeInViewport({
      ratio: 1,
    });
  const map = page.locator('.atlas .map');
  expect(await map.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
