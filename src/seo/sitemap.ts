import { HOST_NOT_FOUND, ROUTES } from '../config/routes';
import type { PageContext } from './page-context';

interface SitemapPage {
  path: string;
  pageContext: Partial<PageContext>;
}

/** A page's entry in the sitemap, in the words of the `sitemap` package. */
interface SitemapEntry {
  url: string;
  links: Array<{ lang: string; url: string }>;
}

/** Whether search engines should know a page: it is to be indexed, and its text is no fallback. */
export function isListed({ path, pageContext }: SitemapPage): boolean {
  return pageContext.noindex === false && pageContext.canonicalPath === path;
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
      }
    `,
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ allSitePage }: { allSitePage: { nodes: SitemapPage[] } }) =>
      allSitePage.nodes.filter(isListed),
    serialize: ({ path, pageContext }: SitemapPage): SitemapEntry => ({
      url: siteUrl + path,
      links: (pageContext.alternates ?? []).map((alternate) => ({
        lang: alternate.hreflang,
        url: siteUrl + alternate.path,
      })),
    }),
  };
}
