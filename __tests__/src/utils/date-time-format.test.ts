import { dateTimeFormat } from '../../../src/utils/date-time-format';

describe('dateTimeFormat', () => {
  const KYIV = { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit' } as const;

  it('makes a formatter once for each language and options', () => {
    expect(dateTimeFormat('en-GB', KYIV)).toBe(dateTimeFormat('en-GB', { ...KYIV }));
    expect(dateTimeFormat('en-GB', KYIV)).not.toBe(dateTimeFormat('uk', KYIV));
    expect(dateTimeFormat('en-GB', KYIV)).not.toBe(
      dateTimeFormat('en-GB', { ...KYIV, timeZone: 'UTC' }),
    );
  });

  it('formats as a new one does', () => {
    const instant = new Date('2026-11-23T08:00:00Z');
    expect(dateTimeFormat('en-GB', KYIV).format(instant)).toBe('10:00');
  });
});
