// Pictures of the page for looking at: target/screens. Not part of the tests.
import { expect, type Page, test } from '@playwright/test';

const SIZES = [
  [1440, 900],
  [390, 844],
  [1920, 1080],
] as const;

const SCENES: Record<string, (page: Page) => Promise<void>> = {
  robots: async (page) => {
    await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=20');
  },
  chase: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
  },
  knights: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=2');
  },
  twenty: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=9');
  },
  error: async (page) => {
    await page.goto('./');
    await page.getByRole('textbox', { name: 'Input text' }).fill('4 0\n17 18\n13 99\n8 12\n10 12\n0 0\n');
  },
  coming: async (page) => {
    await page.goto('./#v=1&game=pursuit');
  },
  keys: async (page) => {
    await page.goto('./');
    await page.keyboard.press('?');
  },
};

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(500);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of SIZES)
    for (const [name, open] of Object.entries(SCENES))
      test(`${name} ${width}x${height} ${colorScheme}`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme });
        const file = `target/screens/${name}-${width}x${height}-${colorScheme}`;
        await open(page);
        await rest(page);
        await page.screenshot({ path: `${file}.png` });
        const output = page.getByRole('heading', { name: 'Output' });
        if (width < 600 && (await output.isVisible())) {
          await output.scrollIntoViewIfNeeded();
          await rest(page);
          await page.screenshot({ path: `${file}-down.png` });
        }
        await page.close();
      });
