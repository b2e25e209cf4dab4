import {
  closingLines,
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
      suites: [
        {
          title: 'routes.spec.ts',
          specs: [{ title: 'holds', tests: [{ status: 'expected' }] }],
          suites: [
            { title: 'at 375 px', specs: [{ title: 'wavers', tests: [{ status: 'flaky' }] }] },
          ],
        },
      ],
      errors: ['no browser'],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 10,
      failed: 6,
      flaky: ['routes.spec.ts › at 375 px › wavers'],
    });
  });

  it('name what passed only when tried again before the sum', () => {
    expect(closingLines({ passed: 10, failed: 6, flaky: [] })).toEqual(['10 passed, 6 failed']);
    expect(closingLines({ passed: 10, failed: 0, flaky: ['a › b'] })).toEqual([
      '1 passed only when tried again:',
      '  a › b',
      '10 passed, 0 failed',
    ]);
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
      flaky: [],
    });
    expect(sumCounts([countPlaywright(undefined), { passed: 1, failed: 0, flaky: ['a'] }])).toEqual(
      {
        passed: 1,
        failed: 1,
        flaky: ['a'],
      },
    );
  });
});
