import type { Knex } from 'knex';

/** A wish for a rollback that cannot come true; Directus knows its own errors by the name. */
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
 * What an editor's new row of the queue may say: that the site be built now, or put back to an
 * earlier build. Everything else in it is written by the publisher.
 *
 * @param payload What was sent.
 * @param user Who asks.
 * @throws NoSuchBuild where it names something that is no build.
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
 * Refuses a rollback to a build whose release is gone, or never was.
 *
 * @param payload The row as it will be written.
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
