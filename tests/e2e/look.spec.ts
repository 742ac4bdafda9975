// How the page is laid out and moves: on a desktop screen, on a phone, for fingers, for stillness, without script.
import type { Page } from '@playwright/test';
import { board, expect, expectOutput, input, load, ROBOTS_OUTPUT, sentence, test, tooSmall } from './page';
import { w } from './words';

const PHONE = { width: 390, height: 844 };
const MOMENTS: Record<string, string> = {
  Robots: '#v=1&game=robots&sample=crowd&case=1&ply=20',
  'Hyper Knights': '#v=1&game=knights&sample=twenty&case=1&ply=1',
  'Janken Tactics': '#v=1&game=janken&sample=zones&case=1&ply=2',
  'Solitaire Chess': '#v=1&game=solitaire&sample=fresh&case=1&ply=24',
  Pursuit: '#v=1&game=pursuit&sample=torus&case=1&ply=6',
};

/** A link within a sentence is as high as its line. */
const CONTROLS =
  'button:not(p .evidence_reason, .output_errata .evidence_reason), select, .switch, .cases_caseField input';

test('a finger finds every control on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [game, hash] of Object.entries(MOMENTS)) {
    await load(page, hash);
    await expect(page.locator('.aside_because')).not.toBeEmpty();
    expect(await tooSmall(page, CONTROLS, 44), game).toEqual([]);
  }
});

test('on a desktop screen everything of the main job is in sight; on a phone the board comes first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./');
  await expectOutput(page, ROBOTS_OUTPUT);
  await page.locator('canvas').hover();
  for (const part of [
    '.input_input',
    '.output_output',
    'canvas',
    '.timeline_timeline',
    '.aside_step',
    '.aside_told',
    '.aside_because',
    '.evidence_candidates',
  ])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.timeline_timeline')).toBeInViewport({ ratio: 1 });
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await top('.input_input')).toBeLessThan(await top('.output_output'));
});

/** Labels that do not stand in the middle of their controls, with the pixels that they are off; an icon is left out. */
const uneven = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, label:has(> [type=file]), [popover] > a')].flatMap((control) => {
      const name = [...control.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!name || !control.checkVisibility({ visibilityProperty: true }) || control.closest('.code')) return [];
      const range = document.createRange();
      range.selectNodeContents(name);
      const [label, box] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
      const off = (label.top + label.bottom - box.top - box.bottom) / 2;
      return Math.abs(off) > 1.5 ? [`${name.textContent}: ${off}`] : [];
    }),
  );

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a desktop screen at 200 %', 683, 384],
] as const)
  test(`labels stand in the middle of their buttons: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, hash] of Object.entries(MOMENTS)) {
      await load(page, hash);
      await expect(page.locator('.aside_because')).not.toBeEmpty();
      expect(await uneven(page), game).toEqual([]);
    }
  });

test.describe('a first visit by phone', () => {
  test.use({ fresh: true, welcome: true });
  test('finds board and transport of Pursuit on its first screen, and a gap under the task', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=5');
    await expect(page.locator('.welcome_welcome')).toBeVisible();
    await expect(page.locator('.aside_because')).not.toBeEmpty();
    await expect(page.locator('.pursuit_bar')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play \(/ })).toBeInViewport({ ratio: 1 });
    await page.locator('.welcome_welcome').getByRole('button', { name: w.page.dismiss }).click();
    await expect(page.locator('.about_about')).toBeVisible();
    const box = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
    const [about, bar] = [await box('.about_about'), await box('.pursuit_bar')];
    expect(bar.y - about.y - about.height).toBeGreaterThanOrEqual(4);
  });
});

/** A first step of each game, and how its sentence begins. */
const STEPS: Record<string, [hash: string, said: string]> = {
  robots: ['#v=1&game=robots&sample=statement&case=1&ply=0', 'Move 1:'],
  janken: ['#v=1&game=janken&sample=zones&case=1&ply=0', 'Move 1 '],
  pursuit: ['#v=1&game=pursuit&sample=torus&case=1&ply=6', 'Turn 3.'],
  solitaire: ['#v=1&game=solitaire&sample=springare&case=1&ply=0', 'Removal 1'],
  knights: ['#v=1&game=knights&sample=corner&case=1&ply=0', 'Move 1:'],
};

const HOUR = 3_600_000;

/** The board's pixels. */
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Steps while the page's clock stands still: the board before it, on its way, and in the end. */
async function step(page: Page, said: string): Promise<[string, string, string]> {
  await page.clock.runFor(1_000);
  const before = await picture(page);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(said);
  await page.clock.runFor(100);
  const during = await picture(page);
  await page.clock.runFor(1_000);
  return [before, during, await picture(page)];
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a step is shown as it happens, or at once: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: 0 });
    for (const [nth, [game, [hash, said]]] of Object.entries(STEPS).entries()) {
      await load(page, hash);
      await expect(page.locator('.aside_because')).not.toBeEmpty();
      await page.clock.pauseAt(HOUR * (nth + 1));
      const [before, during, after] = await step(page, said);
      expect(after, game).not.toBe(before);
      expect(during, game).not.toBe(before);
      expect(during === after, game).toBe(reducedMotion === 'reduce');
      await page.clock.resume();
    }
  });

test('without script the page says what it needs', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(baseURL ?? '');
  await expect(page.locator('.no-script')).toBeInViewport();
  await page.close();
});

test('the skip link leads to the board', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: w.page.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#board')).toBeFocused();
  await expect(input(page)).not.toBeFocused();
});

test('a long line of the output can be scrolled to its end', async ({ page }) => {
  await page.goto('./#v=1&game=pursuit&sample=big&case=1&ply=0');
  const output = page.locator('.output_output pre');
  await expect(output.locator('.output_chunk').first()).toBeVisible();
  await expect.poll(() => output.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeGreaterThan(300);
});
