// The page in other languages, as it is built: the main job, the ways between the languages, boards on other pages. Its words:
// tests/unit/languages.test.ts and left-in-english.each.test.ts.
import type { Page } from '@playwright/test';
import { nameOf } from '../../www/build/pages';
import { LANGUAGES, SPOKEN } from '../../www/build/words/catalogue';
import { capital } from '../../www/src/i18n/format';
import { SCRIPTS } from '../unit/scripts';
import { ANY, like } from './like';
import { button, counter, expect, expectOutput, paste, ROBOTS, ROBOTS_OUTPUT, sentence, switchTo, test } from './page';
import { OTHERS, w } from './words';

async function start(page: Page, hash: string, file: string): Promise<void> {
  await page.goto(`./${file}.html${hash}`);
  await expect(page.locator('.code')).toBeVisible();
}

/** A language may have words of its own for the beginning: a move is a number to it. */
const ANY_MOVE = ANY as unknown as number;

for (const { language, locale, words } of OTHERS) {
  test(`paste, read, play, ask why: ${language}`, async ({ page }) => {
    await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0', nameOf('whole', language));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle(words.page.title({ tab: words.robots.name }));
    await paste(page, ROBOTS);
    await expectOutput(page, ROBOTS_OUTPUT);
    await expect(counter(page)).toHaveText(capital(words.timeline.moveOf({ nth: 0, all: 5 })));
    await expect(page.locator('.aside_because')).toContainText(
      like(words.robots.reason({ move: ANY, decided: 'distance' })),
    );
    await button(page, words.timeline.on).click();
    await expect(sentence(page)).toContainText(like(words.robots.walked({ nth: 1, direction: 'W', cell: ANY })));
    await page.locator('.timeline_speed select').selectOption('50');
    await button(page, words.timeline.play).click();
    await expect(counter(page)).toHaveText(capital(words.timeline.moveOf({ nth: 5, all: 5 })));
    await expect(sentence(page)).toContainText(words.robots.over({ end: 'won' }));
  });

  test(`boards on other pages speak the language of the page, or their own: ${language}`, async ({ page }) => {
    await page.goto(`./${nameOf('examples', language)}.html`);
    const first = page.locator('boardlab-board').first();
    const said = first.frameLocator('iframe').locator('.timeline_counter');
    await expect(said).toContainText('93');
    await expect(first.frameLocator('iframe').locator('html')).toHaveAttribute('lang', locale);
    // All but names in programs, which stand as code.
    const text = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const code of copy.querySelectorAll('pre, code')) code.remove();
      const named = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
        [...main.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
      );
      return [copy.textContent, ...named].join(' ');
    });
    expect(text).toMatch(SCRIPTS[language] as RegExp);
    expect((text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => word !== 'Boardlab')).toEqual([]);
    await first.evaluate((element) => element.setAttribute('lang', 'en'));
    await expect(said).toHaveText(like(capital(w.timeline.moveOf({ nth: ANY_MOVE, all: 93 }))));
  });
}

test('the menu leads to the same moment in each other language, and back', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=3', nameOf('whole', LANGUAGES[0]));
  const counts = (words: typeof w, nth: number) =>
    expect(counter(page)).toHaveText(like(capital(words.timeline.moveOf({ nth, all: ANY }))));
  await counts(w, 3);
  await button(page, w.timeline.on).click();
  for (const { language, name, words } of OTHERS) {
    await switchTo(page, name);
    await expect(page).toHaveURL(new RegExp(`/${language}\\.html#`));
    await counts(words, 4);
  }
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await switchTo(page, SPOKEN[0]?.name ?? '');
  await expect(page).toHaveURL(/index\.html#/);
  await expectOutput(page, ROBOTS_OUTPUT);
  await counts(w, ANY_MOVE);
});

test('a page says where it stands in each language', async ({ page }) => {
  for (const kind of ['whole', 'class', 'board', 'examples'] as const)
    for (const { language } of SPOKEN) {
      const html = await (await page.request.get(`./${nameOf(kind, language)}.html`)).text();
      const said = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="\.\/([^"]+)\.html"/g)];
      expect(said.map(([, locale, file]) => [locale, file])).toEqual([
        ...SPOKEN.map((one) => [one.locale, nameOf(kind, one.language)]),
        ['x-default', nameOf(kind, LANGUAGES[0])],
      ]);
    }
});
