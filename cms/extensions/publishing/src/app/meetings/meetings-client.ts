import type { Api } from '@directus/extensions-sdk';
import { meetingsFrom } from '../../../../../access/meetings-ahead';
import type { Meeting } from './calendar';

/** Booked meetings and the times that visitors can still book. */
export interface MeetingBook {
  meetings: Meeting[];
  /** Free starts, ISO 8601 in UTC, in order. */
  slots: readonly string[];
  /** Length of a meeting. */
  minutes: number;
  /** Server time, Unix milliseconds: the browser's clock may be wrong. */
  now: number;
}

interface Offer {
  slots: readonly string[];
  minutes: number;
}

const FIELDS: readonly (keyof Meeting)[] = [
  'id',
  'name',
  'status',
  'meeting_mode',
  'meeting_start',
  'time_zone',
];

/**
 * Reads the meetings since yesterday, which contains the office's today, and the free times.
 *
 * @throws if the user may not read requests, or Directus does not answer
 */
export async function readMeetings(api: Api): Promise<MeetingBook> {
  const [{ data: booked, headers }, { data: offer }] = await Promise.all([
    api.get<{ data: Meeting[] }>('/items/leads', {
      params: {
        fields: FIELDS,
        filter: meetingsFrom('$NOW(-1 day)'),
        sort: ['meeting_start'],
        limit: -1,
      },
    }),
    // The times that the forms of the site offer.
    api.get<{ data: Offer }>('/leads/slots'),
  ]);
  const now = Date.parse(headers.date ?? '');
  return {
    meetings: booked.data,
    slots: offer.data.slots,
    minutes: offer.data.minutes,
    now: Number.isNaN(now) ? Date.now() : now,
  };
}
