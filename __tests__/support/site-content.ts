import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/i18n/locales';
import type { PlannedItem, PlannedSale, SiteContent } from '../../src/node/plan-pages';

/**
 * An item as the source plugin makes it: once per locale, the missing translations marked.
 *
 * @param translated - locales with a translation of their own
 */
export function plannedItem(
  slug: string,
  translated: readonly Locale[] = LOCALE_CODES,
): PlannedItem[] {
  const [first = DEFAULT_LOCALE] = translated;
  const original = translated.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first;
  return LOCALE_CODES.map((locale) => ({
    id: `${slug}-${locale}`,
    slug,
    locale,
    contentLocale: translated.includes(locale) ? locale : original,
    translatedLocales: translated,
  }));
}

/** As many items as wanted, in every locale. */
export function plannedItems(count: number, prefix = 'item'): PlannedItem[] {
  return Array.from({ length: count }, (_, index) => plannedItem(`${prefix}-${index + 1}`)).flat();
}

/** An offer in every locale. */
export function plannedSale(slug: string, validUntil: string): PlannedSale[] {
  return plannedItem(slug).map((item) => ({ ...item, validUntil }));
}

/** A site without content, but for what a test is about. */
export function siteContent(overrides: Partial<SiteContent> = {}): SiteContent {
  return {
    pages: [],
    areas: [],
    projects: [],
    news: [],
    articles: [],
    docs: [],
    sales: [],
    vacancies: [],
    ...overrides,
  };
}
