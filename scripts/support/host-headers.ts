import { isImmutable } from '../../publisher/src/release/files';
import { FOREVER } from '../../src/node/host-headers';

/** Files for the host, not for visitors. */
export const HOST_FILES = { redirects: '_redirects', headers: '_headers' } as const;

/** `Cache-Control` of what `_headers` does not name: revalidated on each request. */
export const FALLBACK_CACHE = 'no-cache';

/**
 * `Cache-Control` of a file where no `_headers` is read, as in a bucket. Files with a content hash in
 * their name are immutable; pages and their data are revalidated on each request.
 *
 * @param pathname - path of the request
 */
export function cacheControl(pathname: string): string {
  return isImmutable(pathname.slice(1)) ? FOREVER : FALLBACK_CACHE;
}
