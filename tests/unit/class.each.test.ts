// @vitest-environment happy-dom
// The page of a class in each other language: no English is left.
import { expect, test } from 'vitest';
import { expectNoEnglish, GAMES } from './left-in-english';
import { openClass, waitFor } from './page';

for (const game of GAMES)
  test(`no English word is left in the classroom: ${game}`, async () => {
    for (const mode of ['present', 'predict', 'lesson.0', 'sheet', 'seed', 'play']) {
      await openClass(`#v=1&game=${game}&sample=statement&case=1&ply=1&class=${mode}`);
      await waitFor(() => expect(document.querySelector('.teach_teach')).toBeTruthy());
      await expectNoEnglish(`${game}: ${mode}`);
    }
  });
