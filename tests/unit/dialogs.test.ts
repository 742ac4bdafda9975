// Dialogs in the history: Back closes one and leads nowhere else, and what is closed otherwise leaves no entry to go back to.
import { expect, test, vi } from 'vitest';
import { Page } from './visiting';

/** Opens a dialog; returns whether it is open, and what its button for closing does. */
function open(page: Page) {
  const dialog = { isOpen: true, close: () => {} };
  const closed = page.visits.cover(() => dialog.close());
  dialog.close = () => {
    dialog.isOpen = false;
    closed();
  };
  return dialog;
}

const arrives = (page: Page, index: number) => vi.waitFor(() => expect(page.tab.at).toBe(index));

test('Back closes a dialog, and only then leads to the game before', async () => {
  const page = await Page.open();
  page.write('mine');
  await page.visits.openGame('knights');
  page.write('knights');
  const [below, above] = [open(page), open(page)];
  page.tab.go(-1);
  expect([below.isOpen, above.isOpen, page.game]).toEqual([true, false, 'knights']);
  page.tab.go(-1);
  expect([below.isOpen, page.input]).toEqual([false, 'knights']);
  page.tab.go(-1);
  await page.stands('mine');
});

test('a dialog that is closed by its button leaves no entry, and what was changed in it is in the address', async () => {
  const page = await Page.open();
  const dialog = open(page);
  page.write('from a dialog');
  await page.settled();
  const { hash } = page.tab;
  dialog.close();
  await arrives(page, 0);
  await vi.waitFor(() => expect(page.tab.hash).toBe(hash));
  expect(page.input).toBe('from a dialog');
});

test('a dialog that was closed is not what Forward leads to', async () => {
  const page = await Page.open();
  open(page);
  page.tab.go(-1);
  page.tab.go(1);
  await arrives(page, 0);
});

test('a page that is loaded again has no dialog, and no entry of one', async () => {
  const page = await Page.open();
  await page.visits.openGame('knights');
  page.write('mine');
  open(page);
  const later = await page.reload();
  await arrives(later, 1);
  expect(later.input).toBe('mine');
  later.tab.go(-1);
  await vi.waitFor(() => expect(later.game).toBe('robots'));
});

test('a game that is opened as a dialog closes has the entry after the one before', async () => {
  const page = await Page.open();
  page.write('mine');
  const dialog = open(page);
  dialog.close();
  await page.visits.openGame('knights');
  await arrives(page, 1);
  expect([page.game, page.tab.length]).toEqual(['knights', 2]);
  page.tab.go(-1);
  await page.stands('mine');
});

test('a dialog that is opened as another one closes stays, and Back closes it alone', async () => {
  const page = await Page.open();
  await page.visits.openGame('knights');
  page.write('mine');
  open(page).close();
  const next = open(page);
  await page.settled();
  expect([next.isOpen, page.tab.at]).toEqual([true, 2]);
  page.tab.go(-1);
  expect([next.isOpen, page.input, page.tab.at]).toEqual([false, 'mine', 1]);
});

test('a link that is followed closes what lies over the page', async () => {
  const page = await Page.open();
  const dialog = open(page);
  page.tab.follow('#v=1&game=robots&sample=chase&case=1&ply=3');
  await page.shows(3);
  expect(dialog.isOpen).toBe(false);
});

test('a link that comes as a dialog closes is followed', async () => {
  const page = await Page.open();
  page.write('mine');
  open(page).close();
  page.tab.follow('#v=1&game=knights&sample=corner&case=1&ply=2');
  await page.shows(2);
  await vi.waitFor(() => expect([page.game, page.tab.at, page.tab.length]).toEqual(['knights', 1, 2]));
  await page.settled();
  page.tab.go(-1);
  await page.stands('mine');
});
