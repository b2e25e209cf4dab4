import type { GatsbyNode } from 'gatsby';
import { errorMap, orPanic } from './errors';
import { prefetch } from './fingerprint-cache';
import { resolved } from './site-options';

/**
 * Talks to Directus before Gatsby touches `public`: where the cache is gone Gatsby empties it
 * before the next lifecycle, and an unreachable CMS must not cost the last good build.
 */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }, options) => {
  reporter.setErrorMap(errorMap());
  await orPanic(reporter, () => prefetch(resolved(options)));
};
