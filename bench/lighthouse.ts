// Lighthouse's verdict on each type of page as a phone gets it: slow 4G, a processor four times
// slower, the median of three visits. Looks at the site that was built last: npm run build, then
// npm run bench -- lighthouse.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../cms/scripts/ports';
import { ensureChromium } from '../scripts/support/chromium';
import { ReadableError, stopWith } from '../scripts/support/messages';
import { startStaticServer } from '../scripts/support/static-server';
import { pagesToVisit } from './support/pages';

const DIRECTORY = path.resolve('public');
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

async function visit(url: string, port: number): Promise<Result> {
  // A module through and through, which the loader of the scripts would ask for as CommonJS.
  const { default: lighthouse } = await import('lighthouse');
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Without it a page whose status is 404 is not looked at.
    ignoreStatusCode: true,
  });
  if (!outcome) throw new Error(`Lighthouse says nothing about ${url}`);
  return outcome.lhr;
}

const median = (results: readonly Result[]) =>
  [...results].sort((a, b) => (score(a, 'performance') ?? 0) - (score(b, 'performance') ?? 0))[
    Math.floor(results.length / 2)
  ];

/** What keeps a category other than performance below 100. */
function shortcomings(result: Result): string[] {
  const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
      const value = result.audits[id]?.score;
      return weight > 0 && typeof value === 'number' && value < 1;
    }),
  );
  return [...new Set(failed.map(({ id }) => id))];
}

function row(address: string, result: Result): string {
  const scores = CATEGORIES.map((category) => String(score(result, category) ?? '–'));
  const measures = MEASURES.map(([id, , write]) => write(result.audits[id]?.numericValue ?? NaN));
  const cells = [...scores, ...measures].map((cell) => cell.padStart(8)).join('');
  return `${address.slice(0, 34).padEnd(36)}${cells}  ${shortcomings(result).join(', ')}\n`;
}

async function main() {
  if (!existsSync(DIRECTORY)) throw new ReadableError('There is no build yet. Run: npm run build');
  const server = await startStaticServer({ directory: DIRECTORY, port: 0 });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const names = ['perf', 'access', 'best', 'SEO', ...MEASURES.map(([, name]) => name)];
    process.stdout.write(`${' '.repeat(36)}${names.map((name) => name.padStart(8)).join('')}\n`);
    for (const address of pagesToVisit()) {
      const results: Result[] = [];
      while (results.length < VISITS) results.push(await visit(server.url + address, port));
      const typical = median(results);
      if (typical) process.stdout.write(row(address, typical));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch(stopWith);
