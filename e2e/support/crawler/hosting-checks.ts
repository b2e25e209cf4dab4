import { cacheControl } from '../../../scripts/support/host-headers';
import { headersFor } from '../../../scripts/support/header-rules';
import { scriptHashes } from '../../../src/node/inline-scripts';
import { onEach, type Check } from './check';

const policy: Check = onEach(
  (site) => [...site.pages.values()],
  (page, site) => {
    const csp = headersFor(site.headers, page.path)['Content-Security-Policy'] ?? '';
    return scriptHashes(page.html)
      .filter((hash) => !csp.includes(hash))
      .map((hash) => `an inline script is not allowed: ${hash}`);
  },
);

/** `_headers` names files by pattern; their names decide what a bucket is told. */
const caching: Check = (site) =>
  site.files
    .filter((file) => !/^\/_(?:headers|redirects)$/.test(file))
    .flatMap((file) => {
      const told = headersFor(site.headers, file)['Cache-Control'] ?? 'no-cache';
      return told === cacheControl(file) ? [] : [`${file}: ${told}`];
    });

const NOT_FOR_VISITORS = /\.map$|\/webpack\.stats\.json$|\/chunk-map\.json$|^\/_gatsby\//;

/** What the host is told, and what it is given; every list of faults is to be empty. */
export const HOSTING_CHECKS: Readonly<Record<string, Check>> = {
  'inline scripts that the policy allows': policy,
  'caching by pattern and by name are the same': caching,
  'nothing of the build that is not for visitors': ({ files }) =>
    files.filter((file) => NOT_FOR_VISITORS.test(file)),
};
