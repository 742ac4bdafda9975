// The page as one file, in a folder where nothing else lies.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from './page';

export const DIST = new URL('../../dist/', import.meta.url).pathname;
export const NAME = 'boardlab.html';

/** Nothing but the file itself is ever asked for. */
export const test = base.extend<{ file: string; alone: undefined }>({
  fresh: true,
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  file: async ({}, use, info) => {
    const folder = info.outputPath('a lesson');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(DIST, NAME), join(folder, NAME));
    await use(pathToFileURL(join(folder, NAME)).href);
  },
  alone: [
    async ({ context, file }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url().replace(/[?#].*/, '')));
      await use(undefined);
      expect(asked.filter((url) => url !== file && !/^(blob|data|about):/.test(url))).toEqual([]);
    },
    { auto: true },
  ],
});
