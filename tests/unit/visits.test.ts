// Tabs, links, classes, Back, Forward and reloads: what was left at a place is there when it comes back. The state alone, without engines.
import { expect, test, vi } from 'vitest';
import { BEGINNING_OF_CLASS } from '../../www/src/features/teach/class-view';
import { chooseLesson, openLesson } from '../../www/src/features/teach/mine/open';
import { database, resultOf } from '../../www/src/links/database';
import { Tab } from './tab';
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
  vi.doMock('../../www/src/links/share-texts', () => Promise.reject(new TypeError('Failed to fetch')));
  const page = await Page.open();
  const hash = '#v=2&game=robots&text=1zzzz&case=1&ply=0';
  page.tab.follow(hash);
  expect(await until(page.state.notice, (notice) => notice !== null)).toEqual({ kind: 'notLoaded', hash });
  const lesson = '#v=3&game=robots&lesson=AAAA&class=lesson.0';
  const ofClass = await Page.openClass(lesson);
  const { fault } = (await until(ofClass.view.state.lesson, (now) => now?.fault !== undefined)) ?? {};
  await ofClass.settled();
  expect([fault, ofClass.tab.hash]).toEqual(['notLoaded', lesson]);
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

const STEP = { game: 'knights', text: 'a step', relaxed: false, options: '' } as const;
const START = { case: 0, moves: '', ply: 0 };

test('a text that a class brought is not what a person wrote last', async () => {
  const page = await Page.open('#knights');
  page.write('mine');
  await page.visits.settle();
  const ofClass = await Page.openClass('#v=1&game=knights&class=lesson.0');
  ofClass.parts.input.bring(STEP, START);
  await ofClass.settled();
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

const CLASS = '#v=1&game=knights&sample=statement&case=1&ply=0&class=present';
const lesson = { ...BEGINNING_OF_CLASS, mode: 'lesson' } as const;

test('a class that was a link on its way is not where the class before it was left', async () => {
  const page = await Page.openClass(CLASS);
  page.tab.follow('#v=1&game=robots&sample=statement&case=1&ply=0&class=predict');
  const settled = page.visits.settle();
  page.tab.go(-1);
  await settled;
  expect([page.mode, page.game]).toEqual(['present', 'knights']);
});

test('a link that leads nowhere ends no class', async () => {
  const page = await Page.openClass(CLASS);
  page.tab.follow('#nonsense');
  await until(page.state.notice, (notice) => notice?.kind === 'damagedLink');
  await until(page.view.state.teach, (teach) => teach?.mode === 'present');
});

test('each mode of a class is one entry: Back leads to the one before as it was left, Forward back', async () => {
  const page = await Page.openClass(CLASS);
  page.go(5);
  await page.settled();
  page.place.enter({ ...lesson, step: 2 });
  page.parts.input.bring(STEP, START);
  expect(page.tab.hash).toBe('#v=1&game=knights&class=lesson.2');
  page.place.enter(BEGINNING_OF_CLASS);
  // What lay on the board before the lesson.
  await page.shows(5);
  page.tab.go(-1);
  await page.stands('a step');
  expect([page.mode, page.place.now().step]).toEqual(['lesson', 2]);
  page.tab.go(-1);
  await page.shows(5);
  expect(page.mode).toBe('present');
  page.tab.go(1);
  await page.stands('a step');
});

test('a reload stays in the mode, at the step, with the lesson that is open; what lay on the board before is there, too', async () => {
  let page = await Page.openClass(CLASS);
  page.go(3);
  page.place.enter({ ...lesson, mode: 'edit', step: 1 });
  chooseLesson('mine');
  page.parts.input.bring(STEP, START);
  await page.settled();
  page = await page.reload();
  expect(page.place.now()).toMatchObject({ mode: 'edit', step: 1, mine: 'mine' });
  page.place.enter(BEGINNING_OF_CLASS);
  await page.shows(3);
});

test('the address hides a transcript from a class that guesses, and has it once that is told', async () => {
  const page = await Page.openClass('#v=1&game=solitaire&sample=statement&case=1&ply=0&class=predict');
  page.write(`${Array(6).fill('1 1 1 1 1 1').join('\n')}\n4 3 1\n4 4 1\n0 0\n`);
  await vi.waitFor(() => expect(page.tab.hash).toContain('kept='), 10_000);
  page.view.change({ revealed: true });
  await vi.waitFor(() => expect(page.tab.hash).toContain('text='), 10_000);
});

test('from the list of lessons to one of them and back', async () => {
  chooseLesson(null);
  const page = await Page.openClass('#v=1&game=knights&class=edit.0');
  await page.settled();
  page.visits.enter(() => chooseLesson('one'));
  page.place.enter(lesson, () => page.view.setLesson({ text: '{}', origin: 'draft', mine: 'one' }));
  page.tab.go(-1);
  await until(page.view.state.teach, (teach) => teach?.mode === 'edit');
  expect([openLesson.value, page.view.state.lesson.value]).toEqual(['one', null]);
  page.tab.go(-1);
  await until(openLesson, (now) => now === null);
  expect(page.mode).toBe('edit');
  page.tab.go(2);
  await until(page.view.state.lesson, (now) => now?.mine === 'one');
});

test('a class gets what the main page shows; Back leads to the page as it was left', async () => {
  let page = await Page.open();
  page.write('mine');
  page.go(4);
  page.paste('my output');
  await page.visits.openGame('janken');
  await page.visits.openGame('robots');
  page.visits.leaveFor('./class.html', '&class=present');
  const ofClass = await page.next(true);
  expect([ofClass.mode, ofClass.input, ofClass.ply]).toEqual(['present', 'mine', 4]);
  ofClass.place.enter(lesson);
  await ofClass.settled();
  ofClass.tab.unload();
  // Back and back again.
  ofClass.tab.go(-2);
  page = await new Page(ofClass.tab).started();
  expect([page.input, page.ply, page.output]).toEqual(['mine', 4, 'my output']);
});

test('the way out of a lesson leads to the main page as it was left, that of Present to what is shown', async () => {
  let page = await Page.open();
  page.write('mine');
  page.paste('my output');
  await page.settled();
  const toClass = async () => {
    page.visits.leaveFor('./class.html', '&class=present');
    return page.next(true);
  };
  let ofClass = await toClass();
  ofClass.place.enter(lesson);
  ofClass.parts.input.bring(STEP, START);
  ofClass.place.leave(false);
  page = await ofClass.next(false);
  expect([page.game, page.input, page.output]).toEqual(['robots', 'mine', 'my output']);
  ofClass = await toClass();
  ofClass.go(6);
  ofClass.place.leave(true);
  page = await ofClass.next(false);
  expect([page.input, page.ply, page.output]).toEqual(['mine', 6, 'my output']);
});

test('answers in an address bring no input: what a person wrote lies on the board, and stays as it is', async () => {
  const page = await Page.open();
  page.write('mine');
  await page.settled();
  const taken: string[] = [];
  const other = new Page(new Tab('#v=3&handin=x'));
  other.place.setTable(async (codes) => void taken.push(codes));
  await other.started(true);
  expect([other.mode, other.input, taken]).toEqual(['collect', 'mine', ['x']]);
  other.parts.input.bring(STEP, START);
  await other.settled();
  expect((await Page.open()).input).toBe('mine');
});
