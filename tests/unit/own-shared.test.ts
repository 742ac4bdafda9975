// What a link to a board of one's own holds, and what becomes of one that is damaged.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addressIn, fieldOf, linkOf, type Shared, type SharedTask, sharedAt } from '../../www/src/features/own/shared';

const PROGRAM: Shared = {
  boardlab: 'board',
  version: 1,
  language: 'python',
  program: 'print(1)',
  input: '3\n',
  output: '',
  ply: 4,
};
const TASK: SharedTask = {
  boardlab: 'task',
  version: 1,
  task: 'https://host.example/a b/maze.wasm?v=1&w=2#x',
  input: '3 4\n',
  output: 'RU',
  ply: 2,
  moves: '1: U',
  solver: { language: 'python', program: 'print("RU")' },
};

const hashOf = (link: string | null) => link?.slice(link.indexOf('#')) ?? '';

test('a link brings back a program with its texts and position', async () => {
  const link = await linkOf(PROGRAM);
  expect(link).toMatch(/^#own=/);
  expect(await sharedAt(hashOf(link))).toEqual(PROGRAM);
});

test('a link to a task names its module in the address, once, and all else behind it', async () => {
  const link = (await linkOf(TASK)) ?? '';
  const search = link.slice(0, link.indexOf('#'));
  expect(search).toMatch(/^\?task=https:\/\/host\.example\//);
  expect(addressIn(new URLSearchParams(search), 'task')).toBe(new URL(TASK.task).href);
  expect(await sharedAt(hashOf(link))).toEqual({ ...TASK, task: '' });
});

test('an address that needs no signs of its own stays as it is written', () => {
  expect(fieldOf('positions', 'https://host.example/one/way.jsonl')).toBe(
    '?positions=https://host.example/one/way.jsonl',
  );
});

test('what is too long for a link has none', async () => {
  const input = Array.from({ length: 9000 }, (_, nth) => ((nth * 7919) % 10007).toString(36)).join('');
  expect(await linkOf({ ...TASK, input })).toBe(null);
});

test('a damaged link is refused, and a hash that is none is no link', async () => {
  const hash = hashOf(await linkOf(TASK));
  for (const damaged of [hash.slice(0, -8), `${hash}%%`, hashOf(await linkOf({ ...TASK, ply: -1 }))])
    await expect(sharedAt(damaged)).rejects.toThrow();
  expect(await sharedAt('#board')).toBe(null);
});
