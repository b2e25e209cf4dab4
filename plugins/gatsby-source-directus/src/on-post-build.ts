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
 * Notes that the build got as far as running its queries, and puts back pictures that are missing in
 * `public` although no query had to run for them.
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
