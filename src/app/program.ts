import { keepHashReadable } from './readable-hash';

/** Yields to the event loop: input and paint that are waiting go first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Modules of the runtime in the order of their dependencies. All are in this chunk; `webpackMode:
 * "eager"` only defers their evaluation to the import.
 */
const RUNTIME_MODULES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'gatsby'),
  () => import(/* webpackMode: "eager" */ '../../gatsby-browser'),
  () => import(/* webpackMode: "eager" */ 'gatsby-production-app'),
];

/**
 * Evaluates the runtime in several tasks. In a single task the evaluation alone would block a
 * phone's main thread for a fifth of a second.
 */
export async function bootstrapRuntime(): Promise<void> {
  // Gatsby's router reads the address as soon as it is evaluated.
  keepHashReadable();
  for (const evaluate of RUNTIME_MODULES) {
    await evaluate();
    await nextTask();
  }
}
