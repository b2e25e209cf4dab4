/** An appointment as a calendar file says it. */
export interface Appointment {
  /** Unique for the appointment. */
  id: string;
  /** ISO 8601 instant, UTC. */
  start: string;
  minutes: number;
  title: string;
  place: string;
}

/** Octets of a line of a calendar file, without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Octets of a letter in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return 1 + [0x80, 0x800, 0x10000].filter((limit) => code >= limit).length;
}

/** A line, continued on the next one where it is too long. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    if (octets + octetsOf(letter) > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += octetsOf(letter);
  }
  return text;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** @example stamp(new Date('2026-11-23T08:00:00Z')) // => '20261123T080000Z' */
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * The calendar file (RFC 5545) of an appointment.
 *
 * @param now - when the file is made
 */
export function calendarFile({ id, start, minutes, title, place }: Appointment, now: Date): string {
  const begin = new Date(start);
  const end = new Date(begin.getTime() + minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//meeting//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
