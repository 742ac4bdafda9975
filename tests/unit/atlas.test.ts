// @vitest-environment happy-dom
// The atlas of Pursuit: its map by keys, its entries, the way to the board, the turns over N.
import * as p from 'words:pursuit';
import * as w from 'words:pursuit-atlas';
import { expect, test, vi } from 'vitest';
import { memory } from '../../www/src/games/pursuit/panels/amounts';
import { conjectures, entryAt, sides } from '../../www/src/games/pursuit/panels/atlas-data';
import { rowName, sheetName } from '../../www/src/games/pursuit/panels/atlas-words';
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
  there,
  until,
  open as visit,
  waitFor,
  within,
} from './page';

const LARGEST = Math.max(...sides);
const name = (element: Element | null) => plain(element?.getAttribute('aria-label'));
const map = () => document.querySelector<HTMLElement>('.atlas_atlas [role=grid]');
const SQUARE = sheetName({ field: 'square', reading: 'default' });
const BLOCKED = sheetName({ field: 'square', reading: 'blocked' });
const TORUS = sheetName({ field: 'torus', reading: 'default' });
const TORUS_BLOCKED = sheetName({ field: 'torus', reading: 'blocked' });

const part = (of: string) =>
  [...document.querySelectorAll('.atlas_atlas [role=rowgroup]')].find(
    (one) => one.firstElementChild?.textContent === of,
  );
const now = () => map()?.querySelector<HTMLElement>('[aria-selected=true]') ?? null;
const over = () => document.querySelector<HTMLElement>('.atlas_atlas .atlas_over') as HTMLElement;

function cell(of: string, begins: string): HTMLElement {
  const cells = [...(part(of)?.querySelectorAll<HTMLElement>('[role=gridcell]') ?? [])];
  const found = cells.find((one) => name(one).startsWith(begins));
  if (!found) throw new Error(`no cell ${begins}`);
  return found;
}

const choose = (of: string, begins: string) => fireEvent.click(cell(of, begins));
const chosen = (of: string | RegExp) => waitFor(() => expect(name(now())).toMatch(of));

/** Opens the atlas beside a sample. */
async function open(sample: string): Promise<Boardlab> {
  const lab = await visit(`#v=1&game=pursuit&sample=${sample}&case=1&ply=0`);
  await shown(lab, 0);
  await openAtlas();
  await waitFor(() => expect(map()).not.toBeNull());
  return lab;
}

test('the case on the board is the one that the atlas opens with', async () => {
  // A torus of 8 by 8, three catchers and a slow fugitive.
  await open('torus');
  expect(name(map())).toBe(w.map);
  await chosen('N 8, S = 1: 3 catchers, turn 5, computed');
  await says('.atlas_known', w.wins({ k: 3, turn: 5 }));
});

test('a pattern is never told as a theorem', async () => {
  await open('torus');
  await says('.atlas_over', `${w.threeQuarters} ${w.misses({ misses: '3, 4, 8, 12, 15' })}`);
});

test('the command of an entry is copied', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (said) => void copied.push(said));
  await open('torus');
  const known = document.querySelector<HTMLElement>('.atlas_known') as HTMLElement;
  fireEvent.click(within(known).getByRole('button', { name: w.copy }));
  await within(known).findByRole('button', { name: 'Copied' });
  expect(copied).toEqual(['boardlab pursuit solve --field torus -n 8 -k 3 -s 1']);
});

test('arrow keys go from cell to cell, and not from move to move', async () => {
  const lab = await open('match');
  choose(SQUARE, 'N 10, S = 1:');
  cell(SQUARE, 'N 10, S = 1:').focus();
  press('ArrowLeft');
  await chosen(/^N 9, S = 1: 2 catchers, turn 8, theorem/);
  expect(document.activeElement).toBe(now());
  press('Home');
  await chosen(/^N 3, S = 1/);
  press('ArrowDown');
  await chosen(/^N 3, S = 2: 2 catchers, turn 2/);
  await says('.atlas_known', 'Square 3 × 3, S = 2');
  press('ArrowLeft');
  await chosen(/^N 3, S = 2/);
  press('End');
  await chosen(new RegExp(`^N ${LARGEST}, S = 2`));
  expect(lab.state.ply.peek()).toBe(0);
});

test('arrow keys go on from one part of the map to the next', async () => {
  await open('match');
  choose(SQUARE, 'N 5, S unlimited:');
  cell(SQUARE, 'N 5, S unlimited:').focus();
  press('ArrowDown');
  await waitFor(() => expect(now()).toBe(cell(BLOCKED, 'N 5, S = 1:')));
  expect(document.activeElement).toBe(now());
  await says('.atlas_known', w.passing({ reading: 'blocked' }));
  await says('.atlas_over figcaption', BLOCKED);
});

test('both boards and both readings are on one map', async () => {
  await open('match');
  choose(SQUARE, 'N 6, S = 3:');
  await chosen(/4 catchers, turn 5/);
  choose(BLOCKED, 'N 6, S = 3:');
  await chosen(/^N 6, S = 3: 4 catchers, turn 4/);
  choose(TORUS, 'N 5, S unlimited:');
  await chosen(/^N 5, S unlimited: 5 catchers, turn 1, theorem/);
});

test('the map has a part for each board and reading, a row for each S, a column for each side', async () => {
  await open('match');
  const parts = [...document.querySelectorAll('.atlas_atlas [role=rowgroup]')];
  const heads = (of: Element) =>
    [...of.querySelectorAll('[role=row]')].map((one) => one.firstElementChild?.textContent);
  expect(parts.map(heads)).toEqual(
    [SQUARE, BLOCKED, TORUS, TORUS_BLOCKED].map((sheet) => [sheet, '1', '2', '3', '4', '∞']),
  );
  const columns = [...document.querySelectorAll('.atlas_atlas [role=columnheader]')].map((one) => one.textContent);
  expect(columns).toEqual(['S\\N', ...Array.from({ length: 14 }, (_, nth) => String(nth + 3))]);
  const names = [...document.querySelectorAll('.atlas_atlas [role=rowheader][aria-label]')].map(name);
  expect(names[7]).toBe(plain(rowName({ field: 'square', reading: 'blocked', steps: 3 })));
});

test('each kind is told by a shape and by a word', async () => {
  await open('match');
  const kinds = [
    cell(SQUARE, 'N 5, S = 1:'),
    cell(TORUS, 'N 5, S = 1:'),
    cell(BLOCKED, 'N 9, S unlimited:'),
    cell(SQUARE, 'N 12, S = 3:'),
    cell(BLOCKED, 'N 11, S unlimited:'),
  ];
  expect(kinds.map((one) => [one.dataset.kind, plain(one.textContent)])).toEqual([
    ['theorem', '24'],
    ['computed', '33'],
    ['settled', '8–'],
    ['bound', '6–12'],
    ['conjecture', '10?'],
  ]);
  expect(kinds.map((one) => name(one).replace(/^.*: /, ''))).toEqual([
    '2 catchers, turn 4, theorem',
    '3 catchers, turn 3, computed',
    '8 catchers, number of turns not known, bound',
    '6 to 12 catchers, bound',
    '10',
  ]);
  const legend = [...document.querySelectorAll('.atlas_atlas .atlas_kinds li')].map((one) => plain(one.textContent));
  expect(legend).toEqual([
    `29${w.legendTheorem}`,
    `29${w.legendComputed}`,
    `2–${w.legendSettled}`,
    `4–6${w.legendBound}`,
    `5?${w.legendConjecture}`,
    w.legendUp,
    w.legendShades,
  ]);
});

test('a conjectured value within a bound is shown with its evidence, and there is no play to watch', async () => {
  await open('match');
  choose(BLOCKED, 'N 12, S unlimited:');
  await says('.atlas_known', w.winsBetween({ low: 8, high: 12 }));
  expect(text('.atlas_known')).toContain(w.conjecture({ k: 12, formula: '2 × floor(N/2)', from: 3, to: 9 }));
  expect(text('.atlas_known')).toContain(w.noPlacement);
  expect(there('.atlas_known .atlas_begin')).toBe(false);
});

test('conjectures have a list of their own', async () => {
  await open('match');
  const listed = [...document.querySelectorAll('.atlas_atlas .atlas_conjectures li')].map((one) =>
    plain(one.textContent),
  );
  expect(listed).toHaveLength(conjectures.length);
  expect(listed[0]).toBe(
    plain(
      `${rowName({ field: 'square', reading: 'blocked', steps: 'unlimited' })}. ${w.formula({ formula: '2 × floor(N/2)', from: 3, to: 9, next: 10 })}`,
    ),
  );
});

test('the chart of a bound has the largest K below it of which turns are known', async () => {
  await open('match');
  choose(BLOCKED, 'N 12, S unlimited:');
  await waitFor(() => expect(name(over().querySelector('svg'))).toContain('K = 7'));
  const rows = [...over().querySelectorAll('tbody tr')].map((one) =>
    [...one.children].map((part) => part.textContent).join(' '),
  );
  // Of five catchers more nothing is known but that they are not slower than one more.
  expect(rows.slice(0, 6)).toEqual([
    '3 at most 1 computed',
    '4 at most 1 computed',
    '5 at most 2 computed',
    '6 3 computed',
    '7 3 computed',
    '8 never bound',
  ]);
});

test('a case that the page cannot solve is not called best play', async () => {
  await open('match');
  choose(BLOCKED, 'N 8, S = 3:');
  await says('.atlas_known', w.watch);
  choose(BLOCKED, 'N 10, S = 3:');
  await says('.atlas_known', w.open);
  expect(text('.atlas_known')).toContain(w.large);
});

test('catchers that begin in one cell are counted there; a command says what it costs', async () => {
  await open('match');
  choose(BLOCKED, 'N 3, S = 4:');
  await says('.atlas_known', 'Square 3 × 3, S = 4');
  const picture = screen.getByRole('img', { name: /^The catchers start at/ });
  expect(picture.textContent).toBe('×2');
  const { seconds, bytes } = entryAt({ row: 8, side: 0 });
  expect(text('.atlas_known')).toContain(plain(w.commandCost({ seconds: seconds ?? 0, memory: memory(bytes ?? 0) })));
});

test('the atlas takes the whole window, and gives way to the board', async () => {
  const lab = await open('match');
  choose(SQUARE, 'N 4, S = 1:');
  fireEvent.click(button(w.enlarge));
  const dialog = await screen.findByRole('dialog', { name: w.heading });
  // The chosen case goes with it; there is one map.
  expect(document.querySelectorAll('.atlas_atlas [role=grid]')).toHaveLength(1);
  expect(name(now())).toMatch(/^N 4, S = 1/);
  expect(dialog.contains(map())).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: w.watch }));
  await waitFor(() => expect(there('dialog.atlas_atlas')).toBe(false));
  expect(name(now())).toMatch(/^N 4, S = 1/);
  await until(lab.state.shown, (snapshot) => (snapshot?.frame.ply ?? 0) > 0);
});

test('a line is where a side more needs more catchers', async () => {
  await open('match');
  const [before, up, after] = [3, 4, 5].map((n) => cell(SQUARE, `N ${n + 1}, S = 2:`));
  expect(name(up ?? null)).toContain('3 catchers, turn 3, computed, more catchers than for N 4');
  expect([before, up, after].map((one) => one?.classList.contains('atlas_up'))).toEqual([false, true, false]);
});

test('best play is watched from the best placement to the turn that the atlas names', async () => {
  const lab = await open('match');
  for (let i = 0; i < 8; i++) press('>');
  choose(SQUARE, 'N 4, S = 1:');
  await says('.atlas_known', w.wins({ k: 2, turn: 3 }));
  fireEvent.click(button(w.watch));
  await says('.aside_step', p.caught({ turn: 3 }));
  expect(lab.state.source.peek().text).toContain('exact');
  expect(button(p.theoryAtlas).getAttribute('aria-pressed')).toBe('true');
});

test('a theorem is watched too, with as many catchers as it takes', async () => {
  const lab = await open('match');
  choose(SQUARE, 'N 10, S unlimited:');
  await says('.atlas_known', w.wins({ k: 24, turn: 1 }));
  expect(text('.atlas_known')).not.toContain(w.large);
  fireEvent.click(button(w.watch));
  // The catchers are placed, then the fugitive, then it is caught.
  await until(lab.state.opened, (opened) => opened?.line.done === true && opened.line.plies === 3);
});

test('a case is watched in the reading that its part of the map is of', async () => {
  const lab = await open('match');
  choose(BLOCKED, 'N 4, S = 2:');
  await says('.atlas_known', w.passing({ reading: 'blocked' }));
  fireEvent.click(button(w.watch));
  await until(lab.state.shown, (snapshot) => (snapshot?.frame.ply ?? 0) > 0);
  await settled(lab);
  side('Position');
  await says('.evidence_facts', p.factReadings({ reading: 'blocked' }));
});

test('the turns over N, with a theorem where there is one', async () => {
  await open('match');
  choose(SQUARE, 'N 10, S = 1:');
  await says('.atlas_over', w.mehrabian);
  const row = (n: string) =>
    plain([...over().querySelectorAll('tr')].find((one) => one.textContent?.startsWith(n))?.textContent);
  expect(row('12')).toBe('1211theorem');
  select(/^K/, '3');
  await waitFor(() => expect(row('3')).toBe('31computed'));
  expect(text('.atlas_over')).not.toContain(w.mehrabian);
  select(/^S/, '2');
  await chosen(/^N 10, S = 2/);
  select(/^K/, '2');
  await waitFor(() => expect(row('6')).toBe('6nevercomputed'));
});
