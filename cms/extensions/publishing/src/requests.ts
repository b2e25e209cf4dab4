import type { Knex } from 'knex';

/** An impossible rollback. Directus recognises its own errors by their `name`. */
export class NoSuchBuild extends Error {
  override readonly name = 'DirectusError';
  readonly code = 'INVALID_PAYLOAD';
  readonly status = 400;
  readonly extensions = { collection: 'builds', field: 'rollback_to' };

  constructor() {
    super('The site can be put back to a build that is kept, and to no other.');
  }
}

/**
 * Restricts an editor's new row of the queue to a build or a rollback request; the publisher sets
 * all other columns.
 *
 * @param payload Unvalidated row.
 * @param user User who requests it.
 * @throws NoSuchBuild if the rollback's target is no build.
 */
export function narrowRequest(
  payload: Readonly<Record<string, unknown>>,
  user: string | null,
): Record<string, unknown> {
  const { rollback_to: rollbackTo = null } = payload;
  if (rollbackTo !== null && typeof rollbackTo !== 'string') throw new NoSuchBuild();
  return {
    status: 'queued',
    trigger: 'manual',
    triggered_by: user,
    ...(rollbackTo === null ? {} : { rollback_to: rollbackTo }),
  };
}

/**
 * Refuses a rollback to a build without a kept release.
 *
 * @param payload The row to be written.
 * @throws NoSuchBuild
 */
export async function checkRollback(
  { rollback_to: target = null }: Readonly<Record<string, unknown>>,
  database: Knex,
): Promise<void> {
  if (target === null) return;
  const found =
    typeof target === 'string'
      ? await database('builds').where({ id: target, kept: true }).first<object | undefined>('id')
      : undefined;
  if (found === undefined) throw new NoSuchBuild();
}
