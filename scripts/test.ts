// Command: every check there is, ending with how many passed and failed.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './support/chromium';
import { secondsSince, stopWith } from './support/messages';
import { readReport, REPORTS, runPlaywright } from './support/playwright';
import { runNode } from './support/processes';
import { inRoot } from './support/root';
import { closingLines, countCheck, countJest, type Counts, sumCounts } from './support/test-counts';

const LONGEST_FIRST = inRoot('__tests__/support/longest-first.mjs');

async function check(name: string, script: string, args: readonly string[]): Promise<Counts> {
  return timed(name, async () => countCheck((await runNode(inRoot(script), args)).code));
}

async function timed(name: string, run: () => Promise<Counts>): Promise<Counts> {
  process.stdout.write(`\n== ${name}\n`);
  const started = performance.now();
  const counts = await run();
  process.stdout.write(
    `${name}: ${counts.passed} passed, ${counts.failed} failed (${secondsSince(started)})\n`,
  );
  return counts;
}

async function jest(project: 'unit' | 'integration'): Promise<Counts> {
  const outputFile = `${REPORTS}/${project}.json`;
  return timed(project, async () => {
    await runNode(
      inRoot('node_modules/jest/bin/jest.js'),
      [
        '--selectProjects',
        project,
        '--json',
        `--outputFile=${outputFile}`,
        // Jest would leave one of two processors free.
        '--maxWorkers=2',
        ...(project === 'integration' ? [`--testSequencer=${LONGEST_FIRST}`] : []),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return countJest(readReport(outputFile));
  });
}

async function endToEnd(chromium: string | undefined): Promise<Counts> {
  return timed('end to end', async () => runPlaywright({ name: 'e2e', chromium }));
}

async function main() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // The release gate's tests need it too.
  const chromium = ensureChromium();
  const counts = sumCounts([
    await check('types', 'node_modules/typescript/bin/tsc', ['--noEmit']),
    await check('lint', 'node_modules/eslint/bin/eslint.js', ['.']),
    await check('format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.']),
    await jest('unit'),
    await jest('integration'),
    await endToEnd(chromium),
  ]);
  process.stdout.write(`\n${closingLines(counts).join('\n')}\n`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

main().catch(stopWith);
