// The page in Russian: the main job, the way between the languages, and no English left.
import type { Page } from '@playwright/test';
import { audit, button, counter, expect, expectOutput, paste, ROBOTS, ROBOTS_OUTPUT, sentence, test } from './page';

/** What is Latin in a Russian text: names, keys, and words of inputs, outputs and command lines. */
const MAY_STAY = [
  ...['Boardlab', 'JavaScript', 'Enter', 'Home', 'Shift', 'Ctrl', 'Page', 'Down', 'WebM', 'Letter'],
  ...['torn', 'lopare', 'springare', 'blank', 'robot', 'time'],
  // A program's function, and what it is given.
  ...['solve', 'input'],
  ...['random', 'chase', 'area', 'shadow', 'dominate', 'best', 'exact'],
];

type Boardlab = { session: { move(notation: string): Promise<void> } };

const GAMES = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'];

async function start(page: Page, hash = '', file = 'ru.html'): Promise<void> {
  await page.goto(`./${file}${hash}`);
  await expect(page.locator('.code')).toBeVisible();
}

const switchTo = (page: Page, sign: string) => page.getByRole('link', { name: new RegExp(`^${sign}:`) });

/** Latin words of four letters or more that a visitor sees or hears; not in quotations, texts of programs, {fields}. */
const latin = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const walk = (node: Node): void => {
      if (node instanceof Text) said.push(node.data);
      if (!(node instanceof HTMLElement) || node.lang === 'en' || !node.checkVisibility()) return;
      for (const name of ['aria-label', 'title', 'placeholder']) said.push(node.getAttribute(name) ?? '');
      if (!node.matches('pre, code, kbd, textarea, .cm-editor')) node.childNodes.forEach(walk);
    };
    walk(document.body);
    const text = said
      .filter((part) => !part.startsWith('function '))
      .join('\n')
      .replace(/“[^”]*”|\{\w+\}/g, '');
    return [...new Set(text.match(/[A-Za-z]{4,}/g))];
  });

async function expectRussian(page: Page, where: string): Promise<void> {
  await expect(page.getByText(/^(Загружается|Читается)…$/)).toHaveCount(0);
  const left = (await latin(page)).filter((word) => !MAY_STAY.includes(word));
  expect.soft(left, where).toEqual([]);
}

test('paste, read, play, ask why: in Russian', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveTitle('Роботы · Boardlab');
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(counter(page)).toHaveText('Ход 0 из 5');
  await expect(page.locator('.because')).toContainText('Идти на запад: из шагов, после которых остаются 4 робота');
  await button(page, 'Ход вперёд').click();
  await expect(sentence(page)).toContainText('Ход 1: вы идёте на');
  await button(page, 'Пуск').click();
  await expect(counter(page)).toHaveText('Ход 5 из 5');
  await expect(sentence(page)).toContainText('Победа на ходу 5.');
});

test('a mistake in the input is told in Russian, and so is a refused move', async ({ page }) => {
  await start(page);
  await expect(counter(page)).toHaveText('Ход 0 из 5');
  await page.evaluate(() => {
    const { session } = (globalThis as unknown as { boardlab: Boardlab }).boardlab;
    return session.move('up');
  });
  await expect(page.locator('.notice')).toContainText('Это не ход.');
  await paste(page, '1 0\n15 x\n0 0\n');
  await expect(page.locator('.error')).toContainText('Строка 2, позиция 4 (тест 1)');
  await expect(page.locator('.error')).toContainText('Найдено: «x».');
});

test('keys are found by their place where the keyboard writes Cyrillic', async ({ page }) => {
  await start(page);
  await expect(page.getByRole('textbox', { name: 'Номер теста' })).toHaveValue('1');
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Номер теста' })).toHaveValue('2');
});

test('the switch leads to the same moment in the other language, and back', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=3', 'index.html');
  await expect(counter(page)).toHaveText(/^Move 3 of/);
  await button(page, /^One move on/).click();
  await switchTo(page, 'RU').click();
  await expect(page).toHaveURL(/ru\.html#/);
  await expect(counter(page)).toHaveText(/^Ход 4 из/);
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await switchTo(page, 'EN').click();
  await expect(page).toHaveURL(/index\.html#/);
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(counter(page)).toHaveText(/^Move \d+ of/);
});

for (const game of GAMES)
  test(`no English word is left beside the board: ${game}`, async ({ page }) => {
    await start(page, `#v=1&game=${game}&sample=statement&case=1&ply=1`);
    await expect(sentence(page)).not.toBeEmpty();
    const sides = page.locator('[role=tab][id^=side-]');
    for (const side of await sides.all()) {
      await side.click();
      await expect(side).toHaveAttribute('aria-selected', 'true');
      await expectRussian(page, `${game}: ${await side.textContent()}`);
    }
    await page.getByRole('tab', { name: 'Почему' }).click();
    await audit(page, game);
  });

for (const game of GAMES)
  test(`no English word is left in the classroom: ${game}`, async ({ page }) => {
    for (const mode of ['present', 'predict', 'lesson.0', 'sheet', 'seed']) {
      await page.goto(`./ru.html#v=1&game=${game}&sample=statement&case=1&ply=1&class=${mode}`);
      await page.reload();
      await expect(page.locator('.teach')).toBeVisible();
      await expectRussian(page, `${game}: ${mode}`);
    }
  });

test('no English word is left in the dialogs', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=1');
  for (const name of ['Поделиться', 'Экспорт', 'Клавиши (?)', 'Тесты, случайные входы']) {
    await button(page, name).first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.locator('h2').first()).toBeVisible();
    for (const part of await dialog.getByRole('tab').all()) {
      await part.click();
      await expectRussian(page, `${name}: ${await part.textContent()}`);
    }
    await expectRussian(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await button(page, 'Править на доске').click();
  await button(page, 'Сравнить').click();
  await expectRussian(page, 'editing and comparing');
});

test('boards on other pages speak the language of the page, or their own', async ({ page }) => {
  await page.goto('./embed-ru.html');
  const first = page.locator('boardlab-board').first();
  await expect(first.frameLocator('iframe').locator('.counter')).toHaveText(/^Ход \d+ из\s93/);
  await expect(first.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'ru');
  await expectRussian(page, 'the examples');
  await first.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(first.frameLocator('iframe').locator('.counter')).toHaveText(/^Move \d+ of 93/);
});
