import type { ListPage } from '../domain/list-pages';
import type { Language, Locale } from '../i18n/locales';

export interface Alternate {
  /** Language tag, or `x-default`. */
  hreflang: string;
  /** Path on this site. */
  path: string;
}

/** Context of every page. */
export interface PageContext {
  /** Name of its template; the page type in analytics. */
  pageType: string;
  locale: Locale;
  language: Language;
  /** Its path without a locale prefix, the same in every locale. */
  sharedPath: string;
  /** Canonical path: another locale's if the text is a fallback. */
  canonicalPath: string;
  /** Translations that exist, this page's among them; none where the page is not to be indexed. */
  alternates: Alternate[];
  noindex: boolean;
}

/** A page of a list, as planned; its query asks for the items. */
export type ListPageContext = PageContext & Pick<ListPage, 'pageNumber' | 'pager'>;
