/** Numbers of passed and failed checks. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the flaky ones, which passed on a retry; they count as passed. */
  flaky?: readonly string[];
}

/** jest's `--json` report, as far as it is used. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that failed to run. */
  numRuntimeErrorTestSuites: number;
}

/** A suite of Playwright's report. */
export interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: ReadonlyArray<{ title: string; tests: ReadonlyArray<{ status: string }> }>;
}

/** Playwright's JSON report, as far as it is used. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: unknown[];
}

/** Counts a check without tests, such as the type check. */
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

function flakyIn({ title, suites = [], specs }: PlaywrightSuite, above = ''): string[] {
  const name = above === '' ? title : `${above} › ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${name} › ${spec.title}`),
    ...suites.flatMap((suite) => flakyIn(suite, name)),
  ];
}

/** A test that did not run counts as failed, a flaky one as passed. */
export function countPlaywright(report: PlaywrightReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + report.errors.length,
    flaky: report.suites.flatMap((suite) => flakyIn(suite)),
  };
}

export const sumCounts = (counts: readonly Counts[]): Required<Counts> => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  flaky: counts.flatMap(({ flaky = [] }) => flaky),
});

/** The closing lines: the flaky tests, then the sum. */
export const closingLines = ({ passed, failed, flaky }: Required<Counts>): string[] => [
  ...(flaky.length > 0 ? [`${flaky.length} passed only when tried again:`] : []),
  ...flaky.map((name) => `  ${name}`),
  `${passed} passed, ${failed} failed`,
];
