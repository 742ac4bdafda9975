import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../target/engines',
  timeout: 90_000,
  // Both engines at the same time, one browser each.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  projects: [
    { name: 'firefox', workers: 1 },
    { name: 'webkit', workers: 1 },
  ],
});
