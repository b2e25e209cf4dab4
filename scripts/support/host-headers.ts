import { isImmutable } from '../../publisher/src/release/files';
import { FOREVER } from '../../src/node/host-headers';

const REVALIDATE = 'no-cache';

/**
 * `Cache-Control` of a file where no `_headers` is read, as in a bucket. Files with a content hash in
 * their name are immutable; pages and their data are revalidated on each request.
 *
 * @param pathname - path of the request
 */
export function cacheControl(pathname: string): string {
  return isImmutable(pathname.slice(1)) ? FOREVER : REVALIDATE;
}
