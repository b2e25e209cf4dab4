import { readableHash } from '../i18n/paths';
import { replaceAddress } from '../utils/overlay-history';

function repair(): void {
  const { pathname, search, hash } = window.location;
  const readable = readableHash(hash);
  if (readable !== hash) replaceAddress(pathname + search + readable);
}

/**
 * Gatsby decodes the hash of every URL it shows, and `decodeURI` throws for a malformed percent
 * escape, which would crash the page. The hash of every page load, link and history entry is
 * repaired first: this listens to the history ahead of Gatsby.
 */
export function keepHashReadable(): void {
  repair();
  window.addEventListener('popstate', repair);
}
