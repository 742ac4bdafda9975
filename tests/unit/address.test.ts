// @vitest-environment happy-dom
// The address always leads back, and one that leads nowhere says so and changes nothing.

import * as pageWords from 'words:page';
import * as panes from 'words:panes';
import * as robots from 'words:robots';
import { expect, test } from 'vitest';
import { address, caseField, counter, notice, sentence, write, written } from './kit';
import { button, open, output, press, screen, settled, shown, visit, waitFor } from './page';

// The first of this file: it is the page's first address.
test('a damaged link at the start leaves a living page', async () => {
  const lab = await open('#v=1&game=robots&text=%%%');
  await waitFor(() => expect(notice()).toContain(pageWords.notice({ kind: 'damagedLink' })));
  expect(await output(lab)).toContain('Won game after making 5 moves.');
});

test('the address leads to the same text, case and move', async () => {
  const lab = await open('#v=1&game=robots');
  await write(lab, '1 0\n3 4\n2 1\n20 21\n7 8\n1 1\n0 0\n');
  press('n');
  await waitFor(() => expect(caseField()).toBe('2'));
  press('ArrowRight');
  press('ArrowRight');
  await shown(lab, 2);
  await waitFor(() => expect(counter()).toContain('Move 2 of'));
  await waitFor(() => expect(sentence()).toContain('Move 2:'));
  const said = sentence();
  const hash = await address(/^#v=2&game=robots&text=[\w-]+&case=2&ply=2$/);
  await open('#v=1&game=knights');
  await open(hash);
  await shown(lab, 2);
  await waitFor(() => expect(written()).toContain('20 21'));
  expect(caseField()).toBe('2');
  await waitFor(() => expect(sentence()).toBe(said));
});

for (const [what, hash] of [
  ['a bracket behind it', '#v=1&game=knights&sample=corner&case=1&ply=0)'],
  ['a bracket and a full stop', '#v=1&game=knights&sample=corner&case=1&ply=0).'],
  ['a quotation mark', '#v=1&game=knights&sample=corner&case=1&ply=0»'],
  ['the text of a page', '#v=1&amp;game=knights&amp;sample=corner&amp;case=1&amp;ply=0'],
] as const)
  test(`a link with ${what} is the same link`, async () => {
    await open('#v=1&game=robots');
    const lab = await open(hash);
    await settled(lab);
    await address(/^#v=1&game=knights&sample=corner&case=1&ply=0$/);
    expect(notice()).toBe('');
  });

test('a sample is linked by its name', async () => {
  const lab = await open('#v=1&game=robots');
  button(robots.chase).click();
  await settled(lab);
  await address(/^#v=1&game=robots&sample=chase&case=1&ply=0$/);
});

test('a branch and lifted limits are in the address', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&limits=lifted&case=1&ply=0');
  await waitFor(() => expect(counter()).toBe('Move 0 of 5'));
  await lab.game.move('S');
  const hash = await address(/&limits=lifted&case=1&ply=1&line=/);
  await open('#v=1&game=knights');
  await open(hash);
  await waitFor(() => expect(sentence()).toContain(robots.walked({ nth: 1, direction: 'S', cell: '(16, 15)' })));
  expect(button(panes.solversLine)).toBeTruthy();
  expect(button(/^Limits lifted/)).toBeTruthy();
});

test('a link of version 1 opens for ever', async () => {
  // "1\n1\n7 9\n" for Hyper Knights, written once and never again.
  await open('#v=1&game=knights&text=M-Qy5DJXsOQCAA&case=1&ply=1');
  await waitFor(() => expect(written()).toContain('7 9'));
  await waitFor(() => expect(counter()).toContain('Move 1 of'));
});

test('a link pasted into the open page opens', async () => {
  await open('#v=1&game=robots');
  await open('#v=1&game=robots&sample=statement&case=3&ply=30');
  await waitFor(() => expect(sentence()).toContain(robots.jumped({ nth: 30, cell: '(16, 15)' })));
});

test('a link that was pasted is not written over by the page’s own address, and is followed', async () => {
  await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  const { visits } = await import('../../www/src/links/visits');
  press('ArrowRight');
  await address(/&ply=1$/);
  const pasted = '#v=1&game=robots&sample=statement&case=3&ply=30';
  history.replaceState(null, '', pasted);
  press('ArrowRight');
  await waitFor(() => expect(counter()).toContain('Move 2 of'));
  expect(await visits.writeAddress()).toContain('ply=2');
  expect(location.hash).toBe(pasted);
  await visit(pasted);
  await waitFor(() => expect(sentence()).toContain(robots.jumped({ nth: 30, cell: '(16, 15)' })));
});

test('of two links pasted one after the other, the last one stays', async () => {
  const [page, { follow }] = [await open('#v=1&game=robots'), await import('../../www/src/links/address')];
  const visits: Promise<boolean>[] = [];
  // The text of the first is unpacked, so it is read after the second.
  for (const hash of [
    '#v=1&game=knights&text=M-Qy5DJXsOQCAA&case=1&ply=1',
    '#v=1&game=robots&sample=chase&case=1&ply=0',
  ]) {
    history.replaceState(null, '', hash);
    visits.push(follow(page));
  }
  await Promise.all(visits);
  expect(page.state.tab.value).toBe('robots');
});

for (const [name, hash, kind] of [
  ['damaged', '#v=1&game=robots&text=zzzz!&case=1&ply=0', 'damagedLink'],
  ['cut', '#v=1&game=robots&text=MzQ&case=x&ply=0', 'damagedLink'],
  ['strange', '#hello', 'damagedLink'],
  ['newer', '#v=9&game=robots&text=MzQ', 'newerLink'],
  ['foreign', '#v=1&game=robots&kept=1-2-3&case=1&ply=0', 'notKept'],
  ['of a newer kind of seed', '#v=2&game=solitaire&made=2.7&case=1&ply=0', 'newerLink'],
  ['of a strange seed', '#v=2&game=solitaire&made=1.x&case=1&ply=0', 'damagedLink'],
] as const)
  test(`a link that is ${name} says so and loses nothing`, async () => {
    const lab = await open('#v=1&game=robots');
    await write(lab, '1 0\n3 4\n0 0\n');
    await address(/text=/);
    const asked = lab.state.openings.peek();
    await visit(hash);
    await waitFor(() => expect(notice()).toContain(pageWords.notice({ kind })));
    expect(written()).toContain('3 4');
    expect(lab.state.openings.peek()).toBe(asked);
  });

test('options and moves that the game does not know are left out, which is said', async () => {
  await open('#v=1&game=robots&sample=statement&options=no=1&case=3&ply=57');
  await waitFor(() => expect(notice()).toContain(pageWords.notice({ kind: 'withoutOptions' })));
  await waitFor(() => expect(caseField()).toBe('3'));
  // "0:nowhere", packed.
  await open('#v=2&game=robots&sample=statement&case=2&ply=0&line=ATOwyssvz0gtSgUA');
  await waitFor(() => expect(caseField()).toBe('2'));
});

test('a far move waits for the solver', async () => {
  const lab = await open('#v=1&game=knights&sample=twenty&case=1&ply=400');
  await shown(lab, 400);
  await waitFor(() => expect(counter()).toContain('Move 400 of'));
  await waitFor(() => expect(sentence()).toContain('Move 400:'));
});

test('a link that could not be loaded can be tried again', async () => {
  const lab = await open('#v=1&game=robots');
  const hash = '#v=1&game=knights';
  lab.notices.say({ kind: 'notLoaded', hash });
  const again = await waitFor(() => screen.getByRole('link', { name: pageWords.again }));
  expect([again.getAttribute('href'), notice()]).toEqual([
    hash,
    expect.stringContaining(pageWords.notice({ kind: 'notLoaded' })),
  ]);
});
