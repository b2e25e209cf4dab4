import './src/styles/layers.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/font-fallbacks.css';
import './src/styles/base.css';
import './src/styles/motion.css';
import './src/styles/print.css';

export { onClientEntry } from './src/app/on-client-entry';
export { onInitialClientRender } from './src/app/on-initial-client-render';
export { onPreRouteUpdate } from './src/app/on-pre-route-update';
export { onRouteUpdate } from './src/app/on-route-update';
export { replaceHydrateFunction } from './src/app/replace-hydrate-function';
export { wrapPageElement } from './src/app/wrap-page-element';
export { wrapRootElement } from './src/app/wrap-root-element';
