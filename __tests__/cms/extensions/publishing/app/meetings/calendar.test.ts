/** @jest-environment node */
import {
  calendarWeeks,
  type Meeting,
} from '../../../../../../cms/extensions/publishing/src/app/meetings/calendar';
import { otherClocks } from '../../../../../../cms/extensions/publishing/src/app/meetings/clocks';
import { meetingsTexts } from '../../../../../../cms/extensions/publishing/src/app/meetings/texts';

/** A Thursday, 12:00 in Kyiv. */
const NOW = Date.parse('2026-11-26T10:00:00Z');

const meeting = (meeting_start: string, more: Partial<Meeting> = {}): Meeting => ({
  id: meeting_start,
  name: 'Olena Example',
  status: 'new',
  meeting_mode: 'online',
  meeting_start,
  time_zone: null,
  ...more,
});

const daysOf = (meetings: readonly Meeting[], slots: readonly string[]) =>
  calendarWeeks(meetings, slots, NOW).map((week) => week.map(({ day }) => day));

describe('the calendar of meetings', () => {
  it('is today alone where nothing is booked or offered', () => {
    expect(calendarWeeks([], [], NOW)).toEqual([[{ day: '2026-11-26', meetings: [], free: [] }]]);
  });

  it('has every day up to the last free time, by weeks from Monday', () => {
    expect(daysOf([], ['2026-11-26T11:00:00Z', '2026-12-01T08:00:00Z'])).toEqual([
      ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
      ['2026-11-30', '2026-12-01'],
    ]);
  });

  it('has only the days with a meeting after that', () => {
    expect(daysOf([meeting('2027-01-15T09:00:00Z')], [])).toEqual([['2026-11-26'], ['2027-01-15']]);
  });

  it('counts days by the clock of the office', () => {
    const [[today, tomorrow] = []] = calendarWeeks(
      [meeting('2026-11-26T22:30:00Z')],
      ['2026-11-26T21:30:00Z'],
      NOW,
    );
    expect(today?.free).toEqual(['2026-11-26T21:30:00Z']);
    expect(tomorrow).toMatchObject({ day: '2026-11-27', meetings: [{ name: 'Olena Example' }] });
  });

  it('keeps the meetings of today that have begun, in order, and none of yesterday', () => {
    const [[today] = []] = calendarWeeks(
      [
        meeting('2026-11-26T14:00:00Z'),
        meeting('2026-11-26T07:00:00Z'),
        meeting('2026-11-25T12:00:00Z'),
      ],
      [],
      NOW,
    );
    expect(today?.meetings.map(({ id }) => id)).toEqual([
      '2026-11-26T07:00:00Z',
      '2026-11-26T14:00:00Z',
    ]);
  });
});

describe('the other clocks of a meeting', () => {
  const clocks = (time_zone: string | null, readerZone: string) =>
    otherClocks(meeting('2026-11-26T10:00:00Z', { time_zone }), meetingsTexts('ru-RU'), {
      locale: 'en-GB',
      readerZone,
    }).map((text) => text.replace(/\s/g, ' '));

  it('are none where everybody has the office’s', () => {
    expect(clocks('Europe/Kyiv', 'Europe/Helsinki')).toEqual([]);
    expect(clocks(null, 'Europe/Kyiv')).toEqual([]);
  });

  it('are the visitor’s and the reader’s', () => {
    expect(clocks('Asia/Makassar', 'UTC')).toEqual([
      'у посетителя: Thu 26 Nov, 18:00 GMT+8',
      'у вас: Thu 26 Nov, 10:00 UTC',
    ]);
  });

  it('leave out a zone that nobody knows', () => {
    expect(clocks('Moon/Tycho', 'Europe/Kyiv')).toEqual([]);
  });
});
