import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './processes';
import { inRoot } from './root';
import { countPlaywright, type Counts, type PlaywrightReport } from './test-counts';

/** Folder of the test runners' reports. */
export const REPORTS = inRoot('.run/reports');

export interface PlaywrightRun {
  /** Names the report. */
  name: string;
  /** Configuration file, if not the default. */
  config?: string;
  /** Executable of Chromium; Playwright's own by default. */
  chromium?: string;
  /** Further arguments for the runner. */
  args?: readonly string[];
}

/** Runs Playwright tests with their output, and counts them. */
export async function runPlaywright(run: PlaywrightRun): Promise<Counts> {
  const { name, config, chromium, args = [] } = run;
  const outputFile = `${REPORTS}/${name}.json`;
  rmSync(outputFile, { force: true });
  mkdirSync(REPORTS, { recursive: true });
  await runNode(
    inRoot('node_modules/@playwright/test/cli.js'),
    ['test', ...(config ? ['--config', config] : []), ...args],
    {
      env: {
        ...process.env,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
      },
    },
  );
  return countPlaywright(readReport<PlaywrightReport>(outputFile));
}

/** Reads a runner's report; undefined if there is none. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
