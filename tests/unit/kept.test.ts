// What is there when all tabs were closed, what a reset brings back, and what is said where a browser keeps nothing.
import { expect, test, vi } from 'vitest';
import { entryOf } from '../../www/src/board/game-modules';
import { newPage } from '../../www/src/game/page';
import { GAMES } from '../../www/src/games';
import { Tab } from './tab';
import { Page, silent } from './visiting';
import { until } from './wait';

const first = () => entryOf('knights').samples[0].text;

test('a sample is there as it was left: which, at which position, with which moves and options', async () => {
  const page = await Page.open('#knights');
  page.write(entryOf('knights').samples[1]?.text ?? '');
  page.parts.input.setOptions('reading=blocked');
  page.parts.input.toMoment({ case: 1, moves: '0: 2 (-2,-1)', ply: 1 });
  await page.settled();
  const later = await Page.open('#knights');
  expect([later.input, later.state.source.value.options]).toEqual([page.input, 'reading=blocked']);
  expect(later.state.target.value).toEqual({ case: 1, moves: '0: 2 (-2,-1)', ply: 1 });
});

test('what a person wrote goes before a sample that was looked at later, and before a link', async () => {
  const sample = await Page.open('#knights');
  const page = await Page.open('#knights');
  page.write('mine');
  await page.settled();
  sample.go(3);
  await sample.settled();
  sample.tab.follow('#v=1&game=knights&sample=statement&case=1&ply=1');
  await sample.shows(1);
  sample.go(2);
  await sample.settled();
  expect((await Page.open('#knights')).input).toBe('mine');
});

test('each game has its comparison, through a change of game and a closed tab', async () => {
  const page = await Page.open();
  const { comparing } = page.state;
  page.paste('my output');
  page.parts.panes.setComparing(true);
  await page.visits.openGame('janken');
  // One that was never left keeps what is on.
  expect(comparing.value).toBe(true);
  page.parts.panes.setComparing(false);
  await page.visits.openGame('robots');
  expect(comparing.value).toBe(true);
  await page.settled();
  const later = await Page.open();
  expect([later.output, later.state.comparing.value]).toEqual(['my output', true]);
});

test('a reset brings the sample back, for later tabs too, and Back brings what was there', async () => {
  const page = await Page.open('#knights');
  page.write('mine');
  page.parts.input.setOptions('reading=blocked');
  page.parts.input.setRelaxed(true);
  page.paste('my output');
  await page.settled();
  await page.visits.reset();
  expect(page.state.source.value).toEqual({ game: 'knights', text: first(), relaxed: false, options: '' });
  expect(page.output).toBe(null);
  await page.visits.settle();
  expect((await Page.open('#knights')).input).toBe(first());
  page.tab.go(-1);
  await page.stands('mine');
  expect(page.state.source.value).toMatchObject({ relaxed: true, options: 'reading=blocked' });
  expect(page.output).toBe('my output');
});

test('a file that brings an input of another game is there later; one that a class brings is not', async () => {
  const page = await Page.open();
  const draft = (text: string) => ({
    source: { game: 'knights' as const, text, relaxed: false, options: '' },
    position: { case: 0, moves: '', ply: 0 },
  });
  await page.visits.open(draft('of a file'));
  await page.settled();
  expect((await Page.open('#knights')).input).toBe('of a file');
  const ofClass = await Page.openClass('#v=1&game=knights&class=present');
  ofClass.parts.input.visit(draft('of a class'));
  await ofClass.settled();
  expect((await Page.open('#knights')).input).toBe('of a file');
});

test('a browser without room says it once, until it is dismissed', async () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const page = await Page.open();
  const { notice } = page.state;
  await page.visits.settle();
  // Nothing of a person's is lost yet.
  expect(notice.value).toBe(null);
  page.write('mine');
  await page.visits.settle();
  page.write('more of it');
  expect(notice.value).toEqual({ kind: 'keepsNothing' });
  page.parts.notices.say(null);
  await page.visits.settle();
  expect(notice.value).toBe(null);
  full.mockRestore();
});

test('where the browser keeps nothing, it is said once, and all is there until the page goes', async () => {
  vi.resetModules();
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const [{ Visits: Alone }, modules] = await Promise.all([
    import('../../www/src/links/visits'),
    import('../../www/src/board/game-modules'),
  ]);
  modules.startGames(GAMES);
  const page = newPage(silent);
  const { state } = page;
  const visits = new Alone(page, new Tab().load());
  await visits.start();
  page.input.setText('mine');
  await until(state.notice, (notice) => notice?.kind === 'keepsNothing');
  page.notices.say(null);
  await visits.openGame('janken');
  await visits.settle();
  await visits.openGame('robots');
  expect([state.source.value.text, state.notice.value]).toEqual(['mine', null]);
  refuse.mockRestore();
});
