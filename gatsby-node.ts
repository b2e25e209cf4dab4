export { createPages } from './src/node/create-pages';
export { createResolvers } from './src/node/create-resolvers';
export { onPostBuild } from './src/node/on-post-build';
