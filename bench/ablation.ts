// Ablation of the start-up optimisations: the site as it is and with one of them switched off, in
// interleaved visits on slow 4G with a four times slower CPU, and in runs of Lighthouse. BENCH_VISITS,
// BENCH_LIGHTHOUSE_RUNS and BENCH_PAGES make it shorter.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { startTestDirectus } from '../__tests__/support/directus';
import { makeSiteCopy } from '../e2e/support/site-copy';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { startStaticServer, type StaticServer } from '../scripts/support/static-server';
import { ABLATIONS, patched, type Ablation } from './support/ablations';
import { buildInto, siteEnv } from './support/built-site';
import { figuresKey, interleave } from './support/interleave';
import { withLighthouse } from './support/lighthouse';
import { recordRun } from './support/record';
import type { Table } from './support/results';
import { interquartileRange, median } from './support/statistics';
import { visitThrottled, type ThrottledVisit } from './support/throttled-visit';

const VISITS = Number(process.env.BENCH_VISITS ?? 15);

const LIGHTHOUSE_RUNS = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 3);

const PAGES = process.env.BENCH_PAGES?.split(',') ?? [
  '/',
  '/ru',
  '/projects/teak-house',
  '/ru/projects/teak-house',
  '/news',
  '/ru/news',
];

const BASE = 'as it is';

/** Figures of a page: of its visits, smaller is better, and Lighthouse's performance score. */
const FIGURES = {
  lcp: 'LCP ms',
  blocking: 'blocking ms',
  answered: 'hydrated ms',
  score: 'Lighthouse',
} as const satisfies Partial<Record<keyof ThrottledVisit | 'score', string>>;

type Figure = keyof typeof FIGURES;
type Figures = Partial<Record<Figure, number>>;

interface Variant {
  name: string;
  server: StaticServer;
}

async function build(
  { name, patches }: Ablation,
  env: Readonly<Record<string, string>>,
  into: string,
): Promise<void> {
  const copy = path.resolve('.run/bench-ablation/copy');
  makeSiteCopy(copy);
  for (const patch of patches) {
    const file = path.join(copy, patch.file);
    writeFileSync(file, patched(readFileSync(file, 'utf8'), patch));
  }
  process.stderr.write(`building: ${name}\n`);
  await buildInto(copy, env, into);
}

const measure = (
  variants: readonly Variant[],
  rounds: number,
  visit: (url: string) => Promise<Figures>,
) =>
  interleave(
    variants,
    () => PAGES,
    rounds,
    ({ server }, page) => visit(server.url + page),
  );

const scoreOf = (result: Result): Figures => {
  const score = result.categories.performance?.score;
  return typeof score === 'number' ? { score: score * 100 } : {};
};

/** A table of each page, a row for each variant with its change against the site as it is. */
function tablesOf(
  variants: readonly Variant[],
  taken: readonly ReadonlyMap<string, readonly Figures[]>[],
): Table[] {
  const values = (name: string, page: string, figure: Figure) =>
    taken
      .flatMap((map) => map.get(figuresKey(name, page)) ?? [])
      .flatMap((figures) => figures[figure] ?? []);
  return PAGES.map((page) => ({
    title: page,
    columns: ['variant', ...Object.values(FIGURES)],
    rows: variants.map(({ name }) => [
      name,
      ...(Object.keys(FIGURES) as Figure[]).map((figure) => {
        const [own, base] = [values(name, page, figure), values(BASE, page, figure)];
        if (!own.length) return '–';
        const change = median(own) - median(base);
        const mark = name === BASE ? '' : ` (${change > 0 ? '+' : ''}${change.toFixed(0)})`;
        return `${median(own).toFixed(0)} ±${(interquartileRange(own) / 2).toFixed(0)}${mark}`;
      }),
    ]),
  }));
}

async function main() {
  const folder = path.resolve('.run/bench-ablation');
  const builds = [{ name: BASE, patches: [] }, ...ABLATIONS];
  const directus = await startTestDirectus({ demo: true });
  const env = siteEnv(directus);
  try {
    for (const [index, ablation] of builds.entries()) {
      await build(ablation, env, path.join(folder, String(index)));
    }
  } finally {
    await directus.stop();
  }
  const variants: Variant[] = [];
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    for (const [index, { name }] of builds.entries()) {
      const directory = path.join(folder, String(index));
      variants.push({ name, server: await startStaticServer({ directory, port: 0 }) });
    }
    const visits = await measure(variants, VISITS, (url) => visitThrottled(browser, url));
    await withLighthouse(async (visit) => {
      const scores = await measure(variants, LIGHTHOUSE_RUNS, async (url) =>
        scoreOf(await visit(url, ['performance'])),
      );
      recordRun('ablation', tablesOf(variants, [visits, scores]));
    });
  } finally {
    await browser.close();
    for (const { server } of variants) await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(stopWith);
