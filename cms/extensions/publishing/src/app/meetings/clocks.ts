import { meetingTimes } from '../meeting-time/meeting-times';
import { fill } from '../texts/format';
import type { Meeting } from './calendar';
import type { MeetingsTexts } from './texts';

/** A time by the clock of a zone that this browser may not know. */
function timeIn(zone: string | undefined, start: string, locale: string): string | null {
  try {
    return meetingTimes(start, locale, zone)?.own ?? null;
  } catch {
    return null;
  }
}

/**
 * The time of a meeting by the visitor's and by the reader's clock, where those differ from the
 * office's.
 *
 * @param readerZone - by default the browser's
 */
export function otherClocks(
  { meeting_start: start, time_zone: zone }: Pick<Meeting, 'meeting_start' | 'time_zone'>,
  texts: Pick<MeetingsTexts, 'reader' | 'visitor'>,
  { locale, readerZone }: { locale: string; readerZone?: string },
): string[] {
  const visitor = zone ? timeIn(zone, start, locale) : null;
  const reader = timeIn(readerZone, start, locale);
  return [
    ...(visitor === null ? [] : [fill(texts.visitor, { time: visitor })]),
    ...(reader === null ? [] : [fill(texts.reader, { time: reader })]),
  ];
}
