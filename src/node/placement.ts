import type { Comparable } from '../domain/project';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { alternatesOf } from '../seo/alternates';
import type { PageContext } from '../seo/page-context';
import type { FixedTemplate } from './plan-pages';

/** The fields of an item in one locale that page planning needs. */
export interface PlannedItem {
  id: string;
  slug: string;
  locale: Locale;
  /** Locale of its text; a language that only the CMS has is none of ours. */
  contentLocale: string;
  translatedLocales: readonly Locale[];
}

export interface PlannedSale extends PlannedItem {
  validUntil: string;
}

export interface PlannedPost extends PlannedItem {
  /** HTML. */
  body?: string | null;
}

export interface PlannedVacancy extends PlannedItem {
  validThrough?: string | null;
}

export type PlannedProject = PlannedItem & Comparable & { type?: string };

/** All items that have pages, by kind; an item appears once per locale. */
export interface SiteContent {
  pages: readonly PlannedItem[];
  areas: readonly PlannedItem[];
  projects: readonly PlannedProject[];
  news: readonly PlannedPost[];
  articles: readonly PlannedPost[];
  docs: readonly PlannedItem[];
  sales: readonly PlannedSale[];
  vacancies: readonly PlannedVacancy[];
}

/** Names of the files in `src/templates`. */
export type TemplateName =
  | FixedTemplate
  | 'account'
  | 'area'
  | 'article'
  | 'articles'
  | 'doc'
  | 'docs'
  | 'en-placeholder'
  | 'home'
  | 'news-item'
  | 'news-list'
  | 'not-found'
  | 'project'
  | 'projects-of-type'
  | 'sale'
  | 'sales'
  | 'search'
  | 'compare'
  | 'vacancy';

export interface PlannedPage {
  path: string;
  matchPath?: string;
  template: TemplateName;
  context: PageContext & {
    /** Gatsby node the page is about, for pages of one item. */
    id?: string;
    /** CMS page whose texts it shows, for fixed pages. */
    pageSlug?: string;
    [key: string]: unknown;
  };
}

export interface Placement {
  /** Without a locale prefix. */
  path: string;
  template: TemplateName;
  /** Canonical path of a text that has two URLs, without a locale prefix. */
  canonical?: string;
  noindex?: boolean;
  extra?: Record<string, unknown>;
}

export interface Texts {
  contentLocale: string;
  translatedLocales: readonly Locale[];
}

/** Pages with interface strings only exist in every locale. */
export const STATIC_TEXTS = (locale: Locale): Texts => ({
  contentLocale: locale,
  translatedLocales: LOCALE_CODES,
});

/**
 * The locale whose page search engines should keep: the text's own where that is a whole
 * translation, else the one that is.
 */
function originalOf(locale: Locale, { contentLocale, translatedLocales }: Texts): Locale {
  const candidates = [locale, contentLocale, DEFAULT_LOCALE, ...translatedLocales];
  const whole = candidates.find((code) => translatedLocales.some((known) => known === code));
  if (isLocale(whole)) return whole;
  return isLocale(contentLocale) ? contentLocale : DEFAULT_LOCALE;
}

/** A page at a path, in a locale; a fallback text points search engines at its original. */
export function place(
  locale: Locale,
  texts: Texts,
  { path, template, canonical = path, noindex = false, extra }: Placement,
): PlannedPage {
  const original = originalOf(locale, texts);
  return {
    path: localizePath(path, locale),
    template,
    context: {
      pageType: template,
      locale,
      language: LOCALES[locale].language,
      sharedPath: path,
      canonicalPath: localizePath(canonical, original),
      alternates: noindex ? [] : alternatesOf(canonical, texts.translatedLocales),
      noindex,
      ...extra,
    },
  };
}

/** The pages of items: one for each item and locale. */
export function planItems<Item extends PlannedItem>(
  items: readonly Item[],
  placement: (item: Item) => Placement,
): PlannedPage[] {
  return items.map((item) => {
    const planned = placement(item);
    return place(item.locale, item, { ...planned, extra: { id: item.id, ...planned.extra } });
  });
}
