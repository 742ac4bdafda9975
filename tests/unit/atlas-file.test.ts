// @vitest-environment happy-dom
// Files in the place of the atlas: what is not one is not shown, and what another one says is told.
import * as w from 'words:pursuit-atlas';
import { expect, test, vi } from 'vitest';
import { memory } from '../../www/src/games/pursuit/panels/amounts';
import {
  atlasOf,
  conjecturedAt,
  type Entry,
  entryAt as entryIn,
  isPlayable,
  stepsUp,
} from '../../www/src/games/pursuit/panels/atlas-data';
import { cellName, rowName, sheetName } from '../../www/src/games/pursuit/panels/atlas-words';
import { edition } from './atlas-edition';
import { openAtlas, select, side } from './hands';
import { fireEvent, open, plain, says, screen, text, there, waitFor } from './page';

const MADE = {
  field: 'square',
  reading: 'default',
  n: 5,
  steps: 1,
  least: [2, 2],
  time: 4,
  kind: 'computed',
  placement: [
    [1, 1],
    [1, 1],
  ],
  command: 'boardlab pursuit solve --field square -n 5 -k 2 -s 1',
};

const conjectured = (changed: Partial<(typeof edition.conjectures)[number]>) => ({
  ...edition,
  conjectures: [{ ...edition.conjectures[0], ...changed }],
});

const WRONG: Record<string, unknown> = {
  'of a later version': { version: 3, entries: [MADE] },
  'of no version': { entries: [MADE] },
  'without entries': { version: 1, entries: [] },
  'with a damaged entry': { version: 1, entries: [MADE, { ...MADE, least: [3, 2] }] },
  'with a formula that cannot be read': conjectured({ formula: '2N' }),
  'with a conjecture of another board': conjectured({ field: 'cube' as never }),
  'with a conjecture that fits no sides': conjectured({ from: null as never }),
  'that is another thing': 'atlas',
};

const SQUARE = sheetName({ field: 'square', reading: 'default' });
const BLOCKED = sheetName({ field: 'square', reading: 'blocked' });
const TORUS = sheetName({ field: 'torus', reading: 'default' });
const entryAt = (spot: Parameters<typeof entryIn>[1]) =>
  entryIn(atlasOf(edition)?.entries ?? [], spot) ?? expect.fail();
const nameOf = (element: Element | null | undefined) => plain(element?.getAttribute('aria-label'));

function cells(part: string): HTMLElement[] {
  const parts = [...document.querySelectorAll('.atlas [role=rowgroup]')];
  const found = parts.find((one) => one.firstElementChild?.textContent === part);
  return [...(found?.querySelectorAll<HTMLElement>('[role=gridcell]') ?? [])];
}

function cell(part: string, begins: string): HTMLElement {
  const found = cells(part).find((one) => nameOf(one).startsWith(begins));
  if (!found) throw new Error(`no cell ${begins}`);
  return found;
}

for (const [what, file] of Object.entries(WRONG))
  test(`a file ${what} is no atlas`, () => {
    expect(atlasOf(file)).toBeNull();
  });

test('a file of the first version has no conjectures', () => {
  expect(atlasOf({ version: 1, entries: [MADE] })).toMatchObject({ entries: [MADE], conjectures: [] });
});

const bound = (n: number, least: [number, number], changed: Partial<Entry> = {}) =>
  ({ ...MADE, field: 'square', reading: 'blocked', steps: 'unlimited', n, least, kind: 'bound', ...changed }) as Entry;

test('a conjecture says nothing outside a bound, before the sides that it fits, and of other rows', () => {
  const { conjectures = [] } = atlasOf(edition) ?? {};
  const value = (entry: Entry) => conjecturedAt(conjectures, entry)?.k ?? null;
  expect(value(bound(8, [8, 32]))).toBe(8);
  expect(value(bound(8, [6, 8]))).toBe(8);
  expect(value(bound(8, [9, 32]))).toBeNull();
  expect(value(bound(8, [6, 7]))).toBeNull();
  expect(value(bound(8, [8, 8]))).toBeNull();
  expect(value(bound(4, [3, 5]))).toBe(4);
  expect(value(bound(3, [2, 5]))).toBeNull();
  expect(value(bound(8, [8, 32], { reading: 'default' }))).toBeNull();
  expect(value(bound(8, [8, 32], { field: 'torus' }))).toBeNull();
});

test('the page plays what its engine solves while a move is awaited', () => {
  const of = (field: Entry['field'], n: number, k: number, time = 7) =>
    isPlayable({ ...MADE, field, n, time, placement: Array.from({ length: k }, () => [0, 0]) } as unknown as Entry);
  // Played by the engine: these four, and not those below, reach the turn that the atlas names.
  expect([of('square', 12, 3), of('square', 8, 4), of('torus', 8, 5), of('torus', 5, 5)]).not.toContain(false);
  expect([of('square', 7, 5), of('square', 6, 6), of('torus', 9, 5), of('torus', 6, 7)]).not.toContain(true);
  expect(of('square', 12, 35, 1)).toBe(true);
});

test('K steps up where it surely does', () => {
  expect(stepsUp(bound(7, [6, 6]), bound(8, [7, 9]))).toBe(true);
  expect(stepsUp(bound(7, [6, 7]), bound(8, [7, 9]))).toBe(false);
  expect(stepsUp(bound(7, [6, 6]), bound(8, [6, 6]))).toBe(false);
  expect(stepsUp(undefined, bound(3, [2, 2]))).toBe(false);
});

test('a file that is no atlas is not shown; one that comes when the page is opened again is', async () => {
  const real = globalThis.fetch;
  let file: unknown = WRONG['with a damaged entry'];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    String(asked[0]).endsWith('atlas.json') ? new Response(JSON.stringify(file)) : real(...asked),
  );
  await open('#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas();
  await says('.atlas', w.failed);
  expect(document.querySelector('.atlas [role=grid]')).toBeNull();
  file = { ...edition, entries: [...edition.entries, { ...MADE, steps: 2, seconds: 75, bytes: 2.5e9 }] };
  side('Why');
  await waitFor(() => expect(document.querySelector('.atlas')).toBeNull());
  await openAtlas();
  await waitFor(() => expect(document.querySelector('.atlas [role=grid]')).toBeTruthy());
});

const atlas = () => document.querySelector('.atlas') as HTMLElement;
const rowsIn = (of: Element) => [...of.querySelectorAll('[role=row]')];

test('the map has the parts, rows and sides that the file has', () => {
  const parts = [...atlas().querySelectorAll('[role=rowgroup]')];
  expect(parts.map((part) => rowsIn(part).map((one) => one.firstElementChild?.textContent))).toEqual([
    [SQUARE, '1', '2'],
    [BLOCKED, '3', '∞'],
    [TORUS, '1'],
  ]);
  expect([...atlas().querySelectorAll('[role=columnheader]')].map((one) => one.textContent)).toEqual([
    'S\\N',
    ...Array.from({ length: 14 }, (_, nth) => String(nth + 3)),
  ]);
  // The file has no such entry.
  expect(nameOf(cells(SQUARE).at(-1))).toBe(w.nothing);
});

test('a row says its board, its reading and its S', () => {
  const names = [...atlas().querySelectorAll('[role=rowheader][aria-label]')].map(nameOf);
  expect(names[2]).toBe(plain(rowName({ field: 'square', reading: 'blocked', steps: 3 })));
});

test('each kind is told by a shape and by a word', () => {
  const said = [
    cell(SQUARE, 'N 5, S = 1:'),
    cell(TORUS, 'N 5, S = 1:'),
    cell(BLOCKED, 'N 11, S = 3:'),
    cell(BLOCKED, 'N 9, S unl'),
  ];
  expect(said.map((one) => one.dataset.kind)).toEqual(['theorem', 'computed', 'settled', 'conjecture']);
  const squareOf = (n: number, steps: Entry['steps'], reading: Entry['reading']) =>
    entryAt({ field: 'square', n, steps, reading });
  expect(said.map(nameOf)).toEqual(
    [
      cellName(squareOf(5, 1, 'default'), null, false),
      cellName(entryAt({ field: 'torus', n: 5, steps: 1, reading: 'default' }), null, false),
      cellName(squareOf(11, 3, 'blocked'), null, false),
      cellName(squareOf(9, 'unlimited', 'blocked'), 8, false),
    ].map(plain),
  );
  const legend = [...atlas().querySelectorAll('.kinds li')].map((one) => plain(one.textContent));
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
  const found = cell(BLOCKED, 'N 12, S unlimited:');
  expect(found.textContent).toBe('12?');
  fireEvent.click(found);
  await says('.known', w.winsBetween({ low: 8, high: 48 }));
  expect(text('.known')).toContain(w.conjecture({ k: 12, formula: '2 × floor(N/2)', from: 4, to: 7 }));
  expect(text('.known')).toContain(w.noPlacement);
  expect(there('.known .begin')).toBe(false);
});

test('the chart of a bound has the largest K below it of which turns are known', async () => {
  fireEvent.click(cell(BLOCKED, 'N 12, S unlimited:'));
  await waitFor(() =>
    expect(nameOf(atlas().querySelector('.over svg'))).toBe(
      plain(w.chartOf({ row: rowName({ field: 'square', reading: 'blocked', steps: 'unlimited' }), k: 7 })),
    ),
  );
  const rows = [...atlas().querySelectorAll('.over tbody tr')].map((one) =>
    [...one.children].map((part) => part.textContent).join(' '),
  );
  // Of five catchers more nothing is known but that they are not slower than one more.
  expect(rows.slice(0, 6)).toEqual([
    '3 at most 2 computed',
    '4 at most 3 computed',
    '5 at most 4 computed',
    '6 5 computed',
    '7 6 computed',
    '8 never bound',
  ]);
});

test('where K is known without a placement, the page says that there is none to watch', async () => {
  fireEvent.click(cell(BLOCKED, 'N 11, S = 3:'));
  await says('.known', w.noPlacement);
  expect(text('.known')).not.toContain('Conjecture');
  expect(there('.known .begin')).toBe(false);
});

test('conjectures have a list of their own', () => {
  expect([...atlas().querySelectorAll('.conjectures li')].map((one) => plain(one.textContent))).toEqual([
    plain(
      `${rowName({ field: 'square', reading: 'blocked', steps: 'unlimited' })}. ${w.formula({ formula: '2 × floor(N/2)', from: 4, to: 7, next: 8 })}`,
    ),
    plain(
      `${rowName({ field: 'square', reading: 'blocked', steps: 3 })}. ${w.formula({ formula: 'floor(N/3) + 2', from: 6, to: 16, next: 17 })}`,
    ),
  ]);
});

test('the chart has the turns of K and of K + 1, to the largest side', async () => {
  fireEvent.click(cell(SQUARE, 'N 16, S = 1:'));
  await says('.over figcaption', SQUARE);
  const column = () => [...atlas().querySelectorAll('.over tbody td:nth-child(2)')].map((one) => one.textContent);
  await waitFor(() => expect(column()).toEqual(Array.from({ length: 14 }, (_, nth) => String(nth + 2))));
  select(/^K/, '3');
  await waitFor(() => expect(column()).toEqual(['1', ...Array.from({ length: 13 }, (_, nth) => String(nth + 2))]));
  select(/^S/, '2');
  await waitFor(() => expect(nameOf(atlas().querySelector('[aria-selected=true]'))).toMatch(/no entry/));
});

test('a case that the page cannot solve is not called best play', async () => {
  fireEvent.click(cell(BLOCKED, 'N 7, S = 3:'));
  await says('.known', w.watch);
  fireEvent.click(cell(BLOCKED, 'N 10, S = 3:'));
  await says('.known', w.open);
  expect(text('.known')).toContain(w.large);
});

test('catchers that begin in one cell are counted there; a command says what it costs', async () => {
  fireEvent.click(cell(SQUARE, 'N 5, S = 2:'));
  await says('.known', plain(w.commandCost({ seconds: 75, memory: memory(2.5e9) })));
  const picture = screen.getByRole('img', { name: /^The catchers start at \(1,\s1\), \(1,\s1\)$/ });
  expect(picture.textContent).toBe('×2');
});
