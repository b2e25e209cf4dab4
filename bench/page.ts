// A visit of each type of page in each locale on slow 4G with a four times slower CPU: paints, shift,
// blocking, hydration, the first tap on what is interactive, bytes by kind. Beside each page, in
// interleaved visits, the same page with every script removed, the limit of this content, and the same
// page made with Next.js, Nuxt and Astro (bench/peers). BENCH_VISITS, BENCH_PAGES, BENCH_LOCALES and
// BENCH_PEERS make it shorter; BENCH_REUSE=true visits what the last run built.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startTestDirectus } from '../__tests__/support/directus';
import { makeSiteCopy } from '../e2e/support/site-copy';
import { LOCALE_CODES } from '../src/i18n/locales';
import { localizePath } from '../src/i18n/paths';
import { ensureChromium } from '../scripts/support/chromium';
import { stopWith } from '../scripts/support/messages';
import { startStaticServer, type StaticServer } from '../scripts/support/static-server';
import { buildInto, siteEnv } from './support/built-site';
import { interleave } from './support/interleave';
import { byteTable, paintTable, tapTable, type PageVariant } from './support/page-tables';
import { localizedPages } from './support/pages';
import { makePeerData, peerPages, peerPath, readTextOf } from './support/peer-data';
import {
  nameWithVersion,
  peerEnv,
  preparePeer,
  servePeer,
  startPeerBuild,
  wantedPeers,
  type Peer,
} from './support/peers';
import { recordRun } from './support/record';
import { makeScriptlessCopy, pageFile } from './support/scriptless';
import { visitThrottled } from './support/throttled-visit';

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

const NEWS = 'teak-house-roofs-tested';
const FOLDER = path.resolve('.run/bench-page');
const SITE = path.join(FOLDER, 'site');

/** Builds the site and the peers from the same content; they stay for `BENCH_REUSE`. */
async function buildAll(peers: readonly Peer[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const directus = await startTestDirectus({ demo: true });
  try {
    makeSiteCopy(path.join(FOLDER, 'copy'));
    process.stderr.write('building this site\n');
    await buildInto(path.join(FOLDER, 'copy'), siteEnv(directus), SITE);
    if (peers.length > 0) await makePeerData(SITE, directus, NEWS);
    for (const peer of peers) {
      preparePeer(peer);
      process.stderr.write(`building ${peer.name}\n`);
      await startPeerBuild(peer, peerEnv(directus)).ended;
    }
  } finally {
    await directus.stop();
  }
}

/**
 * Compares what a visitor reads on a page of a peer with this site's.
 *
 * @throws Error if that differs: the figures would not be comparable
 */
async function checkText(peer: Peer, server: StaticServer, page: string): Promise<void> {
  const html = await (await fetch(server.url + peerPath(page))).text();
  if (readTextOf(html) !== readTextOf(readFileSync(pageFile(SITE, page), 'utf8'))) {
    throw new Error(`${peer.name} has another text than this site on ${page}.`);
  }
}

async function main() {
  const pages = localizedPages();
  const peers = wantedPeers();
  if (!process.env.BENCH_REUSE || !existsSync(SITE)) await buildAll(peers);
  const variants: PageVariant[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const serve = async (directory: string) => {
      const server = await startStaticServer({ directory, port: 0 });
      closing.push(() => server.close());
      return server.url;
    };
    variants.push({ name: 'this site', url: await serve(SITE), pages, isHydrated: true });
    const scriptless = path.join(FOLDER, 'scriptless');
    makeScriptlessCopy(SITE, pages, scriptless);
    const url = await serve(scriptless);
    variants.push({ name: 'without scripts', url, pages, isHydrated: false });

    const twins: readonly string[] = Object.values(peerPages(NEWS)).flatMap((page) =>
      LOCALE_CODES.map((locale) => localizePath(page, locale)),
    );
    for (const peer of peers) {
      // Its pages are made; nothing asks Directus any more.
      const server = await servePeer(peer, peerEnv({ url: '', buildToken: '' }));
      closing.push(() => server.close());
      const own = pages.filter((page) => twins.includes(page));
      for (const page of own) await checkText(peer, server, page);
      variants.push({
        name: nameWithVersion(peer),
        url: server.url,
        pages: own,
        addressOf: peerPath,
        isHydrated: true,
      });
    }

    const browser = await chromium.launch({ executablePath: ensureChromium() });
    closing.push(() => browser.close());
    const visits = await interleave(
      variants,
      (variant) => variant.pages,
      VISITS,
      ({ url: origin, addressOf, isHydrated }, page) =>
        visitThrottled(browser, origin + (addressOf?.(page) ?? page), {
          isHydrated,
          withTaps: isHydrated,
        }),
    );
    recordRun('page', [
      paintTable(pages, variants, visits),
      tapTable(pages, variants, visits),
      byteTable(pages, variants, visits),
    ]);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

main().catch(stopWith);
