import type { PluginOptions as GatsbyPluginOptions, Store } from 'gatsby';
import { readToken } from './env';
import { shownStatuses, type ResolvedOptions } from './options';

/**
 * The options with the token. Gatsby has validated them and filled in the defaults by the time it
 * hands them over.
 */
export function resolved(options: GatsbyPluginOptions): ResolvedOptions {
  const given = options as unknown as ResolvedOptions;
  return {
    ...given,
    statuses: shownStatuses(given),
    token: readToken(given.tokenVariable) ?? '',
  };
}

/** The site's directory. `process.cwd()` may differ, for instance in workers. */
export function siteDirectory(store: Store): string {
  const { program } = store.getState() as unknown as { program: { directory: string } };
  return program.directory;
}
