import type { Knex } from 'knex';
import { IDS } from '../../../access/ids';
import { MODULE_BAR, PUBLISHING_MODULE, type ModuleBarPart } from '../../../access/module-bar';
import type { EventMeta } from './host';

/** The module bar as configured by the administrator. */
async function moduleBar(database: Knex): Promise<readonly ModuleBarPart[]> {
  const row = await database<{ module_bar: string | ModuleBarPart[] | null }>('directus_settings')
    .select('module_bar')
    .first();
  const bar = row?.module_bar ?? MODULE_BAR;
  // SQLite returns JSON columns as text.
  return typeof bar === 'string' ? (JSON.parse(bar) as ModuleBarPart[]) : bar;
}

/**
 * Sets the user's last page to the module “Publishing” on sign-in, because the admin opens the last
 * page. The redirect after a link to the sign-in, or after an expired session, still works.
 *
 * @param payload Claims of the token.
 * @param meta The event that issues it.
 */
export async function beginAtPublishing(
  payload: unknown,
  { type }: EventMeta,
  database: Knex,
): Promise<void> {
  const { id, role } = payload as { id?: string; role?: string };
  if (type !== 'login' || id === undefined || role !== IDS.editorRole) return;
  const bar = await moduleBar(database);
  // An administrator may have removed the module from the bar.
  if (!bar.some((part) => part.id === PUBLISHING_MODULE && part.enabled)) return;
  await database('directus_users')
    .where({ id })
    .update({ last_page: `/${PUBLISHING_MODULE}` });
}
