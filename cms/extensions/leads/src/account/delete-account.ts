import type { Host } from '../host';
import { whenFree } from '../store/database-errors';
import { erase } from '../store/erase';
import type { LeadRow } from '../store/leads';
import { isMovable, ownLeads } from './own-leads';
import { deleteUser, type Visitor } from './users';

/**
 * Deletes an account: the personal data of its requests with their files, the user, its sign-ins.
 * The team hears of meetings that do not take place, without a name.
 *
 * @param now Milliseconds since 1970.
 */
export async function deleteAccount(host: Host, visitor: Visitor, now: number): Promise<void> {
  const rows = (await whenFree(() => ownLeads(host, visitor))) as LeadRow[];
  const ahead = rows.filter((row) => isMovable(row, now)).map(({ id }) => id);
  if (rows.length > 0) {
    await erase(
      host,
      rows.map(({ id }) => id),
    );
    await host
      .database<LeadRow>('leads')
      .whereIn('id', ahead)
      .update({ status: 'cancelled', slot: null, team_mail: 'waiting', mail_due: new Date() });
  }
  await deleteUser(host, visitor.id);
}
