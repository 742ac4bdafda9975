// The page in Russian, as it is built: the main job, the way between the languages, boards on other pages. Its words:
// tests/unit/language.ru.test.ts and words.test.ts.
import type { Page } from '@playwright/test';
import { ANY, like } from './like';
import { button, counter, expect, expectOutput, paste, ROBOTS, ROBOTS_OUTPUT, sentence, switchTo, test } from './page';
import { russian, w } from './words';

async function start(page: Page, hash: string, file = 'ru.html'): Promise<void> {
  await page.goto(`./${file}${hash}`);
  await expect(page.locator('.code')).toBeVisible();
}

test('paste, read, play, ask why: in Russian', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle(russian.page.title({ tab: russian.robots.name }));
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(counter(page)).toHaveText('Ход 0 из 5');
  await expect(page.locator('.aside_because')).toContainText(
    russian.robots.reason({ move: 'Идти на запад', decided: 'distance' }),
  );
  await button(page, russian.timeline.on).click();
  await expect(sentence(page)).toContainText(like(russian.robots.walked({ nth: 1, direction: 'W', cell: ANY })));
  await page.locator('.timeline_speed select').selectOption('50');
  await button(page, russian.timeline.play).click();
  await expect(counter(page)).toHaveText('Ход 5 из 5');
  await expect(sentence(page)).toContainText(russian.robots.over({ end: 'won' }));
});

test('the switch leads to the same moment in the other language, and back', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=3', 'index.html');
  await expect(counter(page)).toHaveText(/^Move 3 of/);
  await button(page, w.timeline.on).click();
  await switchTo(page, 'Русский');
  await expect(page).toHaveURL(/ru\.html#/);
  await expect(counter(page)).toHaveText(/^Ход 4 из/);
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await switchTo(page, 'English');
  await expect(page).toHaveURL(/index\.html#/);
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(counter(page)).toHaveText(/^Move \d+ of/);
});

test('boards on other pages speak the language of the page, or their own', async ({ page }) => {
  await page.goto('./embed-ru.html');
  const first = page.locator('boardlab-board').first();
  await expect(first.frameLocator('iframe').locator('.timeline_counter')).toHaveText(/^Ход \d+ из\s93/);
  await expect(first.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ru');
  // All but names in programs, which stand as code.
  const said = await page.locator('main').evaluate((main) => {
    const text = main.cloneNode(true) as HTMLElement;
    for (const code of text.querySelectorAll('pre, code')) code.remove();
    const named = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      [...main.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
    );
    return [text.textContent, ...named].join(' ');
  });
  expect(said).toMatch(/[а-яё]{4}/);
  expect((said.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => word !== 'Boardlab')).toEqual([]);
  await first.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(first.frameLocator('iframe').locator('.timeline_counter')).toHaveText(/^Move \d+ of 93/);
});
