// The page as one file, opened from the disk.
import { pathToFileURL } from 'node:url';
import { capital } from '../../www/src/i18n/format';
import { OTHERS, w } from '../e2e/words';
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

for (const { language, words } of [{ language: 'en', words: w }, ...OTHERS])
  test(`a file on the disk opens at its moment: ${language}`, async ({ engine }) => {
    const start = capital(words.timeline.positionOf({ nth: 5, all: 19 })).replaceAll('\u00a0', ' ');
    await engine.open(`${FILE}?lang=${language}#v=1&game=pursuit&sample=match&case=1&ply=5`);
    expect(await engine.run(counted, [start, 25_000] as const)).toBe(start);
  });
