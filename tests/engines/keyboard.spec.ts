// The page by keyboard alone.
import { readFileSync } from 'node:fs';
import { test } from './visitor';

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

test('the whole job without a mouse', async ({ visitor }) => {
  await visitor.copy(golden('robots/sample.in'));
  await visitor.open('#v=1&game=robots&sample=chase&case=1&ply=0');
  await visitor.see({ css: '.cm-content' });
  await visitor.tabTo(/^Input text$/);
  await visitor.press('Control+a', 'Control+v', 'Escape');
  await visitor.hears('.output pre[aria-busy=false]', golden('robots/sample.out'));
  await visitor.press('ArrowRight');
  await visitor.hears('.counter', 'Move 1 of 5');
  // A move by hand, in the grid that stands for the board.
  await visitor.press('b', 'ArrowUp', 'Enter');
  await visitor.hears('.step', /^Move 2: you walk north/);
  await visitor.press('u');
  await visitor.hears('.counter', /^Move 1 of/);
  await visitor.tabTo(/^Share$/, 'Shift+Tab');
  await visitor.press('Enter');
  await visitor.hears('dialog:modal h2', 'Share');
  await visitor.press('Escape');
  await visitor.focuses(/^Share$/);
  await visitor.tabTo(/^Robots$/, 'Shift+Tab');
  await visitor.press('End');
  await visitor.hears('.output pre[aria-busy=false]', golden('knights/sample.out'));
});
