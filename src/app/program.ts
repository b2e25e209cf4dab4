import { keepHashReadable } from './readable-hash';

/**
 * Starts the site. `webpackMode: "eager"` keeps React, the router and the site's lifecycles in this
 * chunk and only defers their evaluation to the import.
 */
export async function bootstrapRuntime(): Promise<void> {
  // Gatsby's router reads the address as soon as it is evaluated.
  keepHashReadable();
  await import(/* webpackMode: "eager" */ 'gatsby-production-app');
}
