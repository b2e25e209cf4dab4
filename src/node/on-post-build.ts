import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { REDIRECTS_PATH } from '../domain/redirects';
import { writeBuildManifest } from './build-manifest';
import { redirectLines, redirectTable, withOwnPaths, type RedirectRule } from './redirects';

interface HostFilesQuery {
  site: { siteMetadata: { siteUrl: string } };
  allRedirect: { nodes: RedirectRule[] };
}

/**
 * Writes what the static host, crawlers and open tabs read: `_redirects` and `redirects.json`,
 * `robots.txt`, the build manifest.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<HostFilesQuery>(/* GraphQL */ `
    query HostFiles {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allRedirect {
        nodes {
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
  const redirects = withOwnPaths(data.allRedirect.nodes, siteUrl);
  await Promise.all([
    writeFile(path.join(publicDir, '_redirects'), redirectLines(redirects).join('\n') + '\n'),
    writeFile(path.join(publicDir, REDIRECTS_PATH), JSON.stringify(redirectTable(redirects))),
    writeBuildManifest(publicDir, {
      id: randomUUID(),
      timestamp: Date.now(),
      prerendered: [...pages.keys()].sort(),
    }),
    writeFile(
      path.join(publicDir, 'robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    ),
  ]);
};
