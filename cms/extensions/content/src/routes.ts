import type { Request, Router } from 'express';
import { CONTENT_TABLES } from '../../../schema';
import { languageFor } from './language-for';
import type { Accountability, Host } from './host';
import { nameUses } from './use-names';
import { usesOf } from './uses';

type Call = Request<{ collection: string; key: string }> & {
  accountability?: Accountability | null;
};

/** Collections whose uses are shown: content, and the file library. */
const COLLECTIONS = [...CONTENT_TABLES.map(({ collection }) => collection), 'directus_files'];

/**
 * Registers the route that returns what uses an item, for people with access to the admin.
 *
 * @param router Of this extension.
 */
export function addContentRoutes(router: Router, { env, database }: Host): void {
  const siteUrl = String(env.SITE_URL ?? 'http://localhost:9000');
  router.get('/uses/:collection/:key', ({ params, accountability }: Call, response, next) => {
    const { collection, key } = params;
    if (accountability?.app !== true) return void response.sendStatus(403);
    if (!COLLECTIONS.includes(collection)) return void response.sendStatus(404);
    const answer = async () => {
      const uses = await usesOf(database, collection, { keys: [key], siteUrl });
      const language = await languageFor({ database, accountability });
      response.json({ data: await nameUses(database, uses, language) });
    };
    answer().catch(next);
  });
}
