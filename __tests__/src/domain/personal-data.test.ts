import { withoutPersonalData } from '../../../src/domain/personal-data';

describe('withoutPersonalData', () => {
  it.each([
    ['Cannot send to olena@mail.example now', 'Cannot send to [removed] now'],
    ['https://a.example/?email=olena%40mail.example&x=1', 'https://a.example/?email=[removed]&x=1'],
    ['call +380 44 555 01 42', 'call [removed]'],
    ['call 044 555-01-42', 'call [removed]'],
    ['https://a.example/?tel=%2B380445550142', 'https://a.example/?tel=[removed]'],
  ])('takes out of “%s” what may tell of a person', (text, cleaned) => {
    expect(withoutPersonalData(text)).toBe(cleaned);
  });

  it.each([
    'https://a.example/?utm_campaign=12345678901&gclid=Cj0KCQiA12345678901',
    'Villa B from $276,000 to $1,250,000',
    '/projects/teak-house',
    'Loading chunk 4421 failed at 2026-11-23T09:00:00.000Z',
  ])('leaves “%s” as it is', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});
