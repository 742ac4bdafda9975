import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that is there: $CHROMIUM_SHELL, $CHROMIUM, else the first on PATH. */
function browser(): string {
  const given = process.env.CHROMIUM_SHELL || process.env.CHROMIUM;
  if (given) return given;
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next name.
    }
  }
  throw new Error(`No browser: put one of ${NAMES.join(', ')} on PATH, or its path in $CHROMIUM.`);
}

const chromium = {
  browserName: 'chromium' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
  launchOptions: {
    executablePath: browser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  // Serves the build of this checkout, on a free port, and tells its address in E2E_URL.
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'target/e2e',
  // A shared machine may starve a browser for seconds: a fault is told by what is seen, not by how long it takes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // What is kept from one visit to the next has tests of its own.
  use: {
    serviceWorkers: 'block',
    baseURL: process.env.E2E_URL,
    screenshot: 'only-on-failure',
    // Samples would play by themselves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', testMatch: '*.spec.ts', testIgnore: 'slow/**', use: chromium },
    // Long tours, seldom red: `make test-all`.
    { name: 'slow', testMatch: 'slow/*.spec.ts', use: chromium },
    { name: 'screens', testMatch: 'screens.ts', use: chromium },
    { name: 'screenshots', testMatch: 'screenshots.ts', use: chromium },
  ],
});
