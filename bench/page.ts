// A visit of each type of page in each locale on slow 4G with a four times slower CPU: paints, shift,
// blocking, hydration, the first tap on what is interactive, bytes by kind. Beside each page, in
// interleaved visits, the same page with every script removed: the limit of this content.
// BENCH_VISITS, BENCH_PAGES and BENCH_LOCALES make it shorter.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startTestDirectus } from '../__tests__/support/directus';
import { makeSiteCopy } from '../e2e/support/site-copy';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { startStaticServer } from '../scripts/support/static-server';
import { buildInto, siteEnv } from './support/built-site';
import { interleave } from './support/interleave';
import { byteTable, paintTable, tapTable, type PageVariant } from './support/page-tables';
import { localizedPages } from './support/pages';
import { recordRun } from './support/record';
import { makeScriptlessCopy } from './support/scriptless';
import { visitThrottled } from './support/throttled-visit';

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

async function main() {
  const folder = path.resolve('.run/bench-page');
  const site = path.join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  const pages = localizedPages();
  const variants: PageVariant[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const directus = await startTestDirectus({ demo: true });
    closing.push(() => directus.stop());
    makeSiteCopy(path.join(folder, 'copy'));
    await buildInto(path.join(folder, 'copy'), siteEnv(directus), site);

    const add = async (variant: Omit<PageVariant, 'url'>, directory: string) => {
      const server = await startStaticServer({ directory, port: 0 });
      closing.push(() => server.close());
      variants.push({ ...variant, url: server.url });
    };
    await add({ name: 'this site', pages, isHydrated: true }, site);
    makeScriptlessCopy(site, pages, path.join(folder, 'scriptless'));
    await add(
      { name: 'without scripts', pages, isHydrated: false },
      path.join(folder, 'scriptless'),
    );

    const browser = await chromium.launch({ executablePath: ensureChromium() });
    closing.push(() => browser.close());
    const visits = await interleave(
      variants,
      (variant) => variant.pages,
      VISITS,
      ({ url, isHydrated }, page) =>
        visitThrottled(browser, url + page, { isHydrated, withTaps: isHydrated }),
    );
    recordRun('page', [
      paintTable(pages, variants, visits),
      tapTable(pages, variants, visits),
      byteTable(pages, variants, visits),
    ]);
  } finally {
    for (const close of closing.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(stopWith);
