// Lighthouse scores of each type of page on a simulated phone: slow 4G, a four times slower CPU,
// the median of three visits. Measures the last build: npm run build, then npm run bench --
// lighthouse.
import type { Result } from 'lighthouse';
import { stopWith } from '../scripts/support/messages';
import { withLighthouse } from './support/lighthouse';
import { pagesToVisit, serveLastBuild } from './support/pages';
import { recordRun } from './support/record';

const VISITS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures by Lighthouse's id, with the column's name and how it is written. */
const MEASURES = [
  ['largest-contentful-paint', 'LCP s', (ms: number) => (ms / 1000).toFixed(2)],
  ['cumulative-layout-shift', 'CLS', (shift: number) => shift.toFixed(3)],
  ['total-blocking-time', 'TBT ms', (ms: number) => ms.toFixed(0)],
] as const;

const score = (result: Result, category: string) => {
  const value = result.categories[category]?.score;
  return typeof value === 'number' ? Math.round(value * 100) : undefined;
};

const median = (results: readonly Result[]) =>
  [...results].sort((a, b) => (score(a, 'performance') ?? 0) - (score(b, 'performance') ?? 0))[
    Math.floor(results.length / 2)
  ];

/** Failed audits of categories other than performance. */
function shortcomings(result: Result): string[] {
  const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
      const value = result.audits[id]?.score;
      return weight > 0 && typeof value === 'number' && value < 1;
    }),
  );
  return [...new Set(failed.map(({ id }) => id))];
}

function row(address: string, result: Result): string[] {
  const scores = CATEGORIES.map((category) => String(score(result, category) ?? '–'));
  const measures = MEASURES.map(([id, , write]) => write(result.audits[id]?.numericValue ?? NaN));
  return [address, ...scores, ...measures, shortcomings(result).join(', ')];
}

async function main() {
  const measures = MEASURES.map(([, name]) => name);
  const columns = ['page', 'perf', 'access', 'best', 'SEO', ...measures, 'failed audits'];
  const rows: string[][] = [];
  const speeds: number[] = [];
  const server = await serveLastBuild();
  await withLighthouse(async (visit) => {
    for (const address of pagesToVisit()) {
      const results: Result[] = [];
      while (results.length < VISITS) {
        results.push(await visit(server.url + address, CATEGORIES));
      }
      speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
      const typical = median(results);
      if (typical) rows.push(row(address, typical));
      process.stderr.write(`${address}\n`);
    }
  }).finally(() => server.close());
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
  const note = `This machine by Lighthouse’s benchmark index: ${slowest} to ${fastest}. Below 1000 it is slower than Lighthouse expects, and its figures are those of a slower phone.`;
  recordRun('lighthouse', [{ title: `Medians of ${VISITS} visits`, columns, rows, note }]);
}

main().catch(stopWith);
