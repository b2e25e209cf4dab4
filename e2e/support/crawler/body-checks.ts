import { existsSync } from 'node:fs';
import { LOCALES } from '../../../src/i18n/locales';
import { localeOfPath } from '../../../src/i18n/paths';
import { indexablePages, type BuiltPage, type BuiltSite } from './built-site';
import { fileOf, onShown, shared, tagged, type Check } from './check';
import { attribute, nameOf } from './markup';

const headings = onShown((page) => {
  const levels = page.elements.flatMap(({ tagName }) =>
    /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : [],
  );
  const mains = levels.filter((level) => level === 1).length;
  return [
    ...(mains === 1 ? [] : [`${mains} h1`]),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0;
      return level > before + 1 ? [`h${level} after h${before}`] : [];
    }),
  ];
});

/** Where an address of the site leads: a page, a file, or a redirect. */
function targetOf(site: BuiltSite, url: URL): BuiltPage | 'file' | 'redirect' | undefined {
  const pathname = url.pathname.replace(/(.)\/$/, '$1');
  const page = site.pages.get(pathname);
  if (page) return page;
  if (site.redirects.some(({ from, status }) => from === pathname && status >= 300)) {
    return 'redirect';
  }
  return existsSync(fileOf(site, url.href)) ? 'file' : undefined;
}

const links = onShown((page, site) =>
  tagged(page, 'a').flatMap((link) => {
    const href = attribute(link, 'href');
    if (href === undefined) return [];
    if (!nameOf(link)) return [`the link to ${href} has no name`];
    if (/^(?:mailto|tel):/.test(href)) return /\s/.test(href) ? [`${href} has a space`] : [];
    if (!URL.canParse(href, site.origin + page.path)) return [`${href} is no address`];
    const url = new URL(href, site.origin + page.path);
    if (url.origin !== site.origin) {
      const isSafe = (attribute(link, 'rel') ?? '').includes('noopener');
      return attribute(link, 'target') === '_blank' && !isSafe ? [`${href}: no noopener`] : [];
    }
    const target = targetOf(site, url);
    if (target === undefined) return [`${href} leads nowhere`];
    if (target === 'redirect') return [`${href} is a redirect`];
    const fragment = decodeURIComponent(url.hash.slice(1));
    const isThere = target === 'file' || !fragment || target.ids.includes(fragment);
    return isThere ? [] : [`${href}: no such place on the page`];
  }),
);

const images = onShown((page) =>
  tagged(page, 'img').flatMap((image) => {
    const missing = ['alt', 'width', 'height'].filter(
      (name) => attribute(image, name) === undefined,
    );
    return missing.length > 0
      ? [`${attribute(image, 'src') ?? 'img'} has no ${missing.join(', ')}`]
      : [];
  }),
);

/** Pages of a locale that no way of links leads to from its home page, the switcher left out. */
const reachable: Check = (site) => {
  const homes = Object.values(LOCALES).map(({ prefix }) => prefix || '/');
  const seen = new Set<string>();
  const follow = (start: string) => {
    const queue = [start];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const page = site.pages.get(next);
      if (!page) continue;
      for (const link of tagged(page, 'a')) {
        const url = new URL(attribute(link, 'href') ?? '', site.origin + next);
        const to = url.pathname.replace(/(.)\/$/, '$1');
        const isSameLocale = localeOfPath(to) === localeOfPath(start);
        if (url.origin === site.origin && isSameLocale) queue.push(to);
      }
    }
  };
  homes.forEach(follow);
  return indexablePages(site).flatMap(({ path: at }) => (seen.has(at) ? [] : [at]));
};

const RESOURCES: ReadonlyArray<readonly [tag: string, attribute: string]> = [
  ['img', 'src'],
  ['img', 'srcset'],
  ['source', 'srcset'],
  ['script', 'src'],
  ['iframe', 'src'],
  ['link', 'href'],
];

const resources = onShown((page, site) => [
  ...RESOURCES.flatMap(([tag, name]) =>
    tagged(page, tag)
      .filter((element) => (attribute(element, name) ?? '').includes('http:'))
      .map((element) => `${tag} ${attribute(element, name)}`),
  ),
  ...(page.html.includes(site.cmsUrl) ? ['names the address of Directus'] : []),
  ...(page.html.includes('\0') ? ['holds a NUL byte'] : []),
]);

/** What is on a page, and where it leads; every list of faults is to be empty. */
export const BODY_CHECKS: Readonly<Record<string, Check>> = {
  'one h1, and no level left out': headings,
  'ids that stand once': onShown((page) => shared(page.ids.map((id) => [id, page.path] as const))),
  'links with a name that lead somewhere, directly': links,
  'pictures with alt, width and height': images,
  'every indexable page can be reached from home': reachable,
  'nothing over http, no address of the CMS, no NUL': resources,
};
