// @vitest-environment happy-dom
// Where a person comes to by a tab, by a key and by a button.

import * as compare from 'words:compare';
import * as page from 'words:page';
import * as panes from 'words:panes';
import * as pursuit from 'words:pursuit';
import { expect, test, vi } from 'vitest';
import { Visits } from '../../www/src/links/visits';
import { keys } from './board';
import { button, fireEvent, open, output, press, screen, settled, shown, there, until, waitFor } from './page';

type Window = { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };

test('a game that is chosen rests', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  (globalThis as unknown as Window).happyDOM.settings.device.prefersReducedMotion = 'no-preference';
  let hasPlayed = false;
  const stop = lab.state.playing.subscribe((now) => {
    hasPlayed ||= now;
  });
  fireEvent.click(screen.getByRole('tab', { name: pursuit.name }));
  await until(lab.state.opened, (now) => now !== null && lab.state.tab.peek() === 'pursuit');
  await settled(lab);
  stop();
  expect(hasPlayed).toBe(false);
});

test('B leads to the cell where one stands, whatever cell was looked at before', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await settled(lab);
  await waitFor(() => expect(there('[data-game=robots] [role=grid]')).toBe(true));
  press('b');
  expect(document.activeElement?.getAttribute('role')).toBe('grid');
  const begun = lab.state.cursor.peek();
  keys('ArrowLeft', 'ArrowLeft', 'ArrowUp');
  expect(lab.state.cursor.peek()).not.toEqual(begun);
  press('b');
  expect(lab.state.cursor.peek()).toEqual(begun);
  (document.activeElement as HTMLElement).blur();
  lab.game.go(5);
  const { frame } = await shown(lab, 5);
  const [x, y] = 'you' in frame.board ? frame.board.you : [];
  press('b');
  expect(lab.state.cursor.peek()).toEqual({ x: BigInt(x ?? 0), y: BigInt(y ?? 0) });
});

test('the field for an output has the focus when a person asks for it, and not after a reload', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await settled(lab);
  await output(lab);
  const field = () => screen.findByRole('textbox', { name: compare.field });
  fireEvent.click(button(panes.test));
  const asked = await field();
  await waitFor(() => expect(document.activeElement).toBe(asked));
  fireEvent.click(button(panes.test));
  lab.panes.setComparing(true);
  const restored = await field();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).not.toBe(restored);
});

test('the ways to a class lead to its page with what is shown', async () => {
  const left: string[] = [];
  vi.spyOn(Visits.prototype, 'goTo').mockImplementation((address) => void left.push(address));
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=4');
  await settled(lab);
  fireEvent.click(button(page.teach));
  await waitFor(() =>
    expect(left).toEqual(['./class.html#v=1&game=robots&sample=statement&case=1&ply=4&class=present']),
  );
  fireEvent.click(button(page.addToLesson));
  await waitFor(() => expect(left).toHaveLength(2));
  expect(left[1]).toMatch(/ply=4&class=edit\.0$/);
});
