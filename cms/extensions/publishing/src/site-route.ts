import type { Request, Router } from 'express';
import { readSiteUrl } from './env';
import type { Accountability } from './host';

/** As Directus hands a request to an extension. */
type Call = Request & { accountability?: Accountability | null };

/**
 * Tells the admin where the site is.
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
