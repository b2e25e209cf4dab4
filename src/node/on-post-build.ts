import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isPreview, readBuildEnv, readBuildId, readIndexNowKey } from '../config/env';
import { MANIFEST_PATH } from '../config/site';
import { REDIRECTS_PATH } from '../domain/redirects';
import { promoPath } from '../features/promo/promo-content';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../i18n/locales';
import { writeBuildManifest } from './build-manifest';
import { feedFile, postFeed, type FeedPost } from './feeds';
import { headersFile } from './host-headers';
import { siteScriptHashes } from './inline-scripts';
import { LIST_REDIRECTS } from './list-redirects';
import { previewIndex, previewNodes, writePreviewIndex } from './preview-index';
import { promoContent, type PromoSettings } from './promo-files';
import { removeOldCards } from './share-card/share-card';
import { webManifest } from './web-manifest';
import { planRedirects, redirectLines, redirectTable, type RedirectItem } from './redirects';
import type { PlannedPage } from './plan-pages';
import { writeSearchFiles } from './search-files';

interface CompanySettings {
  companyName: string;
  tagline: string | null;
}

interface HostFilesQuery {
  site: { siteMetadata: { siteUrl: string } };
  allProject: { nodes: Array<{ sharePath: string }> };
  allRedirect: { nodes: RedirectItem[] };
  allSiteSettings: { nodes: (PromoSettings & CompanySettings)[] };
  news: { nodes: FeedPost[] };
  articles: { nodes: FeedPost[] };
}

/**
 * Writes the files for the static host, crawlers and open tabs: `_redirects` and `redirects.json`,
 * `_headers`, `robots.txt`, the build manifest, the pages for the search.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { graphql, reporter, store } = api;
  const { data, errors } = await graphql<HostFilesQuery>(/* GraphQL */ `
    query HostFiles {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSiteSettings(sort: { locale: ASC }) {
        nodes {
          locale
          contentLocale
          companyName
          tagline
          promoEnabled
          promoTitle
          promoText
          promoButton
          promoLink
          promoImage {
            alt
            gatsbyImageData(width: 544)
          }
        }
      }
      allProject(sort: [{ order: ASC }, { locale: ASC }]) {
        nodes {
          sharePath
        }
      }
      allRedirect(sort: { order: ASC }) {
        nodes {
          itemId
          editAddress
          fromPath
          toPath
          statusCode
        }
      }
      news: allNews(sort: [{ order: ASC }, { locale: ASC }]) {
        nodes {
          ...FeedPost
        }
      }
      articles: allArticle(sort: [{ order: ASC }, { locale: ASC }]) {
        nodes {
          ...FeedPost
        }
      }
    }

    fragment FeedPost on Post {
      slug
      locale
      contentLocale
      title
      summary
      publishedAt
    }
  `);
  if (!data) {
    reporter.panic('The files for the static host cannot be written: their query failed.', errors);
    return;
  }
  const { program, pages } = store.getState();
  const publicDir = path.join(program.directory, 'public');
  const { siteUrl } = data.site.siteMetadata;
  const taken = [...pages.keys(), ...LIST_REDIRECTS.map(({ fromPath }) => fromPath)];
  // Warnings were already printed during page creation.
  const planned = planRedirects(data.allRedirect.nodes, taken, siteUrl);
  const rules = [...LIST_REDIRECTS, ...planned.rules];
  const env = readBuildEnv();
  const headers = headersFile({
    cmsOrigin: new URL(env.publicDirectusUrl).origin,
    hasTagManager: env.gtmId !== undefined,
    hasRecaptcha: env.recaptchaSiteKey !== undefined,
    allowed: env.cspAllow,
    scriptHashes: await siteScriptHashes(publicDir, pages.values()),
  });
  // Asked for here too: a card comes back whose file is gone while its page was not queried again.
  await removeOldCards(
    program.directory,
    new Set(data.allProject.nodes.map(({ sharePath }) => sharePath)),
  );
  const settingsOf = (locale: Locale) =>
    data.allSiteSettings.nodes.find((node) => node.locale === locale);
  const { companyName = '', tagline = null } = settingsOf(DEFAULT_LOCALE) ?? {};
  const indexNowKey = readIndexNowKey();
  const folders = ['promo', ...LOCALE_CODES.map((locale) => path.dirname(feedFile(locale)))];
  await Promise.all(
    folders.map((folder) => mkdir(path.join(publicDir, folder), { recursive: true })),
  );
  await Promise.all([
    writeFile(path.join(publicDir, '_redirects'), redirectLines(rules).join('\n') + '\n'),
    writeFile(path.join(publicDir, '_headers'), headers),
    writeFile(path.join(publicDir, REDIRECTS_PATH), JSON.stringify(redirectTable(rules))),
    ...LOCALE_CODES.map((locale) => {
      const settings = settingsOf(locale);
      const content = settings ? promoContent(settings) : null;
      return writeFile(path.join(publicDir, promoPath(locale)), JSON.stringify(content));
    }),
    writeSearchFiles(publicDir, [...pages.values()] as unknown as PlannedPage[], graphql),
    ...LOCALE_CODES.map((locale) => {
      const content = { news: data.news.nodes, articles: data.articles.nodes };
      const company = settingsOf(locale)?.companyName ?? '';
      const feed = { locale, siteUrl, company, tagline: settingsOf(locale)?.tagline ?? null };
      return writeFile(path.join(publicDir, feedFile(locale)), postFeed(content, feed));
    }),
    writeFile(
      path.join(publicDir, MANIFEST_PATH),
      JSON.stringify(webManifest(companyName, tagline)),
    ),
    ...(indexNowKey ? [writeFile(path.join(publicDir, `${indexNowKey}.txt`), indexNowKey)] : []),
    writeBuildManifest(publicDir, {
      id: readBuildId() ?? randomUUID(),
      timestamp: Date.now(),
      prerendered: [...pages.keys()].sort(),
    }),
    writeFile(
      path.join(publicDir, 'robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    ),
  ]);
  if (isPreview()) {
    const index = previewIndex([...pages.values()], previewNodes(api.getNodesByType));
    await writePreviewIndex(program.directory, index);
  }
};
