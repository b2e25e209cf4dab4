import type { Router } from 'express';
import { preview as contract } from '../../../../contract/publishing.json';
import { IDS } from '../../../access/ids';
import { watchBuilds } from './alerts/watch';
import { DEBOUNCE_MS, PREVIEW_DEBOUNCE_MS, isContent, withChange, type Pending } from './changes';
import { readAlertsEnv, readPreviewEnv, readPublishingEnv, type PublishingEnv } from './env';
import type { EventContext, EventMeta, HookRegister, Host } from './host';
import { addPreviewRoutes } from './preview/routes';
import { dropUnsaved } from './preview/unsaved-store';
import { hasQueue, queueSave } from './queue';
import { checkRollback, narrowRequest } from './requests';
import { addSharePicture } from './share-picture';
import { addSiteRoute } from './site-route';
import { beginAtPublishing } from './start-page';
import { wakePublisher } from './wake';

const CONTENT_EVENTS = [
  'items.create',
  'items.update',
  'items.delete',
  'items.sort',
  'files.upload',
  'files.update',
  'files.delete',
];

/** A new row of the queue, restricted to the columns that the user may set. */
async function newRow(
  payload: Record<string, unknown>,
  { accountability, database }: EventContext,
): Promise<Record<string, unknown>> {
  // Not restricted: the publisher, and Directus itself.
  if (accountability === null || accountability.role === IDS.publisherRole) return payload;
  const { user, admin } = accountability;
  const row = admin ? { triggered_by: user, ...payload } : narrowRequest(payload, user);
  await checkRollback(row, database);
  return row;
}

const wakePreview = (env: PublishingEnv | undefined): void =>
  void (env && wakePublisher(env, contract.wakePath));

const publishing = (register: HookRegister, host: Host): void => {
  const { filter, action } = register;
  const env = readPublishingEnv(host.env);
  const wake = () => void (env && wakePublisher(env));
  let pending: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let previewTimer: NodeJS.Timeout | undefined;

  const flush = async () => {
    const saved = pending;
    pending = undefined;
    if (saved === undefined) return;
    try {
      if (!(await hasQueue(host))) return;
      await queueSave(host, saved);
      wake();
    } catch (error) {
      host.logger.error(`publishing: a build could not be queued (${String(error)}).`);
    }
  };
  const note = (meta: EventMeta, { accountability }: EventContext) => {
    if (!isContent(meta.collection ?? 'directus_files')) return;
    pending = withChange(pending, meta, accountability?.user ?? null);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), DEBOUNCE_MS);
    clearTimeout(previewTimer);
    previewTimer = setTimeout(() => wakePreview(env), PREVIEW_DEBOUNCE_MS);
  };
  for (const event of CONTENT_EVENTS) action(event, note);
  for (const event of ['items.update', 'items.delete']) {
    action(event, ({ collection = '', keys = [] }) => {
      dropUnsaved(host, collection, keys).catch((error: unknown) =>
        host.logger.error(
          `publishing: what was not saved could not be forgotten (${String(error)}).`,
        ),
      );
    });
  }

  filter('builds.items.create', (payload, _meta, context) =>
    newRow(payload as Record<string, unknown>, context),
  );
  action('builds.items.create', wake);

  filter('auth.jwt', async (payload, meta, { database }) => {
    await beginAtPublishing(payload, meta, database);
    return payload;
  });
  watchBuilds(register, host, readAlertsEnv(host.env));
};

const routes = (router: Router, host: Host): void => {
  const publisher = readPublishingEnv(host.env);
  addSiteRoute(router, host.env);
  addSharePicture(router, host);
  addPreviewRoutes(router, host, readPreviewEnv(host.env), () => wakePreview(publisher));
};

export const endpoints = [{ name: 'publishing', config: { id: 'publishing', handler: routes } }];
export const hooks = [{ name: 'publishing', config: publishing }];
export const operations = [];
