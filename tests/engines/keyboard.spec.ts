// The page by keyboard alone.
import { readFileSync } from 'node:fs';
import { ANY, like } from '../e2e/like';
import { w } from '../e2e/words';
import { tab, test } from './driver';

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

test('the whole job without a mouse', async ({ driver }) => {
  await driver.copy(golden('robots/sample.in'));
  await driver.open('#v=1&game=robots&sample=chase&case=1&ply=0');
  await driver.see({ css: '.cm-content' });
  await driver.tabTo(/^Input text$/);
  await driver.press('Control+a', 'Control+v', 'Escape');
  await driver.expectText('.output_output pre[aria-busy=false]', golden('robots/sample.out'));
  await driver.press('ArrowRight');
  await driver.expectText('.timeline_counter', 'Move 1 of 5');
  await driver.expectText('.aside_step', /^Move 1: /);
  // A move by hand, in the grid that stands for the board.
  await driver.press('b', 'ArrowUp', 'Enter');
  await driver.expectText('.aside_step', like(w.robots.walked({ nth: 2, direction: 'N', cell: ANY })));
  await driver.press('u');
  await driver.expectText('.timeline_counter', /^Move 1 of/);
  await driver.tabTo(/^Share$/, 'Shift+Tab');
  await driver.press('Enter');
  await driver.expectText('dialog:modal h2', w.page.share);
  await driver.press('Escape');
  await driver.expectFocus(/^Share$/);
  await driver.tabTo(/^Robots$/, 'Shift+Tab');
  await driver.press('End');
  await driver.expectFocus(/^Hyper Knights$/);
  await driver.expectText('[role=tab][aria-selected=true]', w.robots.name);
  await driver.press('Enter');
  await driver.expectText('.output_output pre[aria-busy=false]', golden('knights/sample.out'));
});

test('a game that was chosen by the pointer is stepped by the keys at once', async ({ driver }) => {
  await driver.open('#v=1&game=janken&sample=zones&case=1&ply=1');
  await driver.expectText('.timeline_counter', /^Move 1 of/);
  await driver.click(tab(w.robots.name));
  await driver.expectText('[role=tab][aria-selected=true]', w.robots.name);
  // A game that was open before does not play by itself.
  await driver.click(tab(w.janken.name));
  await driver.expectText('.timeline_counter', /^Move 1 of/);
  await driver.press('ArrowRight');
  await driver.expectText('.timeline_counter', /^Move 2 of/);
  await driver.press('Home');
  await driver.expectText('.timeline_counter', /^Move 0 of/);
  await driver.expectText('[role=tab][aria-selected=true]', w.janken.name);
});
