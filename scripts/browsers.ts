// Command: the site in Firefox and WebKit beside Chromium.
import { ensureBrowsers } from './support/browsers';
import { stopWith } from './support/messages';
import { runPlaywright } from './support/playwright';

async function main() {
  const { passed, failed } = await runPlaywright({
    name: 'browsers',
    config: 'playwright.browsers.config.ts',
    chromium: ensureBrowsers(),
    args: process.argv.slice(2),
  });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch(stopWith);
