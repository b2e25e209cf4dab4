import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, type HeaderRule } from '../../../scripts/support/header-rules';
import { parseRedirects, type HostRule } from '../../../scripts/support/host-rules';
import { attribute, elementsOf, textOf, type Element } from './markup';

/** A page of the built site with what the checks ask about. */
export interface BuiltPage {
  /** Path of its URL. */
  path: string;
  html: string;
  elements: readonly Element[];
  lang: string;
  titles: readonly string[];
  /** Contents of `meta` by name or property. */
  meta: ReadonlyMap<string, readonly string[]>;
  canonicals: readonly string[];
  /** URLs by hreflang. */
  alternates: ReadonlyMap<string, string>;
  ids: readonly string[];
  isNoindex: boolean;
}

export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  alternates: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  /** Folder with the files. */
  directory: string;
  /** `SITE_URL` of the build. */
  origin: string;
  /** Address of Directus, which no page may contain. */
  cmsUrl: string;
  pages: ReadonlyMap<string, BuiltPage>;
  sitemap: readonly SitemapEntry[];
  redirects: readonly HostRule[];
  headers: readonly HeaderRule[];
  /** Paths of all files. */
  files: readonly string[];
}

const byTag = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag);

const linksOf = (elements: readonly Element[], rel: string) =>
  byTag(elements, 'link').filter((link) => attribute(link, 'rel') === rel);

function metaOf(elements: readonly Element[]): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const element of byTag(elements, 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name === undefined) continue;
    meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  return meta;
}

function readPage(pagePath: string, html: string): BuiltPage {
  const elements = elementsOf(html);
  const meta = metaOf(elements);
  const inHead = byTag(elements, 'head').flatMap(({ childNodes }) => childNodes);
  return {
    path: pagePath,
    html,
    elements,
    meta,
    lang: attribute(byTag(elements, 'html')[0] as Element, 'lang') ?? '',
    // An SVG may have a title of its own.
    titles: byTag(elements, 'title')
      .filter((title) => inHead.includes(title))
      .map(textOf),
    canonicals: linksOf(elements, 'canonical').map((link) => attribute(link, 'href') ?? ''),
    alternates: new Map(
      linksOf(elements, 'alternate').flatMap((link) => {
        const hreflang = attribute(link, 'hreflang');
        const isFeed = attribute(link, 'type') !== undefined;
        return hreflang === undefined || isFeed ? [] : [[hreflang, attribute(link, 'href') ?? '']];
      }),
    ),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    isNoindex: (meta.get('robots') ?? []).some((content) => content.includes('noindex')),
  };
}

function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link[^>]*hreflang="([^"]*)"[^>]*href="([^"]*)"/g)].map(
        ([, hreflang = '', href = '']) => [hreflang, href] as const,
      ),
    ),
  }));
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(directory, name)).isFile())
    .map((name) => `/${name.split(path.sep).join('/')}`);
}

/** Reads every page of a built site, and what search engines and hosts read beside them. */
export function readBuiltSite(directory: string, origin: string, cmsUrl: string): BuiltSite {
  const files = filesIn(directory);
  const read = (name: string) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const pages = files
    .filter((file) => file.endsWith('/index.html') || file === '/404.html')
    .map((file) => {
      const pagePath = file.replace(/\/index\.html$/, '') || '/';
      return [pagePath, readPage(pagePath, read(file))] as const;
    });
  return {
    directory,
    origin,
    cmsUrl,
    files,
    pages: new Map(pages),
    sitemap: files
      .filter((file) => /^\/sitemap-\d+\.xml$/.test(file))
      .flatMap((file) => readSitemap(read(file))),
    redirects: parseRedirects(read('_redirects')),
    headers: parseHeaders(read('_headers')),
  };
}

/** Whether a page is to be found by search engines, under its own address. */
export const isIndexable = ({ origin }: BuiltSite, page: BuiltPage): boolean =>
  !page.isNoindex && page.canonicals[0] === origin + page.path.replace(/^\/$/, '/');

/** Pages that search engines list. */
export const indexablePages = (site: BuiltSite): BuiltPage[] =>
  [...site.pages.values()].filter((page) => isIndexable(site, page));

/** Pages that visitors see: without the placeholder that leads on. */
export const shownPages = (site: BuiltSite): BuiltPage[] =>
  [...site.pages.values()].filter(({ path: pagePath }) => pagePath !== '/en');
