import { defineConfig } from 'vitest/config';
import { namesOnly } from './www/build/css-modules.ts';
import { scriptTexts } from './www/build/script-text.ts';
import { LANGUAGES } from './www/build/words/catalogue.ts';
import { words } from './www/build/words/plugin.ts';
import { shared } from './www/vite.config.ts';

const [FIRST, ...OTHERS] = LANGUAGES;

/** The page's modules run in Node as Vite would bundle them. Tests of another language's sentences take these. */
export default defineConfig({
  ...shared,
  plugins: [scriptTexts(), namesOnly()],
  test: {
    reporters: ['default'],
    globalSetup: 'tests/unit/global-setup.ts',
    setupFiles: ['tests/unit/setup.ts'],
    // A test that passes at the second try is red; tests/unit.sh says when it is forgiven.
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file has one of its own, which starts sooner than a process.
    pool: 'threads',
    projects: [
      {
        extends: true,
        plugins: [words(FIRST)],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['each', ...OTHERS].map((one) => `tests/unit/**/*.${one}.test.ts`),
        },
      },
      ...OTHERS.map((language) => ({
        extends: true as const,
        plugins: [words(language)],
        test: {
          name: `unit-${language}`,
          include: [language, 'each'].map((one) => `tests/unit/**/*.${one}.test.ts`),
        },
      })),
    ],
  },
});
