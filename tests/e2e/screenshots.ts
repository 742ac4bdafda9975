// Takes the pictures of the README and the book into docs/: `make screenshots`.
import { expect, type Page, test } from '@playwright/test';
import { button, choose, edited } from './page';
import { FILM, OWN, PICTURES } from './picture-list';
import { w } from './words';

/** The page is laid out for this window, and the picture is as wide as the list says. */
const WINDOW = { width: 1440, height: 900 };

/** Shows a position, past the first visit's greeting, until all that is said of it is there. */
async function show(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await edited(page);
  await button(page, w.page.dismiss).click();
  await expect(page.locator('.about_about')).not.toBeEmpty();
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() => {
    const { state } = (globalThis as unknown as { boardlab: Boardlab }).boardlab;
    return state.shown.value?.explanation?.thought?.done ?? true;
  });
}

for (const [name, { hash, width }] of Object.entries(PICTURES))
  test(name, async ({ browser }) => {
    const page = await browser.newPage({
      viewport: WINDOW,
      deviceScaleFactor: width / WINDOW.width,
      colorScheme: 'light',
    });
    await show(page, hash);
    await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' });
    await page.close();
  });

test(OWN.name, async ({ browser }) => {
  const { width, height } = OWN;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.goto('./own.html');
  await edited(page);
  await expect(page.locator('.timeline_counter')).toContainText('9');
  const slider = page.getByRole('slider');
  await slider.fill('5');
  // No ring of the keyboard's focus in the picture.
  await slider.blur();
  await expect(page.locator('.timeline_counter')).toContainText('5');
  await page.screenshot({ path: `docs/${OWN.name}.png`, animations: 'disabled' });
  await page.close();
});

/** The sentence of the reason that says how the game is played; the page's own words. */
const sentence = (reason: string) => /Two catchers [^.]*\./.exec(reason)?.[0] ?? '';

test(FILM.name, async ({ browser }) => {
  const page = await browser.newPage({ viewport: WINDOW, colorScheme: 'light' });
  await show(page, FILM.hash);
  const reason = sentence(await page.locator('.aside_because').innerText());
  expect(reason).not.toBe('');
  await choose(page, 'Menu', 'Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'GIF', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Frame rate', exact: true }).selectOption('One frame per move');
  await dialog.getByRole('button', { name: 'Whole case', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Caption' }).fill(reason);
  await dialog.getByRole('button', { name: 'Create file', exact: true }).click();
  const link = dialog.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await file.saveAs(`docs/${FILM.name}.gif`);
  await page.close();
});

type Boardlab = { state: { shown: { value: { explanation: { thought: { done: boolean } | null } | null } | null } } };
