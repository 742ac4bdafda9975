// @vitest-environment happy-dom
// The atlas of Pursuit: its map by keys, its entries, the way to the board, the turns over N.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';

import { openAtlas, select, side } from './hands';
import {
  type Boardlab,
  button,
  fireEvent,
  plain,
  press,
  says,
  screen,
  settled,
  shown,
  text,
  until,
  open as visit,
  waitFor,
  within,
} from './page';

beforeAll(() => {
  const real = globalThis.fetch;
  const file = readFileSync('www/public/atlas.json', 'utf8');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    String(asked[0]).endsWith('atlas.json') ? new Response(file) : real(...asked),
  );
});

const name = (element: Element | null) => plain(element?.getAttribute('aria-label'));
const map = () => document.querySelector<HTMLElement>('.atlas [role=grid]');
const cells = () => [...(map()?.querySelectorAll<HTMLElement>('[role=gridcell]') ?? [])];
const now = () => map()?.querySelector<HTMLElement>('[aria-selected=true]') ?? null;
const over = () => document.querySelector<HTMLElement>('.atlas .over') as HTMLElement;

function cell(begins: string): HTMLElement {
  const found = cells().find((one) => name(one).startsWith(begins));
  if (!found) throw new Error(`no cell ${begins}`);
  return found;
}

const choose = (begins: string) => fireEvent.click(cell(begins));
const chosen = (of: string | RegExp) => waitFor(() => expect(name(now())).toMatch(of));

/** Opens the atlas beside a sample. */
async function open(sample: string): Promise<Boardlab> {
  const lab = await visit(`#v=1&game=pursuit&sample=${sample}&case=1&ply=0`);
  await shown(lab, 0);
  await openAtlas();
  await waitFor(() => expect(cells().length).toBeGreaterThan(0));
  return lab;
}

test('the case on the board is the one that the atlas opens with', async () => {
  // A torus of 8 by 8, three catchers and a slow fugitive.
  await open('torus');
  expect(name(map())).toContain('smallest K');
  await chosen('N 8, S = 1: 3 catchers, turn 5, computed');
  await says('.known', '3 catchers win: with best play, the capture is on turn 5.');
  expect(text('.known')).toContain('Fewer cannot force a capture.');
});

test('a pattern is never told as a theorem', async () => {
  await open('torus');
  await says('.over', 'Dashed line: ⌊3N/4⌋. This is no theorem.');
  expect(text('.over')).toMatch(/It does not fit N = 3, 4, 8, 12, 15\./);
});

test('the command of an entry is copied', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (said) => void copied.push(said));
  await open('torus');
  const known = document.querySelector<HTMLElement>('.known') as HTMLElement;
  fireEvent.click(within(known).getByRole('button', { name: 'Copy' }));
  await within(known).findByRole('button', { name: 'Copied' });
  expect(copied).toEqual(['boardlab pursuit solve --field torus -n 8 -k 3 -s 1']);
});

test('arrow keys go from cell to cell, and not from move to move', async () => {
  const lab = await open('match');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Torus' }));
  await waitFor(() => choose('N 10, S = 1:'));
  cell('N 10, S = 1:').focus();
  press('ArrowLeft');
  await chosen(/^N 9, S = 1: 2 catchers, turn 8, theorem/);
  expect(document.activeElement).toBe(now());
  press('Home');
  await chosen(/^N 3, S = 1/);
  press('ArrowDown');
  await chosen(/^N 3, S = 2: 2 catchers, turn 2/);
  await says('.known', 'Square 3 × 3, S = 2');
  press('ArrowLeft');
  await chosen(/^N 3, S = 2/);
  press('End');
  await chosen(/^N 16, S = 2/);
  expect(lab.state.ply.peek()).toBe(0);
});

test('a map for the torus and one for the other reading', async () => {
  await open('match');
  choose('N 6, S = 3:');
  await chosen(/4 catchers, turn 5/);
  fireEvent.click(screen.getByLabelText('The fugitive cannot pass catchers'));
  await chosen(/^N 6, S = 3: 4 catchers, turn 4/);
  await says('.known', 'the fugitive cannot pass a catcher');
  fireEvent.click(screen.getByLabelText('The fugitive cannot pass catchers'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Torus' }));
  await waitFor(() => choose('N 5, S unlimited:'));
  await chosen(/^N 5, S unlimited: 5 catchers, turn 1, theorem$/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Torus' }));
});

test('best play is watched from the best placement to the turn that the atlas names', async () => {
  const lab = await open('match');
  for (let i = 0; i < 8; i++) press('>');
  choose('N 4, S = 1:');
  await says('.known', 'on turn 3.');
  fireEvent.click(button('Watch best play'));
  await says('.step', 'The fugitive is caught on turn 3.');
  expect(lab.state.source.peek().text).toContain('exact');
  expect(button('Atlas').getAttribute('aria-pressed')).toBe('true');
});

test('a case is watched in the reading that its map is of', async () => {
  const lab = await open('match');
  fireEvent.click(screen.getByLabelText('The fugitive cannot pass catchers'));
  await waitFor(() => choose('N 4, S = 2:'));
  await chosen(/^N 4, S = 2/);
  fireEvent.click(button('Watch best play'));
  await until(lab.state.shown, (snapshot) => (snapshot?.frame.ply ?? 0) > 0);
  await settled(lab);
  side('Position');
  await says('.facts', 'not allowed: caught there');
  await openAtlas();
  await waitFor(() => fireEvent.click(screen.getByLabelText('The fugitive cannot pass catchers')));
});

test('the turns over N, with a theorem where there is one', async () => {
  await open('match');
  choose('N 10, S = 1:');
  await says('.over', 'Dashed line: N − 1, a theorem (Mehrabian 2011).');
  const row = (n: string) =>
    plain([...over().querySelectorAll('tr')].find((one) => one.textContent?.startsWith(n))?.textContent);
  expect(row('12')).toBe('1211theorem');
  select(/^K/, '3');
  await waitFor(() => expect(row('3')).toBe('31computed'));
  expect(text('.over')).not.toContain('a theorem');
  select(/^S/, '2');
  await chosen(/^N 10, S = 2/);
  select(/^K/, '2');
  await waitFor(() => expect(row('6')).toBe('6nevercomputed'));
});
