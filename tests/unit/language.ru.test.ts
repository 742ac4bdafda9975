// @vitest-environment happy-dom
// The page in Russian: no English is left beside the board and in dialogs; mistakes are told in Russian.
import * as robots from 'words:robots';
import { expect, test, vi } from 'vitest';
import { caseField, counter, notice, sentence, write } from './kit';
import { button, fireEvent, open, plain, screen, settled, text, waitFor } from './page';
import { expectRussian, GAMES } from './russian';

// Pictures of boards need a browser.
vi.mock('../../www/src/features/export/client', () => ({
  Studio: class {
    order = async () => ({
      file: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
      size: { width: 1, height: 1 },
    });
    end(): void {}
  },
}));

test('the page says in Russian what it shows and why', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  expect(document.title).toBe('Роботы · Boardlab');
  await waitFor(() => expect(counter()).toBe('Ход 0 из 5'));
  await waitFor(() => expect(text('.aside_because')).toContain(plain(robots.why({ decided: 'distance' }))));
  fireEvent.click(button(/^Ход вперёд/));
  await waitFor(() => expect(sentence()).toContain('Ход 1: вы идёте на'));
  fireEvent.click(button(/^К\sконцу/));
  await settled(lab);
  await waitFor(() => expect(sentence()).toContain(robots.over({ end: 'won' })));
});

test('a mistake in the input is told in Russian, and so is a refused move', async () => {
  const lab = await open('#v=1&game=robots');
  await lab.game.move('up');
  await waitFor(() => expect(notice()).toContain('Это не ход.'));
  await write(lab, '1 0\n15 x\n0 0\n');
  await waitFor(() => expect(text('.errors_error')).toContain('Строка 2, позиция 4 (тест 1)'));
  expect(text('.errors_error')).toContain('Найдено: «x».');
});

test('keys are found by their place where the keyboard writes Cyrillic', async () => {
  await open('#v=1&game=robots');
  await waitFor(() => expect(caseField()).toBe('1'));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true }));
  await waitFor(() => expect(caseField()).toBe('2'));
});

for (const game of GAMES)
  test(`no English word is left beside the board: ${game}`, async () => {
    await open(`#v=1&game=${game}&sample=statement&case=1&ply=1`);
    await waitFor(() => expect(sentence()).not.toBe(''));
    const sides = [...document.querySelectorAll<HTMLElement>('[role=tab][id^=side-]')];
    expect(sides.length).toBeGreaterThan(2);
    for (const side of sides) {
      fireEvent.click(side);
      await waitFor(() => expect(side.getAttribute('aria-selected')).toBe('true'));
      await expectRussian(`${game}: ${side.textContent}`);
    }
  });

test('no English word is left in the dialogs', async () => {
  await open('#v=1&game=robots&sample=statement&case=1&ply=1');
  for (const name of ['Поделиться', 'Сохранить картинку', 'Помощь', 'Тесты этого входа']) {
    const [opener] = screen.getAllByRole('button', { name: new RegExp(`^${name.replace(' ', '\\s')}`) });
    fireEvent.click(opener as HTMLElement);
    const dialog = await waitFor(() => {
      const found = document.querySelector<HTMLDialogElement>('dialog[open]');
      expect(found?.querySelector('h2')).toBeTruthy();
      return found as HTMLDialogElement;
    });
    for (const part of dialog.querySelectorAll<HTMLElement>('[role=tab]')) {
      fireEvent.click(part);
      await expectRussian(`${name}: ${part.textContent}`);
    }
    await expectRussian(name);
    dialog.close();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  }
  fireEvent.click(button(/^Править\sна\sдоске/));
  fireEvent.click(button('Проверить моё решение'));
  await expectRussian('editing and comparing');
});
