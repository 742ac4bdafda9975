// The page as one file, in a folder where nothing else lies.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect } from './page';

export const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Nothing but the file itself is ever asked for. */
export const test = base.extend<{ name: string; file: string; alone: undefined }>({
  name: ['boardlab.html', { option: true }],
  fresh: true,
  file: async ({ name }, use, info) => {
    const folder = info.outputPath('a lesson');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(DIST, name), join(folder, name));
    await use(pathToFileURL(join(folder, name)).href);
  },
  alone: [
    async ({ context, file }, use) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url().replace(/#.*/, '')));
      await use(undefined);
      expect(asked.filter((url) => url !== file && !/^(blob|data|about):/.test(url))).toEqual([]);
    },
    { auto: true },
  ],
});

export const field = (page: Page) => page.locator('.input textarea, .editor textarea').first();
