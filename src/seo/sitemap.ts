import { HOST_NOT_FOUND, PAGINATED_ROUTES, ROUTES, type PaginatedRoute } from '../config/routes';
import type { PageContext } from './page-context';

interface SitemapPage {
  path: string;
  pageContext: Partial<PageContext> & { id?: string; pageSlug?: string; pageNumber?: number };
}

/** A page with what its content says about it. */
interface DatedPage extends SitemapPage {
  /** ISO 8601. */
  lastmod?: string;
  /** Paths of its pictures on the site. */
  images?: readonly string[];
}

/** A page's entry in the sitemap, in the words of the `sitemap` package. */
interface SitemapEntry {
  url: string;
  lastmod?: string;
  links: Array<{ lang: string; url: string }>;
  img?: Array<{ url: string }>;
}

/** An item of the CMS in one locale. */
interface SitemapItem {
  id: string;
  locale: string;
  updatedAt: string | null;
  image?: { readonly sharePath: string } | null;
}

type ItemKind = PaginatedRoute | 'projects' | 'areas' | 'vacancies';

export type SitemapData = { allSitePage: { nodes: SitemapPage[] } } & {
  readonly [Kind in ItemKind]?: { readonly nodes: readonly SitemapItem[] };
} & {
  readonly pages?: {
    readonly nodes: readonly (SitemapItem & { slug: string })[];
  };
};

/** Whether a page belongs in the sitemap: it is indexable, and its text is no fallback. */
export function isListed({ path, pageContext }: SitemapPage): boolean {
  return pageContext.noindex === false && pageContext.canonicalPath === path;
}

const newest = (dates: readonly (string | null | undefined)[]): string | undefined =>
  dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);

/**
 * When the content of each page was last changed, and its picture. A list is as new as its newest
 * item or its own text; its further pages, whose items do not change, say nothing.
 */
export function datedPages(data: SitemapData): DatedPage[] {
  const kinds = [...PAGINATED_ROUTES, 'projects', 'areas', 'vacancies'] as const;
  const items = new Map(
    kinds.flatMap((kind) => (data[kind]?.nodes ?? []).map((item) => [item.id, item] as const)),
  );
  const texts = new Map(
    (data.pages?.nodes ?? []).map((page) => [`${page.slug}:${page.locale}`, page] as const),
  );
  return data.allSitePage.nodes.filter(isListed).map((page) => {
    const { id, pageSlug, pageNumber = 1, locale = '' } = page.pageContext;
    const list = PAGINATED_ROUTES.find((kind) => kind === pageSlug);
    const own = id ? items.get(id) : texts.get(`${pageSlug ?? ''}:${locale}`);
    const listed = list ? (data[list]?.nodes ?? []).filter((item) => item.locale === locale) : [];
    const lastmod =
      pageNumber > 1
        ? undefined
        : newest([own?.updatedAt, ...listed.map(({ updatedAt }) => updatedAt)]);
    const images = own?.image ? [own.image.sharePath] : [];
    return { ...page, ...(lastmod && { lastmod }), images };
  });
}

/** Options of gatsby-plugin-sitemap: every indexable page with its translations. */
export function sitemapOptions(siteUrl: string) {
  return {
    excludes: [ROUTES.notFound, HOST_NOT_FOUND, '/dev-404-page', `/*${ROUTES.notFound}`],
    query: /* GraphQL */ `
      query SitemapPages {
        allSitePage(sort: { path: ASC }) {
          nodes {
            path
            pageContext
          }
        }
        pages: allPage(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            slug
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        projects: allProject(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        areas: allArea(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        sales: allSale(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        news: allNews(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        articles: allArticle(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
            image {
              sharePath
            }
          }
        }
        docs: allDoc(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
          }
        }
        vacancies: allVacancy(sort: [{ order: ASC }, { locale: ASC }]) {
          nodes {
            id
            locale
            updatedAt
          }
        }
      }
    `,
    resolveSiteUrl: () => siteUrl,
    resolvePages: datedPages,
    serialize: ({ path, pageContext, lastmod, images = [] }: DatedPage): SitemapEntry => ({
      url: siteUrl + path,
      ...(lastmod && { lastmod }),
      links: (pageContext.alternates ?? []).map((alternate) => ({
        lang: alternate.hreflang,
        url: siteUrl + alternate.path,
      })),
      ...(images.length > 0 && { img: images.map((image) => ({ url: siteUrl + image })) }),
    }),
  };
}
