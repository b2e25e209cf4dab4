/** @jest-environment node */
import { addRun, formatTable, type Run } from '../../../bench/support/results';

const run = (bench: string, date: string, figure: string): Run => ({
  bench,
  date,
  commit: 'abc1234',
  circumstances: ['2 × CPU', 'Node.js 20'],
  tables: [{ title: 'Cold', columns: ['page', 'ms'], rows: [['/', figure]] }],
});

describe('formatTable', () => {
  it('aligns names to the left and figures to the right', () => {
    const table = formatTable({
      title: 'Pages',
      columns: ['page', 'ms'],
      rows: [
        ['/projects', '1'],
        ['/', '1200'],
      ],
      note: 'Medians.',
    });
    expect(table.split('\n')).toEqual([
      '#### Pages',
      '',
      '| page      |   ms |',
      '| --------- | ---: |',
      '| /projects |    1 |',
      '| /         | 1200 |',
      '',
      'Medians.',
      '',
    ]);
  });

  it('keeps a cell in its column, whatever it holds', () => {
    const table = formatTable({
      title: 'A',
      columns: ['a|b', 'c'],
      rows: [['d\ne', 'f|g'], ['h']],
    });
    expect(table.split('\n').slice(2, -1)).toEqual([
      '| a\\|b |    c |',
      '| ---- | ---: |',
      '| d e  | f\\|g |',
      '| h    |      |',
    ]);
  });
});

describe('addRun', () => {
  const headings = (text: string) => text.split('\n').filter((line) => /^##? |^### /.test(line));

  it('begins a history', () => {
    const text = addRun('', run('page', '2026-01-02T03:04:05.000Z', '17'));
    expect(headings(text)).toEqual([
      '# Results of the benchmarks',
      '## page',
      '### 2026-01-02 03:04 UTC, abc1234',
    ]);
    expect(text).toContain('2 × CPU; Node.js 20\n');
    expect(text).toContain('| /    |  17 |');
  });

  it('puts the newest run of a benchmark first and leaves the others alone', () => {
    const first = addRun('', run('page', '2026-01-01T00:00:00.000Z', '11'));
    const second = addRun(first, run('build', '2026-01-02T00:00:00.000Z', '22'));
    const third = addRun(second, run('page', '2026-01-03T00:00:00.000Z', '33'));
    expect(headings(third)).toEqual([
      '# Results of the benchmarks',
      '## build',
      '### 2026-01-02 00:00 UTC, abc1234',
      '## page',
      '### 2026-01-03 00:00 UTC, abc1234',
      '### 2026-01-01 00:00 UTC, abc1234',
    ]);
    expect(third.indexOf('|  33 |')).toBeLessThan(third.indexOf('|  11 |'));
    expect(third).toContain('|  22 |');
  });

  it('does not take one benchmark for another whose name it begins', () => {
    const first = addRun('', run('page-weight', '2026-01-01T00:00:00.000Z', '1'));
    expect(headings(addRun(first, run('page', '2026-01-02T00:00:00.000Z', '2')))).toEqual([
      '# Results of the benchmarks',
      '## page',
      '### 2026-01-02 00:00 UTC, abc1234',
      '## page-weight',
      '### 2026-01-01 00:00 UTC, abc1234',
    ]);
  });
});
