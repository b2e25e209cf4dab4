import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { redirectLines, type RedirectRule } from './redirects';

interface HostFilesQuery {
  site: { siteMetadata: { siteUrl: string } };
  allRedirect: { nodes: RedirectRule[] };
}

/** Writes what the static host and crawlers read: `_redirects` and `robots.txt`. */
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
  const publicDir = path.join(store.getState().program.directory, 'public');
  const { siteUrl } = data.site.siteMetadata;
  await Promise.all([
    writeFile(
      path.join(publicDir, '_redirects'),
      redirectLines(data.allRedirect.nodes).join('\n') + '\n',
    ),
    writeFile(
      path.join(publicDir, 'robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    ),
  ]);
};
