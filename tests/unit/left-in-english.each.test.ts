// @vitest-environment happy-dom
// The page in each other language: no English is left beside the board and in dialogs.
import * as page from 'words:page';
import * as panes from 'words:panes';
import { expect, test } from 'vitest';
import { sentence } from './kit';
import { expectNoEnglish, GAMES } from './left-in-english';
import { button, fireEvent, open, screen, waitFor } from './page';

/** A button has its key behind its name. */
const beginning = (name: string) => new RegExp(`^${name.replace(/[.*+?()]/g, '\\$&').replace(/\s/g, '\\s')}`);

for (const game of GAMES)
  test(`no English word is left beside the board: ${game}`, async () => {
    await open(`#v=1&game=${game}&sample=statement&case=1&ply=1`);
    await waitFor(() => expect(sentence()).not.toBe(''));
    const sides = [...document.querySelectorAll<HTMLElement>('[role=tab][id^=side-]')];
    expect(sides.length).toBeGreaterThan(2);
    for (const side of sides) {
      fireEvent.click(side);
      await waitFor(() => expect(side.getAttribute('aria-selected')).toBe('true'));
      await expectNoEnglish(`${game}: ${side.textContent}`);
    }
  });

test('no English word is left in the dialogs', async () => {
  await open('#v=1&game=robots&sample=statement&case=1&ply=1');
  for (const name of [page.share, page.export, page.help, panes.cases]) {
    const [opener] = screen.getAllByRole('button', { name: beginning(name) });
    fireEvent.click(opener as HTMLElement);
    const dialog = await waitFor(() => {
      const found = document.querySelector<HTMLDialogElement>('dialog[open]');
      expect(found?.querySelector('h2')).toBeTruthy();
      return found as HTMLDialogElement;
    });
    for (const part of dialog.querySelectorAll<HTMLElement>('[role=tab]')) {
      fireEvent.click(part);
      await expectNoEnglish(`${name}: ${part.textContent}`);
    }
    await expectNoEnglish(name);
    dialog.close();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  }
  fireEvent.click(button(beginning(panes.edit)));
  fireEvent.click(button(beginning(panes.test)));
  await expectNoEnglish('editing and comparing');
});
