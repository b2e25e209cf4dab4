import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/support/chromium';

/** A command of their own runs them (playwright.browsers.config.ts). */
const BROWSERS = '**/browsers/**';

/** Tests that build the shared site anew. */
const REBUILDING = ['**/publishing.spec.ts', '**/rebuild.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.run/playwright',
  globalSetup: './e2e/support/global-setup.ts',
  // One site and one Directus serve all tests; those that rebuild it have it to themselves.
  projects: [
    { name: 'shared site', testIgnore: [BROWSERS, ...REBUILDING] },
    { name: 'rebuilt site', testMatch: REBUILDING, workers: 1, dependencies: ['shared site'] },
  ],
  workers: 2,
  // A busy machine can starve the browser for seconds; a real fault fails twice.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
