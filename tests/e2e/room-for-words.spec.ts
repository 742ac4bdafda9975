// Whether words of another language have room: the page in each, and in a made-up one, whose words are longer by 40 %.
import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '../../www/build/pages';
import { type Host, serve } from './host';
import { overlaps } from './overlaps';
import { OTHERS } from './words';

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } };

const MOMENTS: Record<string, string> = {
  robots: 'sample=crowd&case=1&ply=20',
  janken: 'sample=zones&case=1&ply=2',
  pursuit: 'sample=torus&case=1&ply=6',
  solitaire: 'sample=fresh&case=1&ply=24',
  knights: 'sample=twenty&case=1&ply=1',
};

// One worker makes the page, and looks at it.
test.describe.configure({ mode: 'default' });

let host: Host;

test.beforeAll(async () => {
  execFileSync('npx', ['vite', 'build', 'www', '--mode', 'made-up', '--logLevel', 'error']);
  host = await serve(new URL('../../target/made-up/', import.meta.url).pathname, '/');
});
test.afterAll(() => host.end());

/** Texts that their box cuts off, and what is wider than the window. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { overflowX, whiteSpace, clipPath } = getComputedStyle(one);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      const isSeen = clipPath === 'none' && !one.closest('.unseen');
      return cuts && whiteSpace === 'nowrap' && one.scrollWidth > one.clientWidth + 1 && isSeen;
    });
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...found.map((one) => `${one.className}: ${one.textContent?.slice(0, 40)}`),
      ...(wide ? [`${wide} pixels`] : []),
    ];
  });

async function hasRoom(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => cut(page), `${name}, ${size}`).toEqual([]);
    expect(await overlaps(page), `${name}, ${size}`).toEqual([]);
  }
}

for (const [game, moment] of Object.entries(MOMENTS))
  test(`longer words have room: ${game}`, async ({ page }) => {
    await page.goto(`${host.url}#v=1&game=${game}&${moment}`);
    await expect(page.locator('.aside_because')).not.toBeEmpty();
    await hasRoom(page, game);
  });

test('longer words have room: dialogs and a class', async ({ page }) => {
  await page.goto(`${host.url}#v=1&game=robots&${MOMENTS.robots}`);
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasRoom(page, 'help');
  await page.goto('about:blank');
  await page.goto(`${host.url}class.html#v=1&game=robots&class=lesson.0`);
  await expect(page.locator('.teach_question')).not.toBeEmpty();
  await hasRoom(page, 'lesson');
});

for (const { language } of OTHERS)
  test(`words have room: ${language}`, async ({ page }) => {
    for (const [game, moment] of Object.entries(MOMENTS)) {
      await page.goto(`./${nameOf('whole', language)}.html#v=1&game=${game}&${moment}`);
      await expect(page.locator('.aside_because')).not.toBeEmpty();
      await hasRoom(page, game);
    }
    await page.goto(`./${nameOf('class', language)}.html#v=1&game=robots&class=lesson.0`);
    await expect(page.locator('.teach_question')).not.toBeEmpty();
    await hasRoom(page, 'lesson');
  });
