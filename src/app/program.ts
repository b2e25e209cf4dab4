import { keepHashReadable } from './readable-hash';

/** A task of its own: what waits meanwhile, a touch or a paint, goes first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Parts of the site's program in the order in which they need each other. All arrive together;
 * “eager” only leaves their evaluation to the moment they are asked for.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'gatsby'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser'),
  () => import(/* webpackMode: "eager" */ 'gatsby-production-app'),
];

/**
 * Starts the site piece by piece. In one piece the evaluation alone keeps a phone from answering
 * for a fifth of a second.
 */
export async function startProgram(): Promise<void> {
  // Gatsby's router reads the address as soon as it is evaluated.
  keepHashReadable();
  for (const evaluate of PARTS) {
    await evaluate();
    await nextTask();
  }
}
