// @vitest-environment happy-dom
// What fails is handled where it is expected, and else said.

import * as page from 'words:page';
import { expect, test, vi } from 'vitest';
import { type Engine, EngineLost, EngineRefused, unlessGone, unlessLost } from '../../www/src/engine/engine';
import { notice } from './kit';
import { open, settled, until, waitFor } from './page';

const failing = (error: unknown) => Promise.reject(error);

test('a question that is passed over is one whose worker ended', async () => {
  expect(await unlessLost(failing(new EngineLost('ended')), null)).toBeNull();
  await expect(unlessLost(failing(new EngineRefused('no such ply')), null)).rejects.toBeInstanceOf(EngineRefused);
  await expect(unlessLost(failing(new TypeError('a fault')), null)).rejects.toBeInstanceOf(TypeError);
});

test('or one for what is no longer there', async () => {
  expect(await unlessGone(failing(new EngineLost('ended')), [])).toEqual([]);
  expect(await unlessGone(failing(new EngineRefused('no such ply')), [])).toEqual([]);
  await expect(unlessGone(failing(new TypeError('a fault')), [])).rejects.toBeInstanceOf(TypeError);
});

test('a browser that refuses its storage is passed over, a fault of ours is not', async () => {
  const { readStored, writeStored } = await import('../../www/src/lib/browser-storage');
  const that = (error: unknown) =>
    ({
      getItem: () => {
        throw error;
      },
      setItem: () => {
        throw error;
      },
    }) as unknown as Storage;
  const full = new DOMException('', 'QuotaExceededError');
  expect(readStored('key', that(full))).toBeNull();
  expect(writeStored('key', '', that(full))).toBe(false);
  expect(() => readStored('key', that(new TypeError('a fault')))).toThrow(TypeError);
});

test('what nobody has handled is said', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await settled(lab);
  const tell = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  tell(new EngineLost('ended'));
  expect(lab.state.notice.peek()).toBeNull();
  tell(new TypeError('a fault'));
  await waitFor(() => expect(notice()).toContain(page.notice({ kind: 'failed' })));
  lab.notices.clear();
  dispatchEvent(Object.assign(new Event('error'), { error: null }));
  expect(lab.state.notice.peek()).toBeNull();
  dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('a fault') }));
  expect(lab.state.notice.peek()).toEqual({ kind: 'failed' });
  // As Vite tells of a part that cannot be fetched.
  const payload = new TypeError('Failed to fetch');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  tell(payload);
  expect(lab.state.notice.peek()).toEqual({ kind: 'partMissing', hash: location.hash });
  lab.notices.clear();
});

test('a workbench that ends in the midst of its work is said', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await settled(lab);
  const { workbench } = await import('../../www/src/game/workbench');
  await workbench.ask('recognise', { source: lab.state.source.peek() });
  const engine = Reflect.get(workbench, 'engine') as Engine;
  await expect(engine.ask('trap', null)).rejects.toBeInstanceOf(EngineLost);
  await until(lab.state.notice, (now) => now?.kind === 'engineReplaced');
  lab.notices.clear();
});

test('a file that cannot be read is said, and what fails behind it is not taken for that', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  const { readFile } = await import('../../www/src/panes/files');
  const file = new File(['1 0'], 'gone.in');
  const fault = new TypeError('a fault');
  await expect(readFile(file, 1, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(lab.state.notice.peek()).toBeNull();
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await readFile(file, 1, () => {});
  expect(lab.state.notice.peek()).toEqual({ kind: 'unreadableFile', name: 'gone.in' });
});
