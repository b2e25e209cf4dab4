import type { Knex } from 'knex';
import { IDS } from '../../../access/ids';
import { MODULE_BAR, PUBLISHING_MODULE, type ModuleBarPart } from '../../../access/module-bar';
import type { EventMeta } from './host';

/** The modules of the admin as the administrator left them. */
async function moduleBar(database: Knex): Promise<readonly ModuleBarPart[]> {
  const row = await database<{ module_bar: string | ModuleBarPart[] | null }>('directus_settings')
    .select('module_bar')
    .first();
  const bar = row?.module_bar ?? MODULE_BAR;
  // SQLite keeps it as a text.
  return typeof bar === 'string' ? (JSON.parse(bar) as ModuleBarPart[]) : bar;
}

/**
 * Lets an editor who signs in begin at the module “Publishing”: the admin opens the page where a user
 * was last. A link that led to the sign-in still leads on, and so does an expired session.
 *
 * @param payload What the token will hold.
 * @param meta What it is made for.
 */
export async function beginAtPublishing(
  payload: unknown,
  { type }: EventMeta,
  database: Knex,
): Promise<void> {
  const { id, role } = payload as { id?: string; role?: string };
  if (type !== 'login' || id === undefined || role !== IDS.editorRole) return;
  const bar = await moduleBar(database);
  // An administrator may have taken it out of the bar.
  if (!bar.some((part) => part.id === PUBLISHING_MODULE && part.enabled)) return;
  await database('directus_users')
    .where({ id })
    .update({ last_page: `/${PUBLISHING_MODULE}` });
}
