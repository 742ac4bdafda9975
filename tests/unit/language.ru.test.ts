// @vitest-environment happy-dom
// The page in Russian: what is shown and why, mistakes, keys. That no English is left: left-in-english.each.test.ts.
import * as robots from 'words:robots';
import { expect, test } from 'vitest';
import { caseField, counter, notice, sentence, write } from './kit';
import { button, fireEvent, open, plain, settled, text, waitFor } from './page';

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

test('keys are found by their place where the keyboard writes Cyrillic, signs of full width, or words', async () => {
  await open('#v=1&game=robots');
  await waitFor(() => expect(caseField()).toBe('1'));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true }));
  await waitFor(() => expect(caseField()).toBe('2'));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', code: 'KeyP', bubbles: true }));
  await waitFor(() => expect(caseField()).toBe('1'));
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: '？', code: 'Slash', shiftKey: true, bubbles: true }),
  );
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeTruthy());
});
