import type { Request, Router } from 'express';
import { readSiteUrl } from './env';
import type { Accountability } from './host';

/** Directus' request, as far as it is used here. */
type Call = Request & { accountability?: Accountability | null };

/**
 * Registers the route that returns the site's origin to the admin.
 *
 * @param router Of this extension.
 * @param env Environment of Directus.
 */
export function addSiteRoute(router: Router, env: Readonly<Record<string, unknown>>): void {
  const url = readSiteUrl(env);
  router.get('/site', ({ accountability }: Call, response) => {
    if (accountability?.app === true) response.json({ data: { url } });
    else response.sendStatus(403);
  });
}
