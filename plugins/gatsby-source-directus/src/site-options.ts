import type { PluginOptions as GatsbyPluginOptions, Store } from 'gatsby';
import { readToken } from './env';
import type { ResolvedOptions } from './options';

/**
 * The options with the token. Gatsby has validated them and filled in the defaults by the time it
 * hands them over.
 */
export function resolved(options: GatsbyPluginOptions): ResolvedOptions {
  const given = options as unknown as ResolvedOptions;
  return { ...given, token: readToken(given.tokenVariable) ?? '' };
}

/** The site's directory. `process.cwd()` may be another one, such as in workers. */
export function siteDirectory(store: Store): string {
  const { program } = store.getState() as unknown as { program: { directory: string } };
  return program.directory;
}
