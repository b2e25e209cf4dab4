import {
  countCheck,
  countJest,
  countPlaywright,
  sumCounts,
} from '../../../scripts/support/test-counts';

describe('the counts of npm test', () => {
  it.each([
    [0, { passed: 1, failed: 0 }],
    [1, { passed: 0, failed: 1 }],
    [137, { passed: 0, failed: 1 }],
  ])('take a check that ended with code %d for %j', (code, counts) => {
    expect(countCheck(code)).toEqual(counts);
  });

  it('count a test file that could not run as failed', () => {
    const report = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countJest(report)).toEqual({ passed: 40, failed: 3 });
  });

  it('count a test that did not run as failed, one that passed when tried again as passed', () => {
    const report = {
      stats: { expected: 9, unexpected: 2, flaky: 1, skipped: 3 },
      errors: ['no browser'],
    };
    expect(countPlaywright(report)).toEqual({ passed: 10, failed: 6 });
  });

  it('count a run without a report as failed', () => {
    expect(countJest(undefined)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('add up', () => {
    expect(
      sumCounts([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 1 },
      ]),
    ).toEqual({
      passed: 7,
      failed: 1,
    });
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
  });
});
