import {
  allowsAnything,
  CONSENT_VERSION,
  consentSignals,
  parseConsent,
} from '../../../src/domain/consent';

const cookie = (categories: unknown, revision: unknown = CONSENT_VERSION) =>
  JSON.stringify({ categories, revision, consentTimestamp: '2026-11-23T09:00:00.000Z' });

describe('parseConsent', () => {
  it('reads what was allowed', () => {
    expect(parseConsent(cookie(['necessary', 'analytics']))).toEqual({
      analytics: true,
      advertising: false,
    });
  });

  it('reads a refusal as a choice', () => {
    expect(parseConsent(cookie(['necessary']))).toEqual({ analytics: false, advertising: false });
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    cookie(['analytics'], CONSENT_VERSION - 1),
    cookie(['analytics'], null),
    cookie('analytics'),
  ])('finds no choice in %s', (value) => {
    expect(parseConsent(value)).toBeUndefined();
  });
});

describe('consentSignals', () => {
  it('grants analytics and advertising apart', () => {
    expect(consentSignals({ analytics: true, advertising: false })).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(consentSignals({ analytics: false, advertising: true })).toEqual({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
});

describe('allowsAnything', () => {
  it('is false before a choice and after a refusal', () => {
    expect(allowsAnything(undefined)).toBe(false);
    expect(allowsAnything({ analytics: false, advertising: false })).toBe(false);
    expect(allowsAnything({ analytics: false, advertising: true })).toBe(true);
  });
});
