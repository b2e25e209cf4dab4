import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/support/chromium';

export default defineConfig({
  testDir: 'e2e',
  // A command of their own runs them (playwright.browsers.config.ts).
  testIgnore: 'browsers/**',
  outputDir: '.run/playwright',
  globalSetup: './e2e/support/global-setup.ts',
  // One site and one Directus serve all tests; those that rebuild it must have it to themselves.
  workers: 1,
  // A busy machine can starve the browser for seconds; a real fault fails twice.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
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
