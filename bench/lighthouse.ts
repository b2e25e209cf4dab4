// Lighthouse scores of each type of page in each locale on a simulated phone: slow 4G, a four times
// slower CPU, medians of several visits. Measures the last build, or the demo site where there is none.
// BENCH_VISITS, BENCH_PAGES and BENCH_LOCALES make it shorter.
import type { Result } from 'lighthouse';
import { stopWith } from '../scripts/support/messages';
import { serveSite } from './support/built-site';
import { withLighthouse } from './support/lighthouse';
import { localizedPages } from './support/pages';
import { recordRun } from './support/record';
import { median } from './support/statistics';

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

/** What differs from visit to visit. */
const TIMED = ['performance'] as const;
/** What does not: read from the first visit. */
const STABLE = ['accessibility', 'best-practices', 'seo'] as const;

/** Measures by Lighthouse's id, with the column's name and how it is written. */
const MEASURES = [
  ['largest-contentful-paint', 'LCP s', (ms: number) => (ms / 1000).toFixed(2)],
  ['cumulative-layout-shift', 'CLS', (shift: number) => shift.toFixed(3)],
  ['total-blocking-time', 'TBT ms', (ms: number) => ms.toFixed(0)],
] as const;

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? NaN) * 100);

/** Failed audits of the categories that do not differ. */
function shortcomings(result: Result): string[] {
  const failed = STABLE.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
      const value = result.audits[id]?.score;
      return weight > 0 && typeof value === 'number' && value < 1;
    }),
  );
  return [...new Set(failed.map(({ id }) => id))];
}

function row(address: string, first: Result, results: readonly Result[]): string[] {
  const timed = TIMED.map((category) => median(results.map((result) => score(result, category))));
  const stable = STABLE.map((category) => score(first, category));
  const measures = MEASURES.map(([id, , write]) =>
    write(median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN))),
  );
  return [
    address,
    ...[...timed, ...stable].map(String),
    ...measures,
    shortcomings(first).join(', '),
  ];
}

async function main() {
  const measures = MEASURES.map(([, name]) => name);
  const columns = ['page', 'perf', 'access', 'best', 'SEO', ...measures, 'failed audits'];
  const rows: string[][] = [];
  const speeds: number[] = [];
  const server = await serveSite();
  await withLighthouse(async (visit) => {
    for (const address of localizedPages()) {
      const first = await visit(server.url + address, [...TIMED, ...STABLE]);
      const results = [first];
      while (results.length < VISITS) results.push(await visit(server.url + address, TIMED));
      speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
      rows.push(row(address, first, results));
      process.stderr.write(`${address}\n`);
    }
  }).finally(() => server.close());
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round);
  const note = `This machine by Lighthouse’s benchmark index: ${slowest} to ${fastest}. Below 1000 it is slower than Lighthouse expects, and its figures are those of a slower phone.`;
  recordRun('lighthouse', [{ title: `Medians of ${VISITS} visits`, columns, rows, note }]);
}

main().catch(stopWith);
