import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  // What is slow and seldom red: `make test-slow`.
  testIgnore: process.env.BOARDLAB_THOROUGH ? undefined : 'slow/**',
  outputDir: '../../target/engines',
  timeout: 90_000,
  // Each has one worker; where Firefox ends first, WebKit has both.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 2 },
  ],
});
