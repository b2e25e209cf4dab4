import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './processes';
import { inRoot } from './root';
import { countPlaywright, type Counts, type PlaywrightReport } from './test-counts';

/** Where the commands that count tests keep what the runners report. */
export const REPORTS = inRoot('.run/reports');

export interface PlaywrightRun {
  /** Names the report. */
  name: string;
  /** The configuration where it is not the usual one. */
  config?: string;
  /** The Chromium to use; Playwright's own where missing. */
  chromium?: string;
  /** Further arguments for the runner. */
  args?: readonly string[];
}

/** Runs tests of Playwright, showing them, and counts them. */
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

/** What a runner has reported; nothing where it wrote no report. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
