import type { GatsbyNode } from 'gatsby';
import { errorMap, panicOnSourceError } from './errors';
import { warmFingerprints } from './fingerprint-cache';
import { mediaPaths } from './media/store';
import { publishedItems } from './nodes/live';
import { resolved, siteDirectory } from './site-options';
import { checkMassDeletion, countItems, readLastBuild } from './source/mass-deletion';

/**
 * Fetches the fingerprints before Gatsby touches `public`. Without a cache Gatsby empties it before
 * the next lifecycle, and an unavailable or half-empty CMS must not destroy the last good build.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async (api, pluginOptions) => {
  const { reporter, store } = api;
  const options = resolved(pluginOptions);
  reporter.setErrorMap(errorMap());
  await panicOnSourceError(reporter, async () => {
    const { client, fingerprints } = await warmFingerprints(options);
    if (options.allowMassDeletion) return;
    const paths = mediaPaths(siteDirectory(store), options);
    const before = await readLastBuild(paths, client.url);
    checkMassDeletion(before, countItems(publishedItems(options.types, fingerprints)), client.url);
  });
};
