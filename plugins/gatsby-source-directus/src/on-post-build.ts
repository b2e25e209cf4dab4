import type { GatsbyNode } from 'gatsby';
import { restoreEmitted } from './media/manifest';
import { mediaPaths } from './media/store';
import { createEmitter } from './media/variants';
import { CACHE } from './cache-keys';
import { resolved, siteDirectory } from './site-options';
import { sourceFiles } from './source/stored';
import { writeLastBuild, type Counts } from './source/mass-deletion';
import type { Unfinished } from './source/unfinished';

/**
 * Records that the build has run its queries, and restores pictures that are missing in `public`
 * because no query ran for them.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api, pluginOptions) => {
  const { cache, getNodesByType, reporter, store } = api;
  const options = resolved(pluginOptions);
  await cache.set(CACHE.unfinished, { nodes: [], types: [] } satisfies Unfinished);
  const paths = mediaPaths(siteDirectory(store), options);
  const counts = (await cache.get(CACHE.counts)) as Counts | undefined;
  if (counts !== undefined) {
    await writeLastBuild(paths, options.url.replace(/\/+$/, ''), counts);
  }
  const inUse = new Set(
    options.types.flatMap(({ name }) =>
      getNodesByType(name).flatMap((node) => [...sourceFiles(node)]),
    ),
  );
  const restored = await restoreEmitted(paths, createEmitter(paths), inUse);
  if (restored > 0) reporter.info(`${restored} pictures and files put back into public`);
};
