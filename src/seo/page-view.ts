import { SEARCH_PARAMETER } from '../config/routes';
import type { AnalyticsEvents } from '../domain/analytics-events';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import type { PageContext } from './page-context';

/** Types of pages that are about one item; its slug is the end of their path. */
const ITEM_PAGES = ['project', 'area', 'news-item', 'article', 'sale', 'doc', 'vacancy'];

/** What a visitor searched for is not told. */
function withoutQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(SEARCH_PARAMETER)) return search;
  parameters.delete(SEARCH_PARAMETER);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/**
 * The `page_view` event of a page.
 *
 * @param location - where it is shown
 * @param title - title of the document
 */
export function pageViewOf(
  { pageType, locale, sharedPath, canonicalPath }: PageContext,
  location: Readonly<{ origin: string; pathname: string; search: string }>,
  title: string,
): AnalyticsEvents['page_view'] {
  return {
    page_type: pageType,
    content_id: ITEM_PAGES.includes(pageType) ? sharedPath.split('/').at(-1) : undefined,
    locale,
    content_language: LOCALES[localeOfPath(canonicalPath)].language,
    page_location: location.origin + location.pathname + withoutQuery(location.search),
    page_title: title,
  };
}
