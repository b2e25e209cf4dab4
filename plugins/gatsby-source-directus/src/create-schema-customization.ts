import type { GatsbyNode } from 'gatsby';
import { mediaPaths } from './media/store';
import { createEmitter } from './media/variants';
import { typeConfigs } from './schema/types';
import { resolved, siteDirectory } from './site-options';

/** Defines every type of the content model, in the main process and in query workers. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = (
  { actions, pathPrefix, schema, store },
  pluginOptions,
) => {
  const options = resolved(pluginOptions);
  const emitter = createEmitter(mediaPaths(siteDirectory(store), options));
  const configs = typeConfigs(options, { emitter, pathPrefix });
  type Config = Parameters<typeof schema.buildObjectType>[0];
  actions.createTypes(configs.map((config) => schema.buildObjectType(config as unknown as Config)));
};
