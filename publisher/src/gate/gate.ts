import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyPages, locales } from '../../../contract/site.json';
import type { ReportEntry } from '../queue/builds';
import type { Staged } from '../release/store';
import { dataAddress, dataFile, detached, pageAddress, pageFile, siteAddresses } from './addresses';
import {
  checkRelease,
  isInDefaultLanguage,
  lookUp,
  type GateRules,
  type Page,
  type PartFacts,
  type Problem,
} from './check';
import { readContentFacts } from './content-facts';
import { picturesOf, readPageData } from './data-facts';
import { isRecord, parseJson } from './json';
import { readPage } from './page-facts';
import { readRedirects } from './redirects';
import { contentReport, explainProblem } from './report';
import { readSitemap, type SitemapFacts } from './sitemap';
import { stylePictures } from './style-facts';

/** Verdict of the gate. */
export interface Verdict {
  /** Reasons to reject the release, each a sentence for an editor; empty if it may go live. */
  problems: string[];
  /** Content report: missing texts and broken links of editors, which do not reject the release. */
  report: ReportEntry[];
}

export interface Gate {
  /**
   * Checks a staged release.
   *
   * @param build - whether it was a full build
   */
  check(staged: Staged, build: { isFull: boolean }): Promise<Verdict>;
  /** Call after the release went live: the next one is compared with it. */
  accept(staged: Staged): void;
}

export interface GateOptions {
  rules: GateRules;
  /** Origin of the site. */
  siteUrl: string;
  /** File of content facts that the site's build writes. */
  contentFacts: string;
  /** Checks pages in a browser; undefined if there is no browser. */
  openPages?: ((directory: string, pages: readonly string[]) => Promise<Problem[]>) | undefined;
  /** The live release, which staged ones are compared with; undefined before the first. */
  live: () => { id: string; directory: string } | undefined;
}

/** Cached facts of a release: only changed files are read again. */
interface Facts {
  id: string;
  pages: Map<string, Page>;
  parts: Map<string, PartFacts>;
  sitemaps: Map<string, SitemapFacts>;
  /** Interned strings of pages and shared files; they accumulate over releases. */
  links: Map<string, string>;
  files: Map<string, string>;
  keys: Map<string, string>;
  words: Map<string, string>;
}

/** Number of files read in parallel. */
const PARALLEL = 32;
const REQUIRED = ['redirects.json', '_redirects', 'sitemap-index.xml', '404.html'];
const APP_DATA = 'page-data/app-data.json';
const MANIFESTS = 'builds/';

async function forEachConcurrently<T>(
  entries: Iterable<T>,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = [...entries].values();
  const run = async () => {
    for (const entry of queue) await work(entry);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
}

const nothingKnown = (): Omit<Facts, 'id'> => ({
  pages: new Map(),
  parts: new Map(),
  sitemaps: new Map(),
  links: new Map(),
  files: new Map(),
  keys: new Map(),
  words: new Map(),
});

/** Copies the facts, so that the live release's stay unchanged. */
const copied = (facts: Facts): Omit<Facts, 'id'> => ({
  ...facts,
  pages: new Map(facts.pages),
  parts: new Map(facts.parts),
  sitemaps: new Map(facts.sitemaps),
});

/** Interns strings to save memory: thousands of pages repeat them. */
const shared = (texts: Iterable<string>, known: Map<string, string>): string[] =>
  Array.from(texts, (text) => {
    let kept = known.get(text);
    if (kept === undefined) {
      kept = detached(text);
      known.set(kept, kept);
    }
    return kept;
  });

/** Sample for the browser: the home page in all locales, and the first page of each template. */
export function samplePages(pages: ReadonlyMap<string, Page>): string[] {
  const homes = Object.values(locales).map(({ prefix }) => prefix || '/');
  const kinds = new Map<string, string>();
  const addresses = [...pages.keys()].sort();
  const inDefault = addresses.filter((address) => isInDefaultLanguage(address));
  for (const address of [...inDefault, ...addresses]) {
    const kind = pages.get(address)?.data?.template;
    if (kind && !kinds.has(kind) && !emptyPages.includes(address)) kinds.set(kind, address);
  }
  return [...new Set([...homes.filter((home) => pages.has(home)), ...kinds.values()])];
}

const idOf = (value: unknown, name = 'id') => (isRecord(value) ? value[name] : undefined);

/** Creates the release gate of a site. */
export function createGate(options: GateOptions): Gate {
  const addresses = siteAddresses(options.siteUrl);
  let accepted: Facts | undefined;
  let candidate: Facts | undefined;

  const readFacts = async (staged: Staged): Promise<Facts> => {
    const live = options.live();
    // After a restart or a rollback there are no cached facts of the live release.
    const before = accepted && accepted.id === live?.id ? accepted : undefined;
    const facts: Facts = { ...(before ? copied(before) : nothingKnown()), id: staged.id };
    const touched = before ? [...staged.changed, ...staged.removed] : staged.files;
    const textOf = (name: string) => readFile(path.join(staged.directory, name), 'utf8');

    const readOnePage = async (page: string) => {
      const [html, data] = [pageFile(page), dataFile(page)];
      if (!staged.files.has(html)) {
        facts.pages.delete(page);
        return;
      }
      const ofHtml = readPage(await textOf(html), page, addresses);
      const ofData = staged.files.has(data)
        ? readPageData(await textOf(data), page, addresses)
        : undefined;
      shared(ofData?.keys ?? [], facts.keys);
      facts.pages.set(page, {
        html: {
          ...ofHtml,
          language: shared([ofHtml.language ?? ''], facts.words)[0],
          anchors: new Set(shared(ofHtml.anchors, facts.words)),
          faults: shared(ofHtml.faults, facts.words),
          unfilled: shared(ofHtml.unfilled, facts.words),
          keyLike: shared(ofHtml.keyLike, facts.words),
          links: shared(ofHtml.links, facts.links),
          files: shared(ofHtml.files, facts.files),
        },
        data: ofData && {
          written: new Set(shared(ofData.written, facts.words)),
          template: ofData.template && shared([ofData.template], facts.words)[0],
          faults: ofData.faults,
          keys: [],
          files: shared(ofData.files, facts.files),
        },
      });
    };
    const readPart = async (name: string) => {
      facts.parts.delete(name);
      facts.sitemaps.delete(name);
      if (!staged.files.has(name)) return;
      if (/^sitemap[\w-]*\.xml$/.test(name)) {
        facts.sitemaps.set(name, readSitemap(await textOf(name), addresses));
        return;
      }
      if (name.endsWith('.css')) {
        const files = stylePictures(await textOf(name), `/${name}`, addresses);
        facts.parts.set(name, { files: shared(files, facts.files), faults: [] });
      } else if (name.endsWith('.json') && !name.startsWith(MANIFESTS)) {
        const data = parseJson(await textOf(name));
        const files = shared(picturesOf(data, '/', addresses), facts.files);
        const faults = data === undefined ? ['is no JSON'] : [];
        facts.parts.set(name, { files, faults });
      }
    };

    const pages = new Set<string>();
    const parts = new Set<string>();
    for (const name of touched) {
      const page = pageAddress(name) ?? dataAddress(name);
      if (page === undefined) parts.add(name);
      else pages.add(page);
    }
    await forEachConcurrently(pages, readOnePage);
    await forEachConcurrently(parts, readPart);
    return facts;
  };

  /** Planned pages of a release's manifest; undefined if it has none. */
  const plannedOf = async (directory: string, id: string): Promise<string[] | undefined> => {
    const file = path.join(directory, MANIFESTS, 'meta', `${id}.json`);
    const manifest = parseJson(await readFile(file, 'utf8').catch(() => ''));
    const planned = isRecord(manifest) && manifest.id === id ? manifest.prerendered : undefined;
    return Array.isArray(planned)
      ? planned.filter((entry) => typeof entry === 'string')
      : undefined;
  };

  /** Faults of the build's manifests. */
  const nameProblems = async ({ directory, id }: Staged): Promise<string[]> => {
    const named = await Promise.all(
      ([`${MANIFESTS}latest.json`, APP_DATA] as const).map(async (name) => {
        const text = await readFile(path.join(directory, name), 'utf8').catch(() => '');
        const found = idOf(parseJson(text), name === APP_DATA ? 'buildId' : 'id');
        return found === id ? [] : [`The file ${name} does not name this build, ${id}.`];
      }),
    );
    return named.flat();
  };

  return {
    check: async (staged, { isFull }) => {
      const live = options.live();
      const [facts, content, planned, plannedBefore, misnamed, redirects] = await Promise.all([
        readFacts(staged),
        readContentFacts(options.contentFacts),
        plannedOf(staged.directory, staged.id),
        live && plannedOf(live.directory, live.id),
        nameProblems(staged),
        readFile(path.join(staged.directory, '_redirects'), 'utf8').catch(() => ''),
      ]);
      candidate = facts;
      const release = {
        ...facts,
        files: staged.files,
        named: { links: facts.links.values(), files: facts.files.values() },
        redirects: readRedirects(redirects, addresses),
        planned: planned ?? [],
        plannedBefore: plannedBefore?.length,
        editorLinks: new Set(
          content.links.flatMap(({ to }) =>
            to.flatMap((address) => addresses.place(address, '/') ?? []),
          ),
        ),
      };
      const missing = REQUIRED.filter((name) => !staged.files.has(name));
      const files = [
        ...missing.map((name) => `The file ${name} is missing.`),
        ...misnamed,
        ...(planned ? [] : [`The manifest of the build ${staged.id} is missing.`]),
      ].map((sentence) => ({ sentence }));
      const found: Problem[] = [...files, ...checkRelease(release, options.rules)];
      if (isFull && found.length === 0 && options.openPages) {
        found.push(...(await options.openPages(staged.directory, samplePages(facts.pages))));
      }
      const report = contentReport(content, (to) => {
        const place = addresses.place(to, '/');
        return place !== undefined && lookUp(place, release) !== undefined;
      });
      return { problems: found.map((problem) => explainProblem(problem, content)), report };
    },
    accept: ({ id }) => {
      if (candidate?.id === id) accepted = candidate;
    },
  };
}
