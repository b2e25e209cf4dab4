import {
  EN_PLACEHOLDER,
  HOST_NOT_FOUND,
  PRIVACY_DOC_SLUG,
  pagePath,
  ROUTES,
} from '../config/routes';
import { HOME_COUNTS, OTHER_PROJECTS_COUNT } from '../config/site';
import { planListPages } from '../domain/list-pages';
import { type Comparable, pickOtherProjects } from '../domain/project';
import { isExpired } from '../domain/sale';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { alternatesOf } from '../seo/alternates';
import type { PageContext } from '../seo/page-context';

/** An item in one locale, as far as page planning needs it. */
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

export type PlannedProject = PlannedItem & Comparable;

/** All items that have pages, by kind; an item appears once per locale. */
export interface SiteContent {
  pages: readonly PlannedItem[];
  projects: readonly PlannedProject[];
  news: readonly PlannedItem[];
  articles: readonly PlannedItem[];
  docs: readonly PlannedItem[];
  sales: readonly PlannedSale[];
}

/** Names of the files in `src/templates`. */
export type TemplateName =
  | 'home'
  | 'projects'
  | 'project'
  | 'about'
  | 'why-island'
  | 'cooperation'
  | 'career'
  | 'contacts'
  | 'news-list'
  | 'news-item'
  | 'articles'
  | 'article'
  | 'sales'
  | 'sale'
  | 'docs'
  | 'doc'
  | 'account'
  | 'not-found'
  | 'en-placeholder';

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

interface Placement {
  /** Without a locale prefix. */
  path: string;
  template: TemplateName;
  /** Where the same text is found at two addresses: the one to keep, without a locale prefix. */
  canonical?: string;
  noindex?: boolean;
  extra?: Record<string, unknown>;
}

interface Texts {
  contentLocale: string;
  translatedLocales: readonly Locale[];
}

/** Pages whose words are all ours exist in every locale. */
const STATIC_TEXTS = (locale: Locale): Texts => ({
  contentLocale: locale,
  translatedLocales: LOCALE_CODES,
});

function place(
  locale: Locale,
  texts: Texts,
  { path, template, canonical = path, noindex = false, extra }: Placement,
): PlannedPage {
  const original = isLocale(texts.contentLocale) ? texts.contentLocale : DEFAULT_LOCALE;
  return {
    path: localizePath(path, locale),
    template,
    context: {
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

/** Fixed pages that show a CMS page of that slug and nothing that needs planning. */
const FIXED_PAGES = [
  ['about', 'about', ROUTES.about],
  ['why-island', 'why-island', ROUTES.whyIsland],
  ['cooperation', 'cooperation', ROUTES.cooperation],
  ['career', 'career', ROUTES.career],
  ['contacts', 'contacts', ROUTES.contacts],
  ['projects', 'projects', ROUTES.projects],
] as const satisfies readonly (readonly [string, TemplateName, string])[];

const ACCOUNT_PATHS = [
  ROUTES.account,
  ROUTES.login,
  ROUTES.resetPassword,
  ROUTES.acceptInvite,
] as const;

function planList(
  locale: Locale,
  texts: Texts,
  template: TemplateName,
  listPath: string,
  pageSlug: string,
  total: number,
): PlannedPage[] {
  return planListPages(total).map((page) =>
    place(locale, texts, {
      path: pagePath(listPath, page.pageNumber),
      template,
      extra: { pageSlug, ...page },
    }),
  );
}

function planItems(
  items: readonly PlannedItem[],
  placement: (item: PlannedItem) => Placement,
): PlannedPage[] {
  return items.map((item) => {
    const planned = placement(item);
    return place(item.locale, item, { ...planned, extra: { id: item.id, ...planned.extra } });
  });
}

/** Pages of the projects; each is told which others to lead on to. */
function planProjects(projects: readonly PlannedProject[]): PlannedPage[] {
  return LOCALE_CODES.flatMap((locale) => {
    const inLocale = projects.filter((project) => project.locale === locale);
    return inLocale.map((project) => {
      const others = pickOtherProjects(project, inLocale, OTHER_PROJECTS_COUNT);
      return place(locale, project, {
        path: `${ROUTES.projects}/${project.slug}`,
        template: 'project',
        extra: { id: project.id, others: others.map(({ slug }) => slug) },
      });
    });
  });
}

/** The privacy policy's own address exists even before the editors have written it. */
function planPrivacy(docs: readonly PlannedItem[]): PlannedPage[] {
  const placement = { path: ROUTES.privacy, template: 'doc' } as const;
  const privacy = docs.filter(({ slug }) => slug === PRIVACY_DOC_SLUG);
  if (privacy.length > 0) return planItems(privacy, () => placement);
  return LOCALE_CODES.map((locale) =>
    place(locale, STATIC_TEXTS(locale), { ...placement, noindex: true, extra: { id: '' } }),
  );
}

/**
 * Plans every page of the site in every locale (design section 3.4).
 *
 * @param content - what the CMS has published
 * @param today - ISO 8601 date of today at the office; offers that ended before it leave the lists
 * @returns pages with unique paths; a fallback text points search engines at its original
 */
export function planPages(content: SiteContent, today: string): PlannedPage[] {
  const perLocale = LOCALE_CODES.flatMap((locale) => {
    const inLocale = (item: PlannedItem) => item.locale === locale;
    const count = (items: readonly PlannedItem[]) => items.filter(inLocale).length;
    const textsOf = (slug: string): Texts =>
      content.pages.find((page) => page.slug === slug && inLocale(page)) ?? STATIC_TEXTS(locale);
    const currentSales = content.sales.filter(
      (sale) => inLocale(sale) && !isExpired(sale.validUntil, today),
    );
    return [
      place(locale, textsOf('home'), {
        path: ROUTES.home,
        template: 'home',
        extra: { pageSlug: 'home', today, ...HOME_COUNTS },
      }),
      ...FIXED_PAGES.map(([pageSlug, template, path]) =>
        place(locale, textsOf(pageSlug), { path, template, extra: { pageSlug } }),
      ),
      ...planList(locale, textsOf('news'), 'news-list', ROUTES.news, 'news', count(content.news)),
      ...planList(
        locale,
        textsOf('articles'),
        'articles',
        ROUTES.articles,
        'articles',
        count(content.articles),
      ),
      ...planList(locale, textsOf('docs'), 'docs', ROUTES.docs, 'docs', count(content.docs)),
      ...planList(
        locale,
        textsOf('sales'),
        'sales',
        ROUTES.sales,
        'sales',
        currentSales.length,
      ).map((page) => ({ ...page, context: { ...page.context, today } })),
      ...ACCOUNT_PATHS.map((path) =>
        place(locale, STATIC_TEXTS(locale), { path, template: 'account', noindex: true }),
      ),
      place(locale, STATIC_TEXTS(locale), {
        path: ROUTES.notFound,
        template: 'not-found',
        noindex: true,
      }),
    ];
  });
  const placeholder: PlannedPage = {
    ...place('en', STATIC_TEXTS('en'), {
      path: ROUTES.home,
      template: 'en-placeholder',
      noindex: true,
    }),
    path: EN_PLACEHOLDER,
    matchPath: '/en/*',
  };
  // Gatsby copies `/404` for static hosts only the first time that a process plans its pages.
  const hostNotFound: PlannedPage = {
    ...place('en', STATIC_TEXTS('en'), {
      path: ROUTES.notFound,
      template: 'not-found',
      noindex: true,
    }),
    path: HOST_NOT_FOUND,
  };
  return [
    ...perLocale,
    placeholder,
    hostNotFound,
    ...planProjects(content.projects),
    ...planItems(content.news, ({ slug }) => ({
      path: `${ROUTES.news}/${slug}`,
      template: 'news-item',
    })),
    ...planItems(content.articles, ({ slug }) => ({
      path: `${ROUTES.articles}/${slug}`,
      template: 'article',
    })),
    ...planItems(content.docs, ({ slug }) => ({
      path: `${ROUTES.docs}/${slug}`,
      template: 'doc',
      canonical: slug === PRIVACY_DOC_SLUG ? ROUTES.privacy : undefined,
    })),
    ...planPrivacy(content.docs),
    ...content.sales.map((sale) =>
      place(sale.locale, sale, {
        path: `${ROUTES.sales}/${sale.slug}`,
        template: 'sale',
        extra: { id: sale.id, expired: isExpired(sale.validUntil, today) },
      }),
    ),
  ];
}
