export { onPreRenderHTML } from './src/app/on-pre-render-html';
