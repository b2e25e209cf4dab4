import {
  ATTRIBUTION_MS,
  leadAttribution,
  mergeTouch,
  parseAttribution,
  touchOf,
  type Touch,
} from '../../../src/domain/attribution';

const NOW = Date.UTC(2026, 10, 23, 9);
const HOME = 'https://www.amara.example/';

const touch = (values: Partial<Touch> = {}): Touch => ({
  landing_page: '/',
  landed_at: '2026-11-23T09:00:00.000Z',
  ...values,
});

describe('touchOf', () => {
  it('keeps the campaign of the address, the page and the time', () => {
    const address = `${HOME}ru/projects?utm_source=ads&utm_campaign=bali&gclid=a-B_c&area=canggu`;
    expect(touchOf(address, '', NOW)).toEqual(
      touch({
        landing_page: '/ru/projects',
        utm_source: 'ads',
        utm_campaign: 'bali',
        gclid: 'a-B_c',
      }),
    );
  });

  it('keeps the page that led here without its query, which may tell of the visitor', () => {
    const { referrer } = touchOf(HOME, 'https://search.example/found?q=me@mail.example', NOW);
    expect(referrer).toBe('https://search.example/found');
  });

  it.each(['', 'not an address', 'https://www.amara.example/news', 'android-app://com.mail'])(
    'has no referrer for “%s”',
    (referrer) => {
      expect(touchOf(HOME, referrer, NOW)).toEqual(touch());
    },
  );

  it('cuts what is too long and leaves out what is empty', () => {
    const address = `${HOME}?utm_term=${'x'.repeat(300)}&utm_source=%20`;
    expect(touchOf(address, '', NOW)).toEqual(touch({ utm_term: 'x'.repeat(200) }));
  });
});

describe('mergeTouch', () => {
  const ads = touch({ utm_source: 'ads', landed_at: '2026-11-01T09:00:00.000Z' });

  it('begins with a touch that is the first and the last', () => {
    expect(mergeTouch(undefined, ads)).toEqual({ first: ads, last: ads });
  });

  it('keeps the last one through a direct visit', () => {
    expect(mergeTouch({ first: ads, last: ads }, touch())).toEqual({ first: ads, last: ads });
  });

  it.each([{ gclid: 'b' }, { referrer: 'https://blog.example/' }])(
    'takes a newer source: %j',
    (by) => {
      const next = touch(by);
      expect(mergeTouch({ first: ads, last: ads }, next)).toEqual({ first: ads, last: next });
    },
  );
});

describe('parseAttribution', () => {
  const kept = { first: touch({ utm_source: 'ads' }), last: touch() };
  const stored = JSON.stringify(kept);

  it('reads what was kept', () => {
    expect(parseAttribution(stored, NOW)).toEqual(kept);
  });

  it('forgets after ninety days without a newer touch', () => {
    expect(parseAttribution(stored, NOW + ATTRIBUTION_MS)).toEqual(kept);
    expect(parseAttribution(stored, NOW + ATTRIBUTION_MS + 1)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    '{',
    '[]',
    '{"first":{},"last":{}}',
    JSON.stringify({ first: touch(), last: touch({ landed_at: 'yesterday' }) }),
  ])('knows nothing of %s', (value) => {
    expect(parseAttribution(value, NOW)).toBeUndefined();
  });

  it('drops what is not a campaign, and cuts what is too long', () => {
    const foreign = { ...touch(), evil: 'x', gclid: 5, utm_source: 'y'.repeat(999) };
    const value = JSON.stringify({ first: foreign, last: foreign });
    expect(parseAttribution(value, NOW)?.last).toEqual(touch({ utm_source: 'y'.repeat(200) }));
  });
});

describe('leadAttribution', () => {
  const first = touch({ utm_source: 'ads', landed_at: '2026-11-01T09:00:00.000Z' });
  const last = touch({ gclid: 'b' });

  it('tells the last touch field by field and the first in one piece', () => {
    expect(leadAttribution({ first, last })).toEqual({
      ...last,
      first_touch: JSON.stringify(first),
    });
  });

  it('tells a single touch once', () => {
    expect(leadAttribution({ first: last, last })).toEqual(last);
  });
});
