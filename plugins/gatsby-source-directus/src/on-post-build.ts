import type { GatsbyNode } from 'gatsby';
import { restoreEmitted } from './media/manifest';
import { mediaPaths } from './media/store';
import { createEmitter } from './media/variants';
import { resolved, siteDirectory } from './site-options';
import { sourceFiles } from './source/stored';

/** Puts back pictures that are missing in `public` although no query had to run for them. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api, pluginOptions) => {
  const { getNodesByType, reporter, store } = api;
  const options = resolved(pluginOptions);
  const paths = mediaPaths(siteDirectory(store), options.mediaCacheDir);
  const inUse = new Set(
    options.types.flatMap(({ name }) =>
      getNodesByType(name).flatMap((node) => [...sourceFiles(node)]),
    ),
  );
  const restored = await restoreEmitted(paths, createEmitter(paths), inUse);
  if (restored > 0) reporter.info(`${restored} pictures and files put back into public`);
};
