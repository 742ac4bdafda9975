// @vitest-environment happy-dom
// Files in the place of the atlas: what is not one is not shown, and what another one says is told.
import { expect, test, vi } from 'vitest';
import { entriesOf } from '../../www/src/games/pursuit/panels/atlas-data';
import { openAtlas, side } from './hands';
import { fireEvent, open, plain, says, screen, text, waitFor } from './page';

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

const WRONG: Record<string, unknown> = {
  'of a later version': { version: 3, entries: [MADE] },
  'without entries': { version: 1, entries: [] },
  'with a damaged entry': { version: 1, entries: [MADE, { ...MADE, least: [3, 2] }] },
  'that is another thing': 'atlas',
};

for (const [what, file] of Object.entries(WRONG))
  test(`a file ${what} is no atlas`, () => {
    expect(entriesOf(file)).toBeNull();
  });

test('a file that is no atlas is not shown; one that comes when the page is opened again is', async () => {
  const real = globalThis.fetch;
  let file: unknown = WRONG['with a damaged entry'];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    String(asked[0]).endsWith('atlas.json') ? new Response(JSON.stringify(file)) : real(...asked),
  );
  await open('#v=1&game=pursuit&sample=torus&case=1&ply=0');
  await openAtlas();
  await says('.atlas', 'The atlas could not be loaded.');
  expect(document.querySelector('.atlas [role=grid]')).toBeNull();
  const bound = { ...MADE, n: 6, least: [4, 6], time: null, kind: 'bound', source: 'a law' };
  file = { version: 1, entries: [{ ...MADE, seconds: 75, bytes: 2.5e9 }, bound] };
  side('Why');
  await waitFor(() => expect(document.querySelector('.atlas')).toBeNull());
  await openAtlas();
  await waitFor(() => expect(document.querySelector('.atlas [role=grid]')).toBeTruthy());
});

const cell = (begins: string) =>
  [...document.querySelectorAll<HTMLElement>('.atlas [role=gridcell]')].find((one) =>
    plain(one.getAttribute('aria-label')).startsWith(begins),
  ) as HTMLElement;

test('a bound is told as a range, and there is nothing to watch', async () => {
  fireEvent.click(cell('N 6, S = 1: 4 to 6 catchers, bound'));
  await says(
    '.known',
    'The smallest K is not known. 6 catchers always win; fewer than 4 cannot force a capture. Bound: a law.',
  );
  expect(text('.atlas [aria-selected=true]')).toBe('4–6');
  expect(screen.queryByRole('button', { name: 'Watch best play' })).toBeNull();
});

test('catchers that begin in one cell are counted there, and a large case says so', async () => {
  fireEvent.click(cell('N 5, S = 1:'));
  await says('.known', 'To compute this on the command line (75 s, 2.5 GB of memory):');
  expect(text('.known')).toContain('This is a large case');
  const picture = screen.getByRole('img', { name: /^The catchers start at \(1,\s1\), \(1,\s1\)$/ });
  expect(picture.textContent).toBe('×2');
});
