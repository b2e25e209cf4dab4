import type { PluginOptions as GatsbyPluginOptions, Store } from 'gatsby';
import type { ResolvedOptions } from './options';

/** Gatsby has validated the options and filled in the defaults by the time it hands them over. */
export const resolved = (options: GatsbyPluginOptions): ResolvedOptions =>
  options as unknown as ResolvedOptions;

/** The site's directory. `process.cwd()` may be another one, such as in workers. */
export function siteDirectory(store: Store): string {
  const { program } = store.getState() as unknown as { program: { directory: string } };
  return program.directory;
}
