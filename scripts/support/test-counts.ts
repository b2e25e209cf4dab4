/** How many checks of a kind passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What jest's `--json` says, as far as it is counted. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not even run. */
  numRuntimeErrorTestSuites: number;
}

/** What Playwright's JSON reporter says, as far as it is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of tests. */
  errors: unknown[];
}

/** A check that either holds or does not, such as the type check. */
export function countCheck(code: number): Counts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

export function countJest(report: JestReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/**
 * A test that did not run counts as failed. One that passed only at its second try counts as
 * passed; Playwright's own report names it as flaky.
 */
export function countPlaywright(report: PlaywrightReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + skipped + report.errors.length };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
