// Command: the configuration of deploy/ with real servers: nginx, PostgreSQL, Redis, Directus.
import { mkdirSync } from 'node:fs';
import { stopWith } from './support/messages';
import { readReport, REPORTS } from './support/playwright';
import { runNode } from './support/processes';
import { inRoot } from './support/root';
import { ensureServers } from './support/servers';
import { closingLines, countJest, sumCounts } from './support/test-counts';

async function main() {
  ensureServers();
  mkdirSync(REPORTS, { recursive: true });
  const outputFile = `${REPORTS}/deploy.json`;
  const args = [
    '--selectProjects',
    'deploy',
    '--runInBand',
    '--json',
    `--outputFile=${outputFile}`,
  ];
  await runNode(inRoot('node_modules/jest/bin/jest.js'), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const counts = sumCounts([countJest(readReport(outputFile))]);
  process.stdout.write(`\n${closingLines(counts).join('\n')}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

main().catch(stopWith);
