// @vitest-environment happy-dom
// A board is as large as its room, also where its controls come with it.
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { fitToContainer } from '../../www/src/board/board';
import type { Stage } from '../../www/src/board/stage';
import type { Shown } from '../../www/src/game/shown';

type Size = { width: number; height: number };

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('what comes with a board leaves it less room before the next frame, of which no observer hears', async () => {
  const room = document.createElement('div');
  let height = 503;
  Object.defineProperties(room, { clientWidth: { value: 379 }, clientHeight: { get: () => height } });
  const sizes: Size[] = [];
  const stage = { resize: (size: Size) => sizes.push(size) } as unknown as Stage;
  const shown = signal<Shown | null>(null);
  const end = fitToContainer(room, stage, shown);
  shown.value = { last: null } as Shown;
  height = 355;
  await nextFrame();
  expect(sizes).toEqual([
    { width: 379, height: 503 },
    { width: 379, height: 355 },
  ]);
  // A canvas that is resized is empty until it is drawn again.
  shown.value = { last: null } as Shown;
  await nextFrame();
  expect(sizes).toHaveLength(3);
  end();
});
