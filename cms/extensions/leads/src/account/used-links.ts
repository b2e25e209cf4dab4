import { createHash } from 'node:crypto';
import { ACCOUNT_RULES } from './contract';
import type { Host } from '../host';
import { retryOnBusy } from '../store/database-errors';

/**
 * Used links stand in Directus' log of what happened to accounts, as digests: nothing in there tells
 * whose they were, so that they may outlive the account. They go when the links have run out anyway.
 */
const MARK = { action: 'link-used', collection: 'directus_users' } as const;

const HOUR = 3_600_000;

/** By the bytes of its signature, which a link can be written with in several ways. */
const markOf = (token: string) => ({
  ...MARK,
  item: createHash('sha256')
    .update(Buffer.from(token.split('.')[1] ?? '', 'base64url'))
    .digest('hex'),
});

/** Whether the token of a registration has made an account before. */
export async function isUsedLink({ database }: Host, token: string): Promise<boolean> {
  const row = await retryOnBusy(() =>
    database<{ id: number }>('directus_activity').select('id').where(markOf(token)).first(),
  );
  return row !== undefined;
}

/** Notes that the token of a registration has made an account. */
export async function markUsedLink({ database }: Host, token: string, now: Date): Promise<void> {
  const runOut = new Date(now.getTime() - ACCOUNT_RULES.links.registrationHours * HOUR);
  await retryOnBusy(async () => {
    await database('directus_activity').where(MARK).where('timestamp', '<', runOut).del();
    await database('directus_activity').insert({ ...markOf(token), timestamp: now });
  });
}
