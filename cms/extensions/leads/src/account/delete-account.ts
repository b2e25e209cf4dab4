import { IDS } from '../../../../access/ids';
import type { Host } from '../host';
import { retentionCutoff } from '../rules/retention';
import { errorName, retryOnBusy } from '../store/database-errors';
import { erase } from '../store/erase';
import type { LeadRow } from '../store/leads';
import { readSettings } from '../store/settings';
import { isMovable, ownLeads } from './own-leads';
import { deleteUser, type Visitor } from './users';
import { databaseNow } from '../store/shared-database';

/**
 * Deletes an account: the personal data and files of its requests, the user and its sessions. The
 * team is mailed about cancelled meetings, without a name.
 *
 * @param now Milliseconds since 1970.
 */
export async function deleteAccount(host: Host, visitor: Visitor, now: number): Promise<void> {
  const rows = (await retryOnBusy(() => ownLeads(host, visitor))) as LeadRow[];
  const ahead = rows.filter((row) => isMovable(row, now)).map(({ id }) => id);
  if (rows.length > 0) {
    await erase(
      host,
      rows.map(({ id }) => id),
    );
    await host
      .database<LeadRow>('leads')
      .whereIn('id', ahead)
      .update({
        status: 'cancelled',
        slot: null,
        team_mail: 'waiting',
        mail_due: await databaseNow(host.database),
      });
  }
  await deleteUser(host, visitor.id);
}

/**
 * Deletes accounts without a sign-in during the retention period of requests (the privacy policy
 * names the same months).
 *
 * @returns How many were deleted.
 */
export async function deleteIdleAccounts(host: Host, now: Date): Promise<number> {
  const { retentionMonths } = await readSettings(host.database);
  const idle = (await retryOnBusy(() =>
    host
      .database<Visitor & { last_access: Date }>('directus_users')
      .where({ role: IDS.visitorRole })
      .whereNotNull('email')
      .where('last_access', '<', retentionCutoff(now, retentionMonths)),
  )) as Visitor[];
  let deleted = 0;
  for (const visitor of idle) {
    try {
      await deleteAccount(host, visitor, now.getTime());
      deleted += 1;
    } catch (error) {
      // One failure does not stop the others; the next hourly run retries it.
      host.logger.error(
        `account: ${visitor.id} is out of use and could not be deleted (${errorName(error)}).`,
      );
    }
  }
  return deleted;
}
