import { readableHash } from '../i18n/paths';
import { replaceAddress } from '../utils/overlay-history';

function repair(): void {
  const { pathname, search, hash } = window.location;
  const readable = readableHash(hash);
  if (readable !== hash) replaceAddress(pathname + search + readable);
}

/**
 * Gatsby decodes the hash of every address it shows, and a hash that is no valid percent code would
 * end the page. Whatever the visitor opens, follows or goes back to is repaired before Gatsby sees
 * it: this listens to the history ahead of it.
 */
export function keepHashReadable(): void {
  repair();
  window.addEventListener('popstate', repair);
}
