// How the pack of Python comes: from this browser, from the host, or from a file, in whatever order they answer.
import { beforeEach, expect, test, vi } from 'vitest';
import { smallPack } from './pack';

/** What this browser keeps is told when a test says so: it keeps nothing. */
let tellKept = () => {};
const nothingKept = { match: async () => undefined };
const open = () => new Promise<typeof nothingKept>((resolve) => (tellKept = () => resolve(nothingKept)));
vi.stubGlobal('caches', { open });

/** The module as a page that has just been opened has it. */
async function fresh() {
  vi.resetModules();
  return (await import('../../www/src/game/python-pack')).python;
}

let python: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  python = await fresh();
});

const other = () => new Blob(['1 0\n']);
const kind = () => python.pack.value.kind;

test('a browser that keeps no pack says so', async () => {
  const looking = python.look();
  expect(kind()).toBe('unknown');
  tellKept();
  await looking;
  expect(kind()).toBe('absent');
});

test('a pack that is here stays, whatever comes later', async () => {
  const looking = python.look();
  await python.open(smallPack());
  const files = python.files.value;
  expect([kind(), files?.loader]).toEqual(['here', 'all of pyodide.mjs']);
  tellKept();
  await looking;
  expect(kind()).toBe('here');
  await python.open(other());
  expect(kind()).toBe('here');
  // No host has one in unit tests.
  await python.load();
  expect(python.files.value).toBe(files);
});

test('what has failed stays so when this browser says late that it keeps nothing', async () => {
  const looking = python.look();
  await python.open(other());
  expect(kind()).toBe('failed');
  tellKept();
  await looking;
  expect(kind()).toBe('failed');
  await python.open(smallPack());
  expect(kind()).toBe('here');
});
