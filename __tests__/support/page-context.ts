import { LOCALE_CODES, LOCALES } from '../../src/i18n/locales';
import { localizePath } from '../../src/i18n/paths';
import { alternatesOf } from '../../src/seo/alternates';
import type { PageContext } from '../../src/seo/page-context';

/** Context of an indexable page that is translated everywhere; what a test is about, it changes. */
export function pageContext(overrides: Partial<PageContext> = {}): PageContext {
  const locale = overrides.locale ?? 'en';
  const sharedPath = overrides.sharedPath ?? '/projects';
  return {
    pageType: 'projects',
    locale,
    language: LOCALES[locale].language,
    sharedPath,
    canonicalPath: localizePath(sharedPath, locale),
    alternates: alternatesOf(sharedPath, LOCALE_CODES),
    noindex: false,
    ...overrides,
  };
}
