// @vitest-environment happy-dom
// Hostile links and files: the page says what is wrong, shows them as text, and goes on.

import * as pageWords from 'words:page';
import { expect, test } from 'vitest';
import { bomb, LINKS, MARKUP, REPLAYS } from './hostile';
import { drop, notice, write, written } from './kit';
import { open, text, until, visit, waitFor } from './page';

/** What was asked for has been read, or refused; nothing of it has become a part of the page. */
async function unharmed(what: string): Promise<void> {
  await waitFor(() => expect(document.body.textContent, what).not.toMatch(/^(Loading|Reading)…$/));
  expect('hit' in globalThis || 'hit' in ({} as object), what).toBe(false);
  expect(document.querySelectorAll('img[src=x], script').length, what).toBe(0);
  expect({}, what).toEqual({});
}

/** The page does its work. */
async function lives(): Promise<void> {
  const lab = await open('#v=1&game=robots&sample=crowd');
  await write(lab, '4 0\n17 18\n13 18\n8 12\n10 12\n0 0\n');
  const output = await until(lab.state.output, (now) => now?.cases === 1 && !now.busy);
  expect(output?.chunks.join('')).toContain('Case 1:\nWon game after making 5 moves.');
}

for (const [what, hashes] of Object.entries(LINKS))
  test(`links that lie: ${what}`, async () => {
    const [page, { follow }] = [await open('#v=1&game=robots'), await import('../../www/src/links/address')];
    for (const hash of hashes) {
      history.replaceState(null, '', `#${hash}`);
      await follow(page);
      await until(page.state.isCurrent, (fresh) => fresh);
      await unharmed(hash);
    }
    await lives();
  });

test('a link of a megabyte that unpacks to a gigabyte', async () => {
  const long = bomb(1_000);
  expect(long.length).toBeLessThan(1_900_000);
  await open('#v=1&game=robots');
  await visit(`#v=2&game=robots&text=${long}&case=1&ply=0`);
  await waitFor(() => expect(notice()).toContain(pageWords.notice({ kind: 'damagedLink' })));
  await lives();
});

const NOISE = Uint8Array.from({ length: 200_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);

const FILES: [name: string, content: Uint8Array<ArrayBuffer>][] = [
  ['noise.bin', NOISE],
  [`${MARKUP.replaceAll('/', '')}.bin`, NOISE],
  ['zeros', new Uint8Array(1_000_000)],
  ['half.txt', Uint8Array.of(0x34, 0x20, 0x30, 0x0a, 0xc3)],
];

test('files that are no text, and one of a hundred megabytes', async () => {
  for (const [name, content] of FILES) {
    await open('#v=1&game=robots');
    drop(name, content);
    await waitFor(() => expect(`${notice()} ${text('.errors_error')}`.trim(), name).not.toBe(''));
    if (name !== 'zeros') expect(notice()).toContain(name);
    await unharmed(name);
  }
  drop('large.txt', '1 0\n', 100_000_000);
  await waitFor(() => expect(notice()).toContain('large.txt'));
  expect(notice()).toContain('64');
  await lives();
});

test('replay files that lie', async () => {
  for (const [i, replay] of REPLAYS.entries()) {
    const lab = await open('#v=1&game=robots&sample=chase');
    const asked = lab.state.openings.peek();
    drop(`${i}.json`, replay);
    await waitFor(() => expect(notice() !== '' || lab.state.openings.peek() !== asked).toBe(true));
    await until(lab.state.isCurrent, (fresh) => fresh);
    await unharmed(replay.slice(0, 60));
  }
  await lives();
});

test('what is typed is shown as text, wherever it turns up', async () => {
  const lab = await open('#v=1&game=pursuit&sample=match&case=1&ply=0');
  await write(lab, `0\n6\n2\n1\n36\n${MARKUP}\n${MARKUP}\n`);
  await waitFor(() => expect(text('.errors_error')).not.toBe(''));
  expect(written()).toContain('onerror');
  await unharmed('typed');
  await lives();
});
