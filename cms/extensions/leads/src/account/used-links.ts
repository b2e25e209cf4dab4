import { createHash } from 'node:crypto';
import { ACCOUNT_RULES } from './contract';
import type { Host } from '../host';
import { retryOnBusy } from '../store/database-errors';

/**
 * Used links are recorded in Directus' activity log as digests. A digest identifies nobody, so it
 * may outlive the account; records are deleted once the links have expired.
 */
const MARK = { action: 'link-used', collection: 'directus_users' } as const;

const HOUR = 3_600_000;

/** Digest of the decoded signature: base64url spells the same bytes in several ways. */
const markOf = (token: string) => ({
  ...MARK,
  item: createHash('sha256')
    .update(Buffer.from(token.split('.')[1] ?? '', 'base64url'))
    .digest('hex'),
});

/** Whether a registration token was used. */
export async function isUsedLink({ database }: Host, token: string): Promise<boolean> {
  const row = await retryOnBusy(() =>
    database<{ id: number }>('directus_activity').select('id').where(markOf(token)).first(),
  );
  return row !== undefined;
}

/** Marks a registration token as used. */
export async function markUsedLink({ database }: Host, token: string, now: Date): Promise<void> {
  const runOut = new Date(now.getTime() - ACCOUNT_RULES.links.registrationHours * HOUR);
  await retryOnBusy(async () => {
    await database('directus_activity').where(MARK).where('timestamp', '<', runOut).del();
    await database('directus_activity').insert({ ...markOf(token), timestamp: now });
  });
}
