import { wrongField, meetingSlotTaken, notFound } from './errors';
import type { Host } from '../host';
import { checkSlot } from '../rules/slots';
import { emailOf } from '../rules/text';
import { duplicateField, retryOnBusy } from '../store/database-errors';
import { isoOf, takenSlots, type LeadRow } from '../store/leads';
import { readSettings } from '../store/settings';
import { isMovable, ownLeads } from './own-leads';
import type { Visitor } from './users';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findMeeting(host: Host, visitor: Visitor, id: string): Promise<LeadRow> {
  // PostgreSQL throws when a UUID column is compared with any other text.
  if (!UUID.test(id)) throw notFound();
  const row = (await retryOnBusy(() => ownLeads(host, visitor).where({ id }).first())) as
    LeadRow | undefined;
  if (row === undefined || !isMovable(row, Date.now())) throw notFound();
  return row;
}

/** Dependencies of a meeting's change. */
export interface MeetingContext {
  host: Host;
  /** Checks and counts the mail limit of the request's address. */
  mayMail(address: string): Promise<boolean>;
}

/**
 * Updates through Directus' ItemsService, so that its hooks update slot and mail as after a change
 * by the team.
 */
async function change(
  { host, mayMail }: MeetingContext,
  row: LeadRow,
  values: Record<string, unknown>,
): Promise<void> {
  const leads = new host.services.ItemsService('leads', {
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  const address = emailOf(row.alternative_contact ?? '');
  const toVisitor = address !== undefined && (await mayMail(address));
  await retryOnBusy(() =>
    leads.updateOne(row.id, {
      ...values,
      team_mail: 'waiting',
      visitor_mail: toVisitor ? 'waiting' : 'none',
    }),
  );
}

/**
 * Moves the visitor's meeting to another free slot.
 *
 * @param start ISO 8601, UTC.
 * @throws AccountError if the meeting is not theirs or over, or the slot is not offered or taken.
 */
export async function moveMeeting(
  context: MeetingContext,
  visitor: Visitor,
  { id, start }: { id: string; start: unknown },
): Promise<void> {
  if (typeof start !== 'string' || Number.isNaN(Date.parse(start))) {
    throw wrongField('meeting_start', 'invalid');
  }
  const { host } = context;
  const row = await findMeeting(host, visitor, id);
  const now = Date.now();
  const before = isoOf(row.meeting_start);
  const settings = await retryOnBusy(() => readSettings(host.database));
  const taken = await retryOnBusy(() => takenSlots(host.database, now));
  // The meeting's own slot does not count as taken.
  const others = taken.filter((other) => other.start !== row.slot);
  const verdict = checkSlot(start, { settings, taken: others, now });
  if (verdict === 'taken') throw meetingSlotTaken();
  if (verdict !== 'free') throw wrongField('meeting_start', verdict);
  const meeting_start = new Date(start).toISOString();
  if (meeting_start === before) return;
  try {
    await change(context, row, {
      meeting_start,
      meeting_before: before,
      meeting_minutes: settings.minutes,
    });
  } catch (error) {
    if (duplicateField(error) !== undefined) throw meetingSlotTaken();
    throw error;
  }
}

/**
 * Cancels the visitor's meeting and frees its slot.
 *
 * @throws AccountError if it is not theirs, or over.
 */
export async function cancelMeeting(
  context: MeetingContext,
  visitor: Visitor,
  id: string,
): Promise<void> {
  const row = await findMeeting(context.host, visitor, id);
  await change(context, row, { status: 'cancelled' });
}
