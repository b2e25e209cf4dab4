const LINE_OCTETS = 75;
const MINUTE = 60_000;

/** Event of a meeting. */
export interface CalendarEvent {
  /** UID: the same in every version of the event. */
  uid: string;
  /** ISO 8601, UTC. */
  start: string;
  minutes: number;
  /** DTSTAMP, milliseconds since 1970. */
  stamp: number;
  summary: string;
  location: string;
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** 2026-11-23T08:00:00.000Z as 20261123T080000Z. */
const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Folds lines at 75 octets without splitting a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += size;
  }
  return parts.join('\r\n ');
}

/**
 * An `.ics` file with one event (RFC 5545). Times are UTC: calendars convert them to the user's
 * zone, and the file needs no VTIMEZONE, which could be out of date.
 */
export function calendarFile({
  uid,
  start,
  minutes,
  stamp,
  summary,
  location,
}: CalendarEvent): string {
  const from = new Date(start).getTime();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Island residences//Leads//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(from + minutes * MINUTE)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
