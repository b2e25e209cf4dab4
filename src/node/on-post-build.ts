import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isPreview, readBuildId } from '../config/env';
import { REDIRECTS_PATH } from '../domain/redirects';
import { promoPath } from '../features/promo/promo-content';
import { LOCALE_CODES } from '../i18n/locales';
import { writeBuildManifest } from './build-manifest';
import { LIST_REDIRECTS } from './list-redirects';
import { previewIndex, previewNodes, writePreviewIndex } from './preview-index';
import { promoContent, type PromoSettings } from './promo-files';
import { planRedirects, redirectLines, redirectTable, type RedirectItem } from './redirects';

interface HostFilesQuery {
  site: { siteMetadata: { siteUrl: string } };
  allRedirect: { nodes: RedirectItem[] };
  allSiteSettings: { nodes: PromoSettings[] };
}

/**
 * Writes what the static host, crawlers and open tabs read: `_redirects` and `redirects.json`,
 * `robots.txt`, the build manifest.
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
      allRedirect(sort: { order: ASC }) {
        nodes {
          itemId
          editAddress
          fromPath
          toPath
          statusCode
        }
      }
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
  // What is wrong with them was said when the pages were made.
  const planned = planRedirects(data.allRedirect.nodes, taken, siteUrl);
  const rules = [...LIST_REDIRECTS, ...planned.rules];
  await mkdir(path.join(publicDir, 'promo'), { recursive: true });
  await Promise.all([
    writeFile(path.join(publicDir, '_redirects'), redirectLines(rules).join('\n') + '\n'),
    writeFile(path.join(publicDir, REDIRECTS_PATH), JSON.stringify(redirectTable(rules))),
    ...LOCALE_CODES.map((locale) => {
      const settings = data.allSiteSettings.nodes.find((node) => node.locale === locale);
      const content = settings ? promoContent(settings) : null;
      return writeFile(path.join(publicDir, promoPath(locale)), JSON.stringify(content));
    }),
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
