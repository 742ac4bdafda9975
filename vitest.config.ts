import { defineConfig } from 'vitest/config';
import { namesOnly } from './www/build/css-modules.ts';
import { scriptTexts } from './www/build/script-text.ts';
import { words } from './www/build/words/plugin.ts';
import { shared } from './www/vite.config.ts';

/** The page's modules run in Node as Vite would bundle them. Tests of Russian sentences take the Russian ones. */
export default defineConfig({
  ...shared,
  plugins: [scriptTexts(), namesOnly()],
  test: {
    reporters: ['default'],
    globalSetup: 'tests/unit/global-setup.ts',
    setupFiles: ['tests/unit/setup.ts'],
    // What is red once is red.
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file has one of its own, which starts sooner than a process.
    pool: 'threads',
    projects: [
      {
        extends: true,
        plugins: [words('en')],
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: ['tests/unit/**/*.ru.test.ts'] },
      },
      { extends: true, plugins: [words('ru')], test: { name: 'unit-ru', include: ['tests/unit/**/*.ru.test.ts'] } },
    ],
  },
});
