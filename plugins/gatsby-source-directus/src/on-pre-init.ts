import type { GatsbyNode } from 'gatsby';
import { errorMap, panicOnSourceError } from './errors';
import { warmFingerprints } from './fingerprint-cache';
import { mediaPaths } from './media/store';
import { liveItems } from './nodes/live';
import { resolved, siteDirectory } from './site-options';
import { checkMassDeletion, countItems, readLastBuild } from './source/mass-deletion';

/**
 * Talks to Directus before Gatsby touches `public`: where the cache is gone Gatsby empties it
 * before the next lifecycle, and a CMS that is gone or half empty must not cost the last good build.
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
    checkMassDeletion(before, countItems(liveItems(options.types, fingerprints)), client.url);
  });
};
