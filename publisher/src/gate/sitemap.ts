import { locales } from '../../../contract/site.json';
import type { Addresses } from './addresses';
import { readXml } from './xml';

/** Facts of a sitemap that the gate checks. */
export interface SitemapFacts {
  /** Pages and alternates that it lists. */
  pages: string[];
  /** Sitemaps that an index lists. */
  maps: string[];
  /** What is wrong with it, in words that follow “The file …”. */
  faults: string[];
}

const ROOTS = ['urlset', 'sitemapindex'];
const LANGUAGES = [...Object.values(locales).map(({ language }) => language), 'x-default'];

/** Parses a sitemap or a sitemap index. */
export function readSitemap(text: string, addresses: Addresses): SitemapFacts {
  const elements = readXml(text);
  const root = elements?.[0]?.name ?? '';
  if (!elements || !ROOTS.includes(root)) {
    return { pages: [], maps: [], faults: ['is no map of the site'] };
  }
  const places = new Set<string>();
  const faults = new Set<string>();
  const add = (address: string) => {
    const place = addresses.place(address, '/');
    if (place === undefined) faults.add(`lists ${address}, which is not of this site`);
    else places.add(place);
  };
  for (const { name, attributes, text: inside } of elements) {
    if (name === 'loc') add(inside);
    if (name !== 'xhtml:link') continue;
    add(attributes.href ?? '');
    if (!LANGUAGES.includes(attributes.hreflang ?? '')) {
      faults.add(`names the language “${attributes.hreflang ?? ''}”, which the site has not`);
    }
  }
  const isIndex = root === 'sitemapindex';
  return {
    pages: isIndex ? [] : [...places],
    maps: isIndex ? [...places] : [],
    faults: [...faults],
  };
}
