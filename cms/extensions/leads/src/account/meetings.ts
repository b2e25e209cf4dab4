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
  // PostgreSQL refuses to compare a UUID with anything else.
  if (!UUID.test(id)) throw notFound();
  const row = (await retryOnBusy(() => ownLeads(host, visitor).where({ id }).first())) as
    LeadRow | undefined;
  if (row === undefined || !isMovable(row, Date.now())) throw notFound();
  return row;
}

/** What changing a meeting needs. */
export interface MeetingDesk {
  host: Host;
  /** Whether another mail may go to the address that was given with the request. */
  mayMail(address: string): Promise<boolean>;
}

/** Writes through Directus, so that the slot and the mail follow as after a change by the team. */
async function change(
  { host, mayMail }: MeetingDesk,
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
 * Moves a meeting of the visitor to another start that is offered.
 *
 * @param start ISO 8601, UTC.
 * @throws AccountError: not theirs or over, not offered, taken.
 */
export async function moveMeeting(
  desk: MeetingDesk,
  visitor: Visitor,
  { id, start }: { id: string; start: unknown },
): Promise<void> {
  if (typeof start !== 'string' || Number.isNaN(Date.parse(start))) {
    throw wrongField('meeting_start', 'invalid');
  }
  const { host } = desk;
  const row = await findMeeting(host, visitor, id);
  const now = Date.now();
  const before = isoOf(row.meeting_start);
  const settings = await retryOnBusy(() => readSettings(host.database));
  const taken = await retryOnBusy(() => takenSlots(host.database, now));
  // A meeting is not in its own way.
  const others = taken.filter((other) => other.start !== row.slot);
  const verdict = checkSlot(start, { settings, taken: others, now });
  if (verdict === 'taken') throw meetingSlotTaken();
  if (verdict !== 'free') throw wrongField('meeting_start', verdict);
  const meeting_start = new Date(start).toISOString();
  if (meeting_start === before) return;
  try {
    await change(desk, row, {
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
 * Cancels a meeting of the visitor; its time is free again.
 *
 * @throws AccountError where it is not theirs, or over.
 */
export async function cancelMeeting(
  desk: MeetingDesk,
  visitor: Visitor,
  id: string,
): Promise<void> {
  const row = await findMeeting(desk.host, visitor, id);
  await change(desk, row, { status: 'cancelled' });
}
