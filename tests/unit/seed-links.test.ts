// A text that was made from a seed is linked by the seed, as long as the seed still makes that text.

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startGames } from '../../www/src/board/game-modules';
import { EngineRefused } from '../../www/src/engine/engine';
import type { Source } from '../../www/src/engine/protocol';
import { generatedText, seedLinkOf, textOfSeedLink } from '../../www/src/links/seed-links';

/** What the workbench is asked for, and what it makes of it. */
const workbench = vi.hoisted(() => ({ asked: [] as unknown[], made: (words: unknown) => JSON.stringify(words) }));
vi.mock('../../www/src/game/workbench', () => ({
  workbench: {
    ask: async (kind: string, words: unknown) => {
      workbench.asked.push(kind);
      return workbench.made(words);
    },
  },
}));

/** Robots has no seeds of its own. Another game may have: it tells them by its options. */
const OWN = {
  words: ({ options }: Source) => (options ? [options] : null),
  text: async ([word = '']: string[], options: string) => {
    if (word === 'lost') throw new EngineRefused('no such seed');
    return `${word} with ${options}`;
  },
};

beforeAll(() => startGames({ robots: {}, solitaire: { ownSeeds: OWN } } as never));
beforeEach(() => workbench.asked.splice(0));

const source = (game: Source['game'], text: string, options = ''): Source => ({ game, text, relaxed: false, options });

test('a text of a seed is named by the words that made it', async () => {
  const text = await generatedText('robots', ['7', '3', '20', '50']);
  expect(JSON.parse(text)).toEqual({ game: 'robots', seed: '7', cases: 3, size: 20, adversarial: 50 });
  expect(workbench.asked).toEqual(['generate']);
  expect(await seedLinkOf(source('robots', text))).toBe('1.7.3.20.50');
  expect(await textOfSeedLink('robots', '1.7.3.20.50', '')).toBe(text);
});

test('another text has no such name', async () => {
  expect(await seedLinkOf(source('robots', 'typed'))).toBeNull();
  const text = await generatedText('robots', ['8', '1', '1', '1']);
  // The engine has learned to make another one.
  const { made } = workbench;
  workbench.made = () => 'another';
  expect(await seedLinkOf(source('robots', text))).toBeNull();
  workbench.made = made;
  expect(await seedLinkOf(source('robots', text))).toBe('1.8.1.1.1');
});

test('words beyond what a seed, a number of cases, a size and a share may be are refused', async () => {
  const most = '18446744073709551615';
  for (const words of [`${most}.1000.100.100`, '0.0.0.0'])
    expect(await textOfSeedLink('robots', `1.${words}`, '')).toBeTruthy();
  const bad = ['18446744073709551616.1.1.1', '1.1001.1.1', '1.1.101.1', '1.1.1.101', '1.1.1', '1.1.1.1.1', '-1.1.1.1'];
  for (const words of [...bad, 'x1.1.1.1', '1x.1.1.1', '.1.1.1', '', `0${most}.1.1.1`])
    await expect(textOfSeedLink('robots', `1.${words}`, ''), words).rejects.toMatchObject({ kind: 'damagedLink' });
});

test('a link of a way to come is of a newer page', async () => {
  await expect(textOfSeedLink('robots', '2.7.3.20.50', '')).rejects.toMatchObject({ kind: 'newerLink' });
  expect(workbench.asked).toEqual([]);
});

test('a game with seeds of its own names its texts by them', async () => {
  expect(await seedLinkOf(source('solitaire', 'seed with seed', 'seed'))).toBe('1.seed');
  expect(await seedLinkOf(source('solitaire', 'another', 'seed'))).toBeNull();
  expect(await seedLinkOf(source('solitaire', 'typed'))).toBeNull();
  expect(await seedLinkOf(source('solitaire', 'lost', 'lost'))).toBeNull();
  expect(await textOfSeedLink('solitaire', '1.seed', 'options')).toBe('seed with options');
});
