import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { findChromium } from '../../scripts/support/chromium';
import { inRoot } from '../../scripts/support/root';
import { addRun, formatRun, type Table } from './results';

const FILE = inRoot('bench', 'results.md');

/** Variables that shorten or lengthen a benchmark. By name: `BENCH_PG` holds a password. */
const SETTINGS = [
  'BENCH_EDITS',
  'BENCH_ITEMS',
  'BENCH_LIGHTHOUSE_RUNS',
  'BENCH_LOCALES',
  'BENCH_MORE',
  'BENCH_PAGES',
  'BENCH_PEERS',
  'BENCH_RATE',
  'BENCH_REUSE',
  'BENCH_RUNS',
  'BENCH_SECONDS',
  'BENCH_SIZES',
  'BENCH_VISITS',
  'BENCH_WIDTHS',
  'MUTANTS',
  'MUTATION_FILES',
  'MUTATION_SEED',
] as const;

const said = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

function commit(): string {
  const changed = said('git', ['status', '--porcelain', '--', '.', ':!bench/results.md']);
  const hash = said('git', ['rev-parse', '--short', 'HEAD']) || 'no commit';
  return changed ? `${hash}+` : hash;
}

function circumstances(): string[] {
  const chromium = findChromium();
  const version = chromium && said(chromium, ['--version']).replace(/ built on.*/, '');
  const settings = SETTINGS.flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]}`] : [],
  );
  return [
    `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `Node.js ${process.versions.node}`,
    ...(version ? [version] : []),
    ...settings,
  ];
}

/**
 * Prints what a benchmark measured and adds it to `bench/results.md`.
 *
 * @param bench - its name, as in `npm run bench -- NAME`
 */
export function recordRun(bench: string, tables: readonly Table[]): void {
  const run = {
    bench,
    date: new Date().toISOString(),
    commit: commit(),
    circumstances: circumstances(),
    tables,
  };
  process.stdout.write(`\n${formatRun(run)}`);
  const history = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, addRun(history, run));
}
