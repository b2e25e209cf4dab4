import path from 'node:path';
import { indexablePages, shownPages, type BuiltPage, type BuiltSite } from './built-site';

/** Lists the faults of a site, each with the page it is on; none where the list is empty. */
export type Check = (site: BuiltSite) => string[] | Promise<string[]>;

/** A check of each of some pages by itself. */
export const onEach =
  (
    pagesOf: (site: BuiltSite) => BuiltPage[],
    faultsOf: (page: BuiltPage, site: BuiltSite) => string[],
  ): Check =>
  (site) =>
    pagesOf(site).flatMap((page) => faultsOf(page, site).map((fault) => `${page.path}: ${fault}`));

export const onShown = (faultsOf: (page: BuiltPage, site: BuiltSite) => string[]) =>
  onEach(shownPages, faultsOf);
export const onIndexable = (faultsOf: (page: BuiltPage, site: BuiltSite) => string[]) =>
  onEach(indexablePages, faultsOf);

/** Elements of a page by their tag. */
export const tagged = (page: BuiltPage, tag: string) =>
  page.elements.filter(({ tagName }) => tagName === tag);

/** Contents of a page's `meta` by name or property. */
export const metaOf = (page: BuiltPage, name: string) => page.meta.get(name) ?? [];

/** Values that more than one entry has, with whose they are. */
export function shared(entries: ReadonlyArray<readonly [value: string, page: string]>): string[] {
  const pages = new Map<string, string[]>();
  for (const [value, page] of entries) pages.set(value, [...(pages.get(value) ?? []), page]);
  return [...pages]
    .filter(([, owners]) => owners.length > 1)
    .map(([value, owners]) => `“${value}” is that of ${owners.join(', ')}`);
}

/** The file that a URL of the site is served from. */
export const fileOf = (site: BuiltSite, url: string) =>
  path.join(site.directory, decodeURIComponent(new URL(url, site.origin).pathname));
