export { createSchemaCustomization } from './src/create-schema-customization';
export { onPluginInit } from './src/on-plugin-init';
export { onPostBuild } from './src/on-post-build';
export { onPreInit } from './src/on-pre-init';
export { pluginOptionsSchema } from './src/plugin-options-schema';
export { sourceNodes } from './src/source-nodes';
