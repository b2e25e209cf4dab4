// Ablation of the start-up optimisations: the site as it is and with one of them switched off, in
// interleaved visits on slow 4G with a four times slower CPU. BENCH_VISITS and BENCH_PAGES make it
// shorter.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startTestDirectus } from '../__tests__/support/directus';
import { buildSiteCopy, makeSiteCopy } from '../e2e/support/site-copy';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { servedDirectory } from '../scripts/support/releases';
import { startStaticServer, type StaticServer } from '../scripts/support/static-server';
import { ABLATIONS, patched, type Ablation } from './support/ablations';
import { interquartileRange, median } from './support/statistics';
import { visitThrottled, type ThrottledVisit } from './support/throttled-visit';

const VISITS = Number(process.env.BENCH_VISITS ?? 15);

const PAGES = process.env.BENCH_PAGES?.split(',') ?? [
  '/',
  '/ru',
  '/projects/teak-house',
  '/ru/projects/teak-house',
  '/news',
  '/ru/news',
];

const BASE = 'as it is';

/** Metrics; smaller is better. */
const FIGURES = {
  lcp: 'LCP',
  blocking: 'blocking',
  answered: 'hydrated',
} as const satisfies Partial<Record<keyof ThrottledVisit, string>>;

type Figure = keyof typeof FIGURES;

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
  const { code, output } = await buildSiteCopy(copy, env);
  if (code !== 0) throw new Error(`The build “${name}” failed:\n${output}`);
  cpSync(await servedDirectory(copy), into, { recursive: true, dereference: true });
}

async function visitAll(browser: Browser, variants: readonly Variant[]) {
  const visits = new Map<string, ThrottledVisit[]>();
  for (let round = 0; round < VISITS; round += 1) {
    for (const page of PAGES) {
      // Rotated each round, so that other load on the machine affects all of them alike.
      for (let turn = 0; turn < variants.length; turn += 1) {
        const variant = variants[(turn + round) % variants.length];
        if (!variant) continue;
        const key = `${variant.name} ${page}`;
        const visit = await visitThrottled(browser, variant.server.url + page).catch(
          (cause: unknown) => {
            throw new Error(`No visit of ${page}, ${variant.name}`, { cause });
          },
        );
        visits.set(key, [...(visits.get(key) ?? []), visit]);
      }
    }
    process.stderr.write(`round ${round + 1} of ${VISITS}\n`);
  }
  return (name: string, page: string, figure: Figure) =>
    (visits.get(`${name} ${page}`) ?? []).map((visit) => visit[figure]);
}

const cell = (text: string) => text.padStart(22);

async function main() {
  const folder = path.resolve('.run/bench-ablation');
  const builds = [{ name: BASE, patches: [] }, ...ABLATIONS];
  const directus = await startTestDirectus({ demo: true });
  const env = {
    SITE_URL: 'https://www.amara.example',
    DIRECTUS_URL: directus.url,
    DIRECTUS_TOKEN: directus.buildToken,
  };
  try {
    for (const [index, ablation] of builds.entries()) {
      process.stderr.write(`building: ${ablation.name}\n`);
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
    const values = await visitAll(browser, variants);
    for (const page of PAGES) {
      const head = Object.values(FIGURES).map((name) => cell(`${name} ms`));
      process.stdout.write(`\n${page.padEnd(42)}${head.join('')}\n`);
      for (const { name } of variants) {
        const cells = (Object.keys(FIGURES) as Figure[]).map((figure) => {
          const [own, base] = [values(name, page, figure), values(BASE, page, figure)];
          const change = median(own) - median(base);
          const mark = name === BASE ? '' : ` (${change > 0 ? '+' : ''}${change.toFixed(0)})`;
          return cell(
            `${median(own).toFixed(0)} ±${(interquartileRange(own) / 2).toFixed(0)}${mark}`,
          );
        });
        process.stdout.write(`${name.padEnd(42)}${cells.join('')}\n`);
      }
    }
  } finally {
    await browser.close();
    for (const { server } of variants) await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(stopWith);
