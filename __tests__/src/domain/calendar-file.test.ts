/** @jest-environment node */
import { calendarFile } from '../../../src/domain/calendar-file';

const APPOINTMENT = {
  id: 'lead-7',
  start: '2026-11-23T08:30:00.000Z',
  minutes: 45,
  title: 'Viewing; Teak House',
  place: '8 Klenova Street, Kyiv',
};

const NOW = new Date('2026-11-20T12:00:00.000Z');

describe('calendarFile', () => {
  it('says when, how long, what and where', () => {
    expect(calendarFile(APPOINTMENT, NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//site//meeting//EN',
      'BEGIN:VEVENT',
      'UID:lead-7',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261123T083000Z',
      'DTEND:20261123T091500Z',
      'SUMMARY:Viewing\\; Teak House',
      'LOCATION:8 Klenova Street\\, Kyiv',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('continues a line of more than 75 octets, between letters', () => {
    const place = 'Київ, вул. Кленова, 8, «Кленовий дім», 4-й поверх, вхід із двору';
    const file = calendarFile({ ...APPOINTMENT, place }, NOW);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place.replaceAll(',', '\\,')}`);
  });

  it('breaks no line of the file', () => {
    expect(calendarFile({ ...APPOINTMENT, title: 'A\r\nB\\C' }, NOW)).toContain(
      'SUMMARY:A\\nB\\\\C',
    );
  });
});
