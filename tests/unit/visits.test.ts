// Tabs, links, classes, Back, Forward and reloads: what was left at a place is there when it comes back. The state alone, without engines.
import { expect, test, vi } from 'vitest';
import { BEGINNING_OF_CLASS } from '../../www/src/game/class-view';
import { database, resultOf } from '../../www/src/links/database';
import { ofTab, Page } from './visiting';
import { until } from './wait';

test('each game keeps its input and its output through a change of game, Back and Forward', async () => {
  const page = await Page.open();
  page.write('mine');
  page.paste('my output');
  await page.visits.openGame('janken');
  page.write('my janken');
  await page.visits.openGame('robots');
  expect([page.input, page.output]).toEqual(['mine', 'my output']);
  page.tab.go(-1);
  await page.stands('my janken');
  expect([page.game, page.output]).toEqual(['janken', null]);
  page.tab.go(-1);
  await page.stands('mine');
  expect(page.output).toBe('my output');
  page.tab.go(1);
  await page.stands('my janken');
});

test('changes within a visit make no entries, and Back leads to a game as it was left last', async () => {
  const page = await Page.open();
  page.write('first');
  await page.settled();
  page.go(3);
  await page.settled();
  expect(page.tab.length).toBe(1);
  await page.visits.openGame('knights');
  await page.visits.openGame('robots');
  expect([page.input, page.ply]).toEqual(['first', 3]);
  page.write('later');
  page.tab.go(-1);
  await until(page.state.tab, (tab) => tab === 'knights');
  page.tab.go(-1);
  await page.stands('later');
});

test('a link of the same game is a visit of its own: Back brings what was there, Forward what became of it', async () => {
  const page = await Page.open();
  page.write('mine');
  page.go(2);
  page.tab.follow('#v=1&game=robots&sample=chase&case=1&ply=3');
  await page.shows(3);
  expect(page.input).not.toBe('mine');
  page.write('changed');
  page.tab.go(-1);
  await page.stands('mine');
  expect(page.ply).toBe(2);
  page.tab.go(1);
  await page.stands('changed');
});

test('a link that leads nowhere changes nothing, and neither does the way back from it', async () => {
  const page = await Page.open();
  page.write('mine');
  const { openings } = page.state;
  const asked = openings.value;
  page.tab.follow('#nonsense');
  await until(page.state.notice, (notice) => notice?.kind === 'damagedLink');
  page.tab.go(-1);
  await page.settled();
  expect([page.input, openings.value, page.tab.hash.includes('text=')]).toEqual(['mine', asked, true]);
});

test('a link whose input this browser does not hand over says so, and by which link to try again', async () => {
  const page = await Page.open();
  const { get } = IDBObjectStore.prototype;
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'inputs') throw new DOMException('', 'UnknownError');
    return get.call(this, key);
  });
  const hash = '#v=1&game=robots&kept=abc&case=1&ply=0';
  page.tab.follow(hash);
  expect(await until(page.state.notice, (notice) => notice !== null)).toEqual({ kind: 'notRead', hash });
  refuse.mockRestore();
});

test('a lesson, and a link, that need a part which cannot be fetched are not called damaged', async () => {
  const page = await Page.open();
  vi.doMock('../../www/src/links/share-texts', () => Promise.reject(new TypeError('Failed to fetch')));
  const hash = '#v=2&game=robots&text=1zzzz&case=1&ply=0';
  page.tab.follow(hash);
  expect(await until(page.state.notice, (notice) => notice !== null)).toEqual({ kind: 'notLoaded', hash });
  const lesson = '#v=3&game=robots&lesson=AAAA&class=lesson.0';
  page.tab.follow(lesson);
  const { fault } = (await until(page.state.lesson, (now) => now?.fault !== undefined)) ?? {};
  await page.settled();
  expect([fault, page.tab.hash]).toEqual(['notLoaded', lesson]);
  vi.doUnmock('../../www/src/links/share-texts');
});

test('a reload brings every game back: its input and position, its output, and whether that stood there', async () => {
  const before = await Page.open();
  before.write('mine');
  before.go(7);
  before.paste('my output');
  await before.visits.openGame('janken');
  before.write('my janken');
  before.parts.panes.setComparing(true);
  await before.settled();
  // Neither the address nor the database is waited for.
  before.write('a letter more');
  const page = await before.reload();
  expect([page.game, page.input, page.state.comparing.value]).toEqual(['janken', 'a letter more', true]);
  await page.visits.openGame('robots');
  expect([page.input, page.ply, page.output]).toEqual(['mine', 7, 'my output']);
  page.tab.go(-1);
  await page.stands('a letter more');
});

test('what a page had no time to store is there after a reload, and is stored then', async () => {
  const before = await Page.open();
  // Nothing was stored yet: the database is not open.
  before.write('at the last moment');
  before.paste('an output');
  const page = await before.reload();
  expect([page.input, page.output]).toEqual(['at the last moment', 'an output']);
  expect(ofTab.size).toBe(0);
  await page.settled();
  const again = await page.reload();
  expect([again.input, again.output]).toEqual(['at the last moment', 'an output']);
});

test('a reload that finds neither the entry nor the address that was written last brings back what stood there', async () => {
  const before = await Page.open('#v=1&game=robots&sample=chase&case=1&ply=3');
  const { hash } = before.tab;
  before.write('mine');
  await before.settled();
  before.tab.unload();
  before.tab.forget(hash);
  const page = await new Page(before.tab).started();
  expect(page.input).toBe('mine');
  await page.settled();
  expect([page.tab.hash.includes('text='), ofTab.size]).toEqual([true, 0]);
});

test('a link that was not followed yet when the page is loaded again is followed then', async () => {
  const before = await Page.open();
  before.write('mine');
  await before.settled();
  before.tab.follow('#v=1&game=robots&sample=chase&case=1&ply=3');
  const page = await before.reload();
  expect([page.input === 'mine', page.ply]).toEqual([false, 3]);
});

test('another visit opens what a person wrote last, not what a link brought', async () => {
  const page = await Page.open('#solitaire');
  page.write('mine');
  await page.settled();
  page.tab.follow('#v=1&game=solitaire&sample=statement&case=1&ply=4');
  await page.shows(4);
  await page.settled();
  expect((await Page.open('#solitaire')).input).toBe('mine');
});

test('a link in a tab of its own leaves what a person wrote one entry back', async () => {
  const page = await Page.open('#pursuit');
  page.write('mine');
  await page.settled();
  const link = '#v=1&game=pursuit&sample=match&case=1&ply=2';
  const other = await Page.open(link);
  await vi.waitFor(() => expect(other.tab.length).toBe(2));
  expect([other.ply, other.tab.hash]).toEqual([2, link]);
  other.tab.go(-1);
  await other.stands('mine');
  other.tab.go(1);
  await other.shows(2);
});

for (const [how, second] of [
  ['a window of its own', () => Page.open('#knights')],
  ['a duplicated tab', (one: Page) => new Page(one.tab.duplicate()).started()],
] as const)
  test(`two windows lose neither text: ${how}`, async () => {
    const one = await Page.open('#knights');
    one.write('shared');
    await one.settled();
    const two = await second(one);
    expect(two.input).toBe('shared');
    one.write('of one');
    await one.settled();
    two.write('of two');
    await two.settled();
    one.write('of one, later');
    await one.settled();
    await two.visits.openGame('janken');
    expect((await one.reload()).input).toBe('of one, later');
    const later = await two.reload();
    await later.visits.openGame('knights');
    expect(later.input).toBe('of two');
  });

test('a window that goes at once writes over no other', async () => {
  const one = await Page.open('#knights');
  one.write('shared');
  await one.settled();
  const two = await Page.open('#knights');
  two.write('of two');
  expect((await two.reload()).input).toBe('of two');
  expect((await one.reload()).input).toBe('shared');
});

test('the same input in another window has its output, too', async () => {
  const one = await Page.open();
  one.write('mine');
  one.paste('my output');
  await one.settled();
  expect((await Page.open(one.tab.hash)).output).toBe('my output');
});

test('a text that a class brought is not what a person wrote last', async () => {
  const page = await Page.open('#knights');
  page.write('mine');
  await page.visits.settle();
  page.visits.beginClass({ ...BEGINNING_OF_CLASS, mode: 'lesson' });
  const source = { game: 'knights', text: 'a step', relaxed: false, options: '' } as const;
  page.parts.input.bring(source, { case: 0, moves: '', ply: 0 });
  await page.settled();
  expect((await Page.open('#knights')).input).toBe('mine');
});

test('of each game the last twelve visits are kept', async () => {
  for (let nth = 1; nth <= 14; nth++) {
    const page = await Page.open('#pursuit');
    page.write(`text ${nth}`);
    await page.visits.settle();
  }
  const base = await database();
  const rows = await resultOf(base.transaction('texts').objectStore('texts').getAll());
  const texts: string[] = rows.map(({ text }) => text).filter((text) => text.startsWith('text '));
  expect([texts.length, texts.includes('text 2'), texts.includes('text 14')]).toEqual([12, false, true]);
});

test('of two games that are asked for, the last is opened', async () => {
  const page = await Page.open();
  page.write('mine');
  await page.settled();
  await Promise.all([page.visits.openGame('janken'), page.visits.openGame('knights')]);
  expect([page.game, page.tab.length]).toEqual(['knights', 2]);
});

test('an entry whose visit is forgotten is a link', async () => {
  const page = await Page.open();
  page.write('mine');
  page.tab.remember({ visit: 'forgotten', left: {} }, '#v=1&game=robots&sample=chase&case=1&ply=3');
  page.tab.go(-1);
  page.tab.go(1);
  await page.shows(3);
  page.tab.go(-1);
  await page.stands('mine');
});

test('where the browser takes no more entries, the page goes on, and tries again', async () => {
  const page = await Page.open();
  page.write('mine');
  page.tab.isAtLimit = true;
  await page.visits.openGame('janken');
  await page.visits.settle();
  expect([page.game, page.tab.length]).toEqual(['janken', 1]);
  page.tab.isAtLimit = false;
  await page.visits.settle();
  expect(page.tab.length).toBe(2);
  page.tab.go(-1);
  await page.stands('mine');
});

test('a class that was a link on its way is not where the class before it was left', async () => {
  const page = await Page.open();
  page.visits.beginClass(BEGINNING_OF_CLASS);
  page.tab.follow('#v=1&game=knights&sample=statement&case=1&ply=0&class=predict');
  const settled = page.visits.settle();
  page.tab.go(-1);
  await settled;
  expect([page.state.teach.value?.mode, page.game]).toEqual(['present', 'robots']);
});

test('a class is a visit: Back leaves it as it was entered, Forward enters it as it was left', async () => {
  const page = await Page.open();
  page.write('mine');
  page.visits.beginClass(BEGINNING_OF_CLASS);
  page.go(5);
  await page.settled();
  expect(page.tab.hash).toContain('class=present');
  // Its address is not written yet.
  page.visits.beginClass({ ...BEGINNING_OF_CLASS, mode: 'lesson', step: 2 });
  page.tab.go(-1);
  await until(page.state.teach, (teach) => teach === null);
  expect([page.input, page.ply]).toEqual(['mine', 0]);
  page.tab.go(1);
  await until(page.state.teach, (teach) => teach?.mode === 'lesson' && teach.step === 2);
  await page.shows(5);
});

test('a link that leads nowhere ends no class', async () => {
  const page = await Page.open();
  page.visits.beginClass(BEGINNING_OF_CLASS);
  page.tab.follow('#nonsense');
  await until(page.state.notice, (notice) => notice?.kind === 'damagedLink');
  await until(page.state.teach, (teach) => teach?.mode === 'present');
});

test('a class that begins with the page leaves what a person wrote as it is', async () => {
  const page = await Page.open();
  page.write('mine');
  await page.settled();
  const other = await Page.open('#v=3&handin=x');
  expect([other.state.teach.value?.mode, other.input]).toEqual(['collect', 'mine']);
  const source = { game: 'robots', text: 'a step', relaxed: false, options: '' } as const;
  other.parts.input.bring(source, { case: 0, moves: '', ply: 0 });
  await other.settled();
  other.visits.endClass(false);
  expect(other.input).toBe('mine');
});

test('who leaves a lesson finds what was open before, after a reload too; who stays with its position finds it by Back', async () => {
  let page = await Page.open();
  page.write('mine');
  const lesson = () => {
    page.visits.beginClass({ ...BEGINNING_OF_CLASS, mode: 'lesson' });
    const source = { game: 'robots', text: 'a step', relaxed: false, options: '' } as const;
    page.parts.input.bring(source, { case: 0, moves: '', ply: 0 });
  };
  lesson();
  await page.settled();
  page = await page.reload();
  expect(page.state.teach.value?.mode).toBe('lesson');
  page.visits.endClass(false);
  expect([page.state.teach.value, page.input]).toEqual([null, 'mine']);
  lesson();
  page.visits.endClass(true);
  expect([page.state.teach.value, page.input]).toEqual([null, 'a step']);
  page.tab.go(-2);
  await page.stands('mine');
});
