import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { SHARE_IMAGE } from '../../../src/config/site';
import { LOCALES } from '../../../src/i18n/locales';
import { localeOfPath } from '../../../src/i18n/paths';
import { indexablePages } from './built-site';
import { fileOf, metaOf, onEach, onIndexable, onShown, shared, type Check } from './check';

/** Characters a search engine shows of a title, the brand included, and of a description. */
const LENGTHS = { title: [15, 65], description: [70, 165] } as const;

function lengthFault(text: string, [least, most]: readonly [number, number]): string[] {
  const { length } = [...text];
  return length < least || length > most ? [`${length} characters: “${text}”`] : [];
}

const titleLength = onIndexable(({ titles: [title = ''] }) => lengthFault(title, LENGTHS.title));

const descriptionLength = onIndexable((page) =>
  lengthFault(metaOf(page, 'description')[0] ?? '', LENGTHS.description),
);

const OPEN_GRAPH = [
  'type',
  'title',
  'description',
  'url',
  'site_name',
  'locale',
  'image',
  'image:alt',
];

const openGraph = onIndexable((page) => [
  ...OPEN_GRAPH.filter((name) => !metaOf(page, `og:${name}`)[0]).map((name) => `no og:${name}`),
  ...(metaOf(page, 'og:url')[0] === page.canonicals[0] ? [] : ['og:url is not the canonical']),
  ...(metaOf(page, 'twitter:card')[0] === 'summary_large_image' ? [] : ['no large twitter:card']),
  ...(metaOf(page, 'og:locale')[0] === LOCALES[localeOfPath(page.path)].ogLocale
    ? []
    : ['og:locale is not that of its text']),
]);

const shareImages: Check = async (site) => {
  const images = new Map<string, string>();
  for (const page of indexablePages(site)) {
    for (const image of metaOf(page, 'og:image')) images.set(image, page.path);
  }
  const faults = [...images].map(async ([image, page]) => {
    const file = fileOf(site, image);
    if (!existsSync(file)) return [`${page}: ${image} is missing`];
    const { width, height, format } = await sharp(file).metadata();
    const isRight = width === SHARE_IMAGE.width && height === SHARE_IMAGE.height;
    return isRight && format === 'jpeg'
      ? []
      : [`${page}: ${image} is ${width}×${height} ${format}`];
  });
  return (await Promise.all(faults)).flat();
};

const hreflang = onEach(
  (site) => [...site.pages.values()].filter((page) => page.alternates.size > 0),
  (page, site) => {
    if (page.isNoindex) return ['hreflang on a page that is not indexed'];
    const set = JSON.stringify([...page.alternates].sort());
    const others = [...new Set(page.alternates.values())].flatMap((url) => {
      const other = site.pages.get(new URL(url).pathname);
      if (!other) return [`${url} has no page`];
      if (other.canonicals[0] !== url && other.canonicals[0] !== url.replace(/\/$/, ''))
        return [`${url} is not its own canonical`];
      return JSON.stringify([...other.alternates].sort()) === set ? [] : [`${url} names others`];
    });
    const isOriginal = page.canonicals[0] === site.origin + page.path;
    const language = LOCALES[localeOfPath(page.path)].language;
    const own = page.alternates.get(language);
    return [
      ...others,
      ...(isOriginal && own !== page.canonicals[0] ? ['does not name itself'] : []),
      ...(page.alternates.has('x-default') ? [] : ['no x-default']),
    ];
  },
);

const canonical: Check = onShown((page, site) => {
  if (page.isNoindex) return page.canonicals.length === 0 ? [] : ['canonical beside noindex'];
  const [url = ''] = page.canonicals;
  if (page.canonicals.length !== 1) return [`${page.canonicals.length} canonicals`];
  const target = url.startsWith(site.origin) && site.pages.get(new URL(url).pathname);
  if (!target) return [`${url} has no page`];
  return target.canonicals[0] === url ? [] : [`${url} has its canonical elsewhere`];
});

const sitemap: Check = (site) => {
  const listed = new Map(site.sitemap.map((entry) => [entry.loc.replace(/\/$/, ''), entry]));
  const pages = new Map(
    indexablePages(site).map((page) => [String(page.canonicals[0]).replace(/\/$/, ''), page]),
  );
  return [
    ...[...pages.keys()].filter((url) => !listed.has(url)).map((url) => `${url} is not listed`),
    ...[...listed].flatMap(([url, entry]) => {
      const page = pages.get(url);
      if (!page) return [`${url} is listed, but is no indexable page`];
      const tidy = (alternates: ReadonlyMap<string, string>) =>
        JSON.stringify([...alternates].map(([to, at]) => [to, at.replace(/\/$/, '')]).sort());
      return tidy(entry.alternates) === tidy(page.alternates) ? [] : [`${url}: other alternates`];
    }),
  ];
};

/** Dates of content: a list may have none, a page about one item has one; never the build's time. */
const lastModified: Check = (site) =>
  site.sitemap.flatMap(({ loc, lastmod }) => {
    const isItem = /\/(?:projects|news|articles|sales|career|areas|docs)\/[^/]+$/.test(loc);
    if (lastmod === undefined) return isItem ? [`${loc}: no lastmod`] : [];
    return Number.isNaN(Date.parse(lastmod)) ? [`${loc}: ${lastmod}`] : [];
  });

/** What search engines and shares read of a page; every list of faults is to be empty. */
export const HEAD_CHECKS: Readonly<Record<string, Check>> = {
  'one title': onShown(({ titles }) => (titles.length === 1 ? [] : [`${titles.length} titles`])),
  'titles of 15 to 65 characters, the brand included': titleLength,
  'titles that no other page has': (site) =>
    shared(indexablePages(site).map((page) => [page.titles[0] ?? '', page.path])),
  'one description': onIndexable((page) =>
    metaOf(page, 'description').length === 1 ? [] : ['not one description'],
  ),
  'descriptions of 70 to 165 characters': descriptionLength,
  'descriptions that no other page has': (site) =>
    shared(indexablePages(site).map((page) => [metaOf(page, 'description')[0] ?? '', page.path])),
  'html lang is that of the address': onShown((page) =>
    page.lang === LOCALES[localeOfPath(page.path)].language ? [] : [page.lang],
  ),
  'one canonical, of a page that has itself as its canonical': canonical,
  'hreflang: reciprocal, itself, x-default': hreflang,
  'the sitemap lists the indexable pages with their alternates': sitemap,
  'lastmod of items in the sitemap': lastModified,
  'Open Graph with all that shares need': openGraph,
  'share pictures of 1200 × 630 that are there': shareImages,
  'large previews of pictures': onIndexable((page) =>
    metaOf(page, 'robots').join().includes('max-image-preview:large') ? [] : ['not allowed'],
  ),
};
