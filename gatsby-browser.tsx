import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/motion.css';
import './src/styles/print.css';

export { onClientEntry } from './src/app/on-client-entry';
export { onRouteUpdate } from './src/app/on-route-update';
