import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  // What is slow and seldom red: `make test-slow`.
  testIgnore: process.env.BOARDLAB_THOROUGH ? undefined : 'slow/**',
  outputDir: '../../target/engines',
  timeout: 90_000,
  // Firefox's tests take less time than WebKit's: then WebKit has both workers.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 2 },
  ],
});
