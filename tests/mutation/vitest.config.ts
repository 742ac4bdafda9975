import { defineConfig } from 'vitest/config';
import { shared } from '../../www/vite.config.ts';

/** Tests that need neither a document nor an engine: each runs in milliseconds, so that thousands of mutants can be tried. */
export default defineConfig({
  ...shared,
  test: {
    include: ['tests/unit/{numbers,packing,seed-links,game,opening,words,travel}.test.ts'],
    setupFiles: ['tests/unit/setup.ts'],
  },
});
