import {
  AREAS_PATH,
  EN_PLACEHOLDER,
  HOST_NOT_FOUND,
  PRIVACY_DOC_SLUG,
  pagePath,
  type RouteName,
  ROUTES,
  TYPE_ROUTES,
} from '../config/routes';
import { HOME_COUNTS, OTHER_PROJECTS_COUNT } from '../config/site';
import { planListPages, translatedFirst } from '../domain/list-pages';
import { pickOtherProjects, PROJECT_TYPES, projectOfText } from '../domain/project';
import { isSaleExpired } from '../domain/sale';
import { isVacancyOpen } from '../domain/vacancy';
import { LOCALE_CODES, type Locale } from '../i18n/locales';
import {
  place,
  planItems,
  STATIC_TEXTS,
  type PlannedItem,
  type PlannedPage,
  type PlannedPost,
  type PlannedProject,
  type SiteContent,
  type TemplateName,
  type Texts,
} from './placement';

export type {
  PlannedItem,
  PlannedPage,
  PlannedPost,
  PlannedSale,
  SiteContent,
  TemplateName,
} from './placement';

/** Fixed pages that need no planning: the route by its template, which shows the CMS page of that slug. */
const FIXED_PAGES = {
  about: 'about',
  'why-island': 'whyIsland',
  cooperation: 'cooperation',
  career: 'career',
  contacts: 'contacts',
  projects: 'projects',
} as const satisfies Readonly<Record<string, RouteName>>;

export type FixedTemplate = keyof typeof FIXED_PAGES;

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

/** Pages of the projects, each with its related projects. */
function planProjects(projects: readonly PlannedProject[], today: string): PlannedPage[] {
  return LOCALE_CODES.flatMap((locale) => {
    const inLocale = projects.filter((project) => project.locale === locale);
    return inLocale.map((project) => {
      const others = pickOtherProjects(project, inLocale, OTHER_PROJECTS_COUNT);
      return place(locale, project, {
        path: `${ROUTES.projects}/${project.slug}`,
        template: 'project',
        extra: { id: project.id, others: others.map(({ slug }) => slug), today },
      });
    });
  });
}

/** Pages of news and articles, each with the item that is read next and the project it is about. */
function planPosts(
  posts: readonly PlannedPost[],
  projects: readonly PlannedProject[],
  { template, listPath }: { template: TemplateName; listPath: string },
): PlannedPage[] {
  const slugs = projects.map(({ slug }) => slug);
  return LOCALE_CODES.flatMap((locale) => {
    const inOrder = translatedFirst(posts.filter((post) => post.locale === locale));
    return inOrder.map((post, index) =>
      place(locale, post, {
        path: `${listPath}/${post.slug}`,
        template,
        extra: {
          id: post.id,
          next: (inOrder[index + 1] ?? inOrder[index - 1])?.slug ?? '',
          project: projectOfText(post.body ?? '', slugs) ?? '',
        },
      }),
    );
  });
}

/**
 * Pages of the types of homes, with the CMS page of the route's last part. A type without a project
 * keeps its address, not to be indexed.
 */
function planTypes(
  locale: Locale,
  projects: readonly PlannedProject[],
  textsOf: (slug: string) => Texts,
): PlannedPage[] {
  return PROJECT_TYPES.map((type) => {
    const path = ROUTES[TYPE_ROUTES[type]];
    const pageSlug = path.slice(1);
    return place(locale, textsOf(pageSlug), {
      path,
      template: 'projects-of-type',
      noindex: !projects.some((project) => project.locale === locale && project.type === type),
      extra: { pageSlug, projectType: type },
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
      (sale) => inLocale(sale) && !isSaleExpired(sale.validUntil, today),
    );
    return [
      place(locale, textsOf('home'), {
        path: ROUTES.home,
        template: 'home',
        extra: { pageSlug: 'home', today, ...HOME_COUNTS },
      }),
      ...Object.entries(FIXED_PAGES).map(([name, route]) =>
        place(locale, textsOf(name), {
          path: ROUTES[route],
          template: name as FixedTemplate,
          extra: { pageSlug: name, ...((name === 'career' || name === 'projects') && { today }) },
        }),
      ),
      ...planTypes(locale, content.projects, textsOf),
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
        place(locale, STATIC_TEXTS(locale), {
          path,
          template: 'account',
          noindex: true,
          extra: { pageSlug: 'account' },
        }),
      ),
      place(locale, STATIC_TEXTS(locale), {
        path: ROUTES.search,
        template: 'search',
        noindex: true,
      }),
      place(locale, STATIC_TEXTS(locale), {
        path: ROUTES.compare,
        template: 'compare',
        noindex: true,
        extra: { today },
      }),
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
    ...planProjects(content.projects, today),
    ...planPosts(content.news, content.projects, {
      template: 'news-item',
      listPath: ROUTES.news,
    }),
    ...planPosts(content.articles, content.projects, {
      template: 'article',
      listPath: ROUTES.articles,
    }),
    ...planItems(content.docs, ({ slug }) => ({
      path: `${ROUTES.docs}/${slug}`,
      template: 'doc',
      canonical: slug === PRIVACY_DOC_SLUG ? ROUTES.privacy : undefined,
    })),
    ...planPrivacy(content.docs),
    ...planItems(content.areas, ({ slug }) => ({
      path: `${AREAS_PATH}/${slug}`,
      template: 'area',
      extra: { today },
    })),
    // What has ended keeps its page for those who have its address, not for search engines.
    ...planItems(content.sales, ({ slug, validUntil }) => {
      const expired = isSaleExpired(validUntil, today);
      return {
        path: `${ROUTES.sales}/${slug}`,
        template: 'sale',
        noindex: expired,
        extra: { expired },
      };
    }),
    ...planItems(content.vacancies, ({ slug, validThrough }) => {
      const expired = !isVacancyOpen(validThrough, today);
      return {
        path: `${ROUTES.career}/${slug}`,
        template: 'vacancy',
        noindex: expired,
        extra: { expired },
      };
    }),
  ];
}
