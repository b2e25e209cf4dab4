import { meetingTimes } from '../../../../../cms/extensions/publishing/src/app/meeting-time/meeting-times';

/** 16:30 in Kyiv, winter time. */
const START = '2026-11-23T14:30:00.000Z';

/** Whatever spaces this version of Intl uses. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

describe('the time of a meeting', () => {
  it('is said once to somebody whose clock is the office’s', () => {
    const times = meetingTimes(START, 'en-GB', 'Europe/Kyiv');
    expect(times?.own).toBeNull();
    expect(plain(times?.office)).toBe('Mon 23 Nov, 16:30');
    expect(meetingTimes(START, 'en-GB', 'Europe/Helsinki')?.own).toBeNull();
  });

  it('is said by both clocks elsewhere, with the zone of the reader', () => {
    const times = meetingTimes(START, 'en-GB', 'Asia/Makassar');
    expect(plain(times?.own)).toBe('Mon 23 Nov, 22:30 GMT+8');
    expect(times?.office).toBe('16:30');
  });

  it('names the day by each clock where they differ', () => {
    const times = meetingTimes('2026-11-23T20:00:00Z', 'en-GB', 'Asia/Makassar');
    expect(plain(times?.own)).toBe('Tue 24 Nov, 04:00 GMT+8');
    expect(plain(times?.office)).toBe('Mon 23 Nov, 22:00');
  });

  it('follows the language of the admin', () => {
    expect(meetingTimes(START, 'ru-RU', 'Europe/Kyiv')?.office).toMatch(/^пн.*23 нояб.*16:30$/);
    expect(meetingTimes(START, 'uk-UA', 'Europe/Kyiv')?.office).toMatch(/^пн.*23 лист.*16:30$/);
  });

  it('is none for what is no time', () => {
    expect(meetingTimes('soon', 'en-GB')).toBeUndefined();
  });
});
