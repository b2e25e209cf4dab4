import type { Request, Response, Router } from 'express';
import { preview } from '../../../../../contract/publishing.json';
import type { PublishingEnv } from '../env';
import type { Accountability, Host } from '../host';
import { collectionsOf, targetOf } from './request';
import { keepUnsaved } from './unsaved-store';
import { readUnsaved } from './unsaved';
import { sealTicket, type Target } from './ticket';

/** Directus' request, as far as it is used here. */
type Call = Request & { accountability?: Accountability | null };

/** Authorisation: whether the user may read the requested item, or any content. */
async function mayRead(
  host: Host,
  accountability: Accountability,
  target: Target,
): Promise<boolean> {
  const schema = await host.getSchema();
  for (const collection of collectionsOf(target)) {
    const items = new host.services.ItemsService(collection, {
      schema,
      knex: host.database,
      accountability,
    });
    try {
      const item = 'path' in target ? null : target.item;
      if (item !== null) await items.readOne(item, { fields: ['id'] });
      else await items.readByQuery({ fields: ['id'], limit: 1 });
      return true;
    } catch {
      // Directus throws the same error for a missing item and a forbidden one.
    }
  }
  return false;
}

/**
 * The admin language of the token's user; undefined if the user was deactivated or their role has
 * changed. A token stays valid for some minutes after that.
 */
async function languageOf(host: Host, { user, role }: Accountability): Promise<string | undefined> {
  const row = await host
    .database('directus_users')
    .where({ id: user, role, status: 'active' })
    .first<{ language: string | null } | undefined>('language');
  return row && (row.language ?? 'en-US');
}

/**
 * Registers the routes of the preview: users who may read the item are redirected to the preview
 * server with a ticket.
 *
 * @param router Of this extension.
 * @param env undefined if no preview is configured.
 * @param onUnsaved Called when unsaved values of a form have changed.
 */
export function addPreviewRoutes(
  router: Router,
  host: Host,
  env: PublishingEnv | undefined,
  onUnsaved: () => void,
): void {
  router.get('/preview', async (request: Call, response: Response) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const { accountability } = request;
    const user = accountability?.user;
    if (!accountability || !user) {
      response.status(401).type('text').send('Sign in to Directus first.');
      return;
    }
    const target = targetOf(request.query);
    if (target === undefined || env === undefined) {
      response.status(404).type('text').send('There is no preview of this.');
      return;
    }
    try {
      const language = await languageOf(host, accountability);
      if (language === undefined || !(await mayRead(host, accountability, target))) {
        response.status(403).type('text').send('You may not read this item.');
        return;
      }
      const ticket = sealTicket(env.secret, { user, language, target }, Date.now());
      response.redirect(303, `${env.url}${preview.enterPath}?ticket=${ticket}`);
    } catch (error) {
      host.logger.error(`publishing: the preview could not be opened (${String(error)}).`);
      response.status(503).type('text').send('The preview cannot be opened now.');
    }
  });

  router.post('/preview/unsaved', async (request: Call, response: Response) => {
    const { accountability } = request;
    if (!accountability?.user) {
      response.status(401).end();
      return;
    }
    const unsaved = readUnsaved(request.body);
    if (unsaved === undefined) {
      response.status(400).end();
      return;
    }
    try {
      const outcome = await keepUnsaved(host, accountability, unsaved, Date.now());
      if (outcome === 'shown') onUnsaved();
      response.status(outcome === 'forbidden' ? 403 : 204).end();
    } catch (error) {
      host.logger.error(`publishing: a form could not be shown in the preview (${String(error)}).`);
      response.status(503).end();
    }
  });
}
