export { createPages } from './src/node/create-pages';
export { createResolvers } from './src/node/create-resolvers';
export { onCreateDevServer } from './src/node/on-create-dev-server';
export { onCreateWebpackConfig } from './src/node/on-create-webpack-config';
export { onPostBuild } from './src/node/on-post-build';
