// The page as one file, opened from the disk.
import { pathToFileURL } from 'node:url';
import { expect, test } from './driver';

const FILE = pathToFileURL(new URL('../../dist/boardlab.html', import.meta.url).pathname).href;

/** What the page says of the move it shows, once it says so. Nothing of the tests is in the file. */
const counted = ([start, time]: readonly [string, number]): Promise<string> => {
  const end = performance.now() + time;
  return new Promise((done) => {
    const look = () => {
      const said = document.querySelector('.timeline_counter')?.textContent?.replaceAll('\u00a0', ' ') ?? 'nothing';
      if (said.startsWith(start) || performance.now() > end) done(said);
      else requestAnimationFrame(look);
    };
    look();
  });
};

for (const [language, start] of [
  ['en', 'Position 5 of 19'],
  ['ru', 'Позиция 5 из 19'],
] as const)
  test(`a file on the disk opens at its moment: ${language}`, async ({ engine }) => {
    await engine.open(`${FILE}?lang=${language}#v=1&game=pursuit&sample=match&case=1&ply=5`);
    expect(await engine.run(counted, [start, 25_000] as const)).toBe(start);
  });
