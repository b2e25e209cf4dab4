import { emptyPages, locales } from '../../../contract/site.json';
import type { DataFacts } from './data-facts';
import type { PageFacts } from './page-facts';
import type { Redirects } from './redirects';
import type { SitemapFacts } from './sitemap';

/** A page with its data. */
export interface Page {
  html: PageFacts;
  /** Undefined where it has none. */
  data: DataFacts | undefined;
}

/** Facts of a file that several pages share. */
export interface PartFacts {
  /** Files that it references. */
  files: readonly string[];
  /** What is wrong with it, in words that follow “The file …”. */
  faults: readonly string[];
}

/** All references of pages and shared files, deduplicated; some may be outdated. */
export interface Named {
  links: Iterable<string>;
  files: Iterable<string>;
}

/** The facts of a release that the gate checks. */
export interface ReleaseFacts {
  /** Every file, by path below the release's folder. */
  files: ReadonlySet<string>;
  /** Every page, by its path. */
  pages: ReadonlyMap<string, Page>;
  /** Shared data files and style sheets. */
  parts: ReadonlyMap<string, PartFacts>;
  /** Sitemaps, by file. */
  sitemaps: ReadonlyMap<string, SitemapFacts>;
  named: Named;
  /** Keys of the interface strings. */
  keys: Pick<ReadonlySet<string>, 'has'>;
  redirects: Redirects;
  /** Paths that the build planned. */
  planned: readonly string[];
  /** Number of planned pages of the live release; undefined for the first. */
  plannedBefore: number | undefined;
  /** Targets of editors' links: a broken one does not reject the release. */
  editorLinks: ReadonlySet<string>;
}

export interface GateRules {
  /** Minimum number of pages, as a share of the live release's, 0 to 1. */
  minPagesShare: number;
}

/** A reason to reject a release. */
export interface Problem {
  /** The page it was found on, if it concerns one page. */
  page?: string;
  /** A sentence for an editor. */
  sentence: string;
}

/** Limit of listed problems per kind; the others are counted. */
const LISTED = 5;

function listed(problems: readonly Problem[]): Problem[] {
  const rest = problems.length - LISTED;
  return rest > 0
    ? [...problems.slice(0, LISTED), { sentence: `… and ${rest} more like these.` }]
    : [...problems];
}

const LANGUAGES = new Map(Object.values(locales).map(({ prefix, language }) => [prefix, language]));

/** Locale of a page by its path: the first segment if that is a locale, otherwise the default. */
const languageOf = (address: string): string | undefined =>
  LANGUAGES.get(`/${address.split('/')[1] ?? ''}`) ?? LANGUAGES.get('');

/** Whether a page is in the default locale, without a prefix. */
export const isInDefaultLanguage = (address: string): boolean =>
  !LANGUAGES.has(`/${address.split('/')[1] ?? ''}`);

/** Maximum length of a chain of redirects. */
const REDIRECTS = 5;

/**
 * Resolves a link target within the release.
 *
 * @returns its fault, in words that follow “… leads to”; undefined if it exists
 */
export function lookUp(
  place: string,
  { files, pages, redirects }: Pick<ReleaseFacts, 'files' | 'pages' | 'redirects'>,
): string | undefined {
  let [path = '', part] = place.split('#', 2);
  for (let step = 0; step < REDIRECTS; step += 1) {
    const target = redirects.follow(path);
    if (target === undefined) break;
    if (target === null) return undefined;
    [path = '', part = part] = target.split('#', 2);
  }
  const page = pages.get(path);
  if (page) {
    return part === undefined || page.html.anchors.has(part)
      ? undefined
      : `${path}#${part}, and there is no such part`;
  }
  return files.has(path.slice(1)) ? undefined : `${path}, which does not exist`;
}

/** References to a missing target: the first page, and their number. */
interface Source {
  first: string;
  count: number;
}

/**
 * Finds the references to missing targets.
 *
 * @param missing - descriptions of missing targets, by name
 * @param lists - references by page or file
 * @returns by description; targets without a reference are left out
 */
function sourcesOf(
  missing: ReadonlyMap<string, string>,
  lists: () => Iterable<readonly [source: string, names: readonly string[]]>,
): [words: string, source: Source][] {
  if (missing.size === 0) return [];
  const sources = new Map<string, Source>();
  for (const [source, names] of lists()) {
    for (const words of new Set(names.flatMap((name) => missing.get(name) ?? []))) {
      const known = sources.get(words);
      if (known) {
        known.count += 1;
        // The smallest path: pages are read in parallel, and the reason must be deterministic.
        if (source < known.first) known.first = source;
      } else sources.set(words, { first: source, count: 1 });
    }
  }
  return [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
}

const isIn = (files: ReadonlySet<string>) => (place: string) =>
  files.has((place.split('#', 1)[0] ?? '').slice(1));

const andMore = (count: number) => (count > 1 ? ` (and ${count - 1} more)` : '');

/** Broken links of the site's layout, lists and sitemaps. */
function brokenLinks(release: ReleaseFacts): Problem[] {
  const { pages, named, editorLinks, sitemaps } = release;
  const missing = new Map<string, string>();
  for (const link of named.links) {
    const words = editorLinks.has(link) ? undefined : lookUp(link, release);
    if (words !== undefined) missing.set(link, words);
  }
  const lists = () => [...pages].map(([address, { html }]) => [address, html.links] as const);
  const fromPages = sourcesOf(missing, lists).map(([words, { first, count }]) => ({
    page: first,
    sentence: `The page ${first}${andMore(count)} leads to ${words}.`,
  }));
  const fromMaps = [...sitemaps].flatMap(([file, facts]) => [
    ...facts.faults.map((fault) => `The file ${file} ${fault}.`),
    ...facts.pages
      .filter((place) => !pages.has(place))
      .map((place) => `The file ${file} lists ${place}, which does not exist.`),
    ...facts.maps
      .filter((place) => !isIn(release.files)(place))
      .map((place) => `The file ${file} names ${place}, which does not exist.`),
  ]);
  return [...fromPages, ...fromMaps.map((sentence) => ({ sentence }))];
}

/** Missing pictures, scripts and style sheets. */
function missingFiles({ files, pages, parts, named }: ReleaseFacts): Problem[] {
  const missing = new Map<string, string>();
  for (const name of named.files) {
    if (!isIn(files)(name)) missing.set(name, `${name}, which does not exist`);
  }
  const ofPages = () =>
    [...pages].map(
      ([address, { html, data }]) => [address, [...html.files, ...(data?.files ?? [])]] as const,
    );
  const ofParts = () => [...parts].map(([part, facts]) => [part, facts.files] as const);
  return [
    ...sourcesOf(missing, ofPages).map(([words, { first, count }]) => ({
      page: first,
      sentence: `The page ${first}${andMore(count)} needs ${words}.`,
    })),
    ...sourcesOf(missing, ofParts).map(([words, { first }]) => ({
      sentence: `The file ${first} names ${words}.`,
    })),
  ];
}

/** Faults of a single page, in words that follow “The page …”. */
function faultsOf(address: string, { html, data }: Page): string[] {
  const language = languageOf(address);
  const unfilled = html.unfilled.filter((value) => !data?.written.has(value));
  return [
    ...html.faults,
    ...(data ? data.faults : ['has no data']),
    ...(html.language === language
      ? []
      : [
          `says that it is in the language “${html.language ?? ''}” instead of “${language ?? ''}”`,
        ]),
    ...(!html.hasCanonical && !html.isHidden ? ['has no canonical address'] : []),
    ...unfilled.map((value) => `shows “${value}”, a value that was not filled in`),
  ];
}

function headingFault(address: string, { html }: Page): string | undefined {
  const { filled, empty } = html.headings;
  if (emptyPages.includes(address)) return undefined;
  if (filled === 0) return empty > 0 ? 'has an empty heading' : 'has no heading';
  return filled + empty > 1 ? `has ${filled + empty} main headings instead of one` : undefined;
}

/**
 * Checks a release before it goes live.
 *
 * @returns the reasons to reject it; empty if it may go live
 */
export function checkRelease(release: ReleaseFacts, rules: GateRules): Problem[] {
  const { pages, parts, keys, planned, plannedBefore = 0 } = release;
  const least = Math.ceil(plannedBefore * rules.minPagesShare);
  const share = Math.round(rules.minPagesShare * 100);
  const fewer =
    planned.length < least
      ? [
          `The site would have ${planned.length} pages, and has ${plannedBefore} now: fewer than the ${share} % that must stay.`,
        ]
      : [];
  const ofPage = (page: string, words: string): Problem => ({
    page,
    sentence: `The page ${page} ${words}.`,
  });
  const missing = planned
    .filter((address) => !pages.has(address))
    .map((address) => ofPage(address, 'is missing'));
  const bare: Problem[] = [];
  const faults: Problem[] = [];
  for (const address of planned) {
    const page = pages.get(address);
    const fault = page && headingFault(address, page);
    if (fault) bare.push(ofPage(address, fault));
  }
  for (const [address, page] of pages) {
    for (const fault of faultsOf(address, page)) faults.push(ofPage(address, fault));
    for (const key of page.html.keyLike) {
      if (keys.has(key)) faults.push(ofPage(address, `shows the name of a text, “${key}”`));
    }
  }
  const spoilt = [...parts].flatMap(([file, facts]) =>
    facts.faults.map((fault) => ({ sentence: `The file ${file} ${fault}.` })),
  );
  return [
    fewer.map((sentence) => ({ sentence })),
    spoilt,
    missing,
    bare,
    faults,
    missingFiles(release),
    brokenLinks(release),
  ].flatMap(listed);
}
