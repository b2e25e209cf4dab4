import type { SearchEntry, SearchKind } from '../domain/search';
import { contentLanguage } from '../i18n/content-language';
import type { Locale } from '../i18n/locales';
import { splitLocale } from '../i18n/paths';
import type { PlannedPage } from './plan-pages';

/** An item's texts, as the query asks for them. */
export interface SearchedItem {
  id: string;
  locale: Locale;
  contentLocale: string;
  title: string;
  /** Without markup, the most important first. */
  texts: readonly (string | null)[];
}

/** Fixed pages are found by their slug, the others by the id of their item. */
export type SearchedPage = SearchedItem & { slug: string };

/** Characters of a text in the index: what a page is about stands at its beginning. */
const TEXT_LENGTH = 1500;

/** Kinds of the pages that are about one item, by their template. */
const KINDS: Readonly<Record<string, SearchKind>> = {
  project: 'project',
  'news-item': 'news',
  article: 'article',
  doc: 'doc',
  sale: 'sale',
  area: 'area',
  vacancy: 'vacancy',
};

type Page = Pick<PlannedPage, 'path' | 'context'>;

/** Whether it is no second path of a text, no further page of a list, and open to search engines. */
const isListed = ({ context }: Page) =>
  !context.noindex &&
  splitLocale(context.canonicalPath).path === context.sharedPath &&
  (context.pageNumber ?? 1) === 1;

function entryOf(page: Page, item: SearchedItem): SearchEntry {
  const { locale, contentLocale, title, texts } = item;
  const text = texts.filter(Boolean).join(' ');
  return {
    path: page.path,
    kind: KINDS[page.context.pageType] ?? 'page',
    title,
    text: text.replace(/\s+/g, ' ').slice(0, TEXT_LENGTH),
    lang: contentLanguage(contentLocale, locale),
  };
}

/**
 * The pages of a locale that the site's search finds: those with texts of the CMS that search
 * engines may index.
 *
 * @param pages - every page of the site
 * @param items - texts of the items that have pages
 * @param fixed - texts of the fixed pages
 * @returns sorted by path: an incremental build keeps its pages in another order
 */
export function searchEntries(
  pages: readonly Page[],
  { items, fixed }: { items: readonly SearchedItem[]; fixed: readonly SearchedPage[] },
  locale: Locale,
): SearchEntry[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const bySlug = new Map(
    fixed.filter((page) => page.locale === locale).map((page) => [page.slug, page]),
  );
  return pages
    .filter((page) => page.context.locale === locale && isListed(page))
    .flatMap((page) => {
      const { id, pageSlug } = page.context;
      const item = id ? byId.get(id) : bySlug.get(pageSlug ?? '');
      return item ? entryOf(page, item) : [];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
