// @vitest-environment happy-dom
// The page of a class in each other language: no English is left.
import { expect, test, vi } from 'vitest';
import { expectNoEnglish, GAMES } from './left-in-english';
import { openClass, waitFor } from './page';

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

for (const game of GAMES)
  test(`no English word is left in the classroom: ${game}`, async () => {
    for (const mode of ['present', 'predict', 'lesson.0', 'sheet', 'seed']) {
      await openClass(`#v=1&game=${game}&sample=statement&case=1&ply=1&class=${mode}`);
      await waitFor(() => expect(document.querySelector('.teach_teach')).toBeTruthy());
      await expectNoEnglish(`${game}: ${mode}`);
    }
  });
