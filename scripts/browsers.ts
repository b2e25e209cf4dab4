// Command: the site in Firefox and WebKit beside Chromium.
import { ensureBrowsers } from './support/browsers';
import { stopWith } from './support/messages';
import { runPlaywright } from './support/playwright';
import { closingLines, sumCounts } from './support/test-counts';

async function main() {
  const counts = await runPlaywright({
    name: 'browsers',
    config: 'playwright.browsers.config.ts',
    chromium: ensureBrowsers(),
    args: process.argv.slice(2),
  });
  process.stdout.write(`\n${closingLines(sumCounts([counts])).join('\n')}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

main().catch(stopWith);
