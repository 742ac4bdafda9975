// Every game as people see it, at four sizes, light and dark: target/screenshots. The README shows some of them.
import { expect, test } from '@playwright/test';
import { edited } from './page';

const SIZES = [
  [390, 844],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const MOMENTS = {
  robots: '#v=1&game=robots&sample=crowd&case=1&ply=20',
  janken: '#v=1&game=janken&sample=zones&case=1&ply=2',
  pursuit: '#v=1&game=pursuit&sample=torus&case=1&ply=7',
  solitaire: '#v=1&game=solitaire&sample=fresh&case=1&ply=24',
  knights: '#v=1&game=knights&sample=twenty&case=1&ply=9',
};

for (const [game, hash] of Object.entries(MOMENTS))
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${game} ${width}x${height} ${colorScheme}`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme });
        await page.goto(`./${hash}`);
        await edited(page);
        await expect(page.locator('.aside_because')).not.toBeEmpty();
        await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
        await page.waitForFunction(() => {
          const { state } = (globalThis as unknown as { boardlab: Boardlab }).boardlab;
          return state.shown.value?.explanation?.thought?.done ?? true;
        });
        await page.screenshot({
          path: `target/screenshots/${game}-${width}x${height}-${colorScheme}.png`,
          animations: 'disabled',
        });
        await page.close();
      });

type Boardlab = { state: { shown: { value: { explanation: { thought: { done: boolean } | null } | null } | null } } };
