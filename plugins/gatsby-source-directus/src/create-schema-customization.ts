import type { GatsbyNode } from 'gatsby';
import { mediaPaths } from './media/store';
import { createEmitter } from './media/variants';
import { interfaceConfigs, typeConfigs } from './schema/types';
import { resolved, siteDirectory } from './site-options';

/** Creates the schema types of the content model, in the main process and in query workers. */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = (
  { actions, pathPrefix, schema, store },
  pluginOptions,
) => {
  const options = resolved(pluginOptions);
  const emitter = createEmitter(mediaPaths(siteDirectory(store), options));
  const configs = typeConfigs(options, { emitter, pathPrefix });
  type ObjectConfig = Parameters<typeof schema.buildObjectType>[0];
  type InterfaceConfig = Parameters<typeof schema.buildInterfaceType>[0];
  actions.createTypes([
    ...interfaceConfigs(options.interfaces, configs).map((config) =>
      schema.buildInterfaceType(config as unknown as InterfaceConfig),
    ),
    ...configs.map((config) => schema.buildObjectType(config as unknown as ObjectConfig)),
  ]);
};
