/** @jest-environment node */
import {
  pageAddress,
  readPageAddress,
  withToken,
} from '../../../../../cms/extensions/leads/src/account/site-links';
import { ACCOUNT_TEXTS } from '../../../../../cms/extensions/leads/src/account/texts';
import {
  makeRegistrationToken,
  readRegistrationToken,
} from '../../../../../cms/extensions/leads/src/account/registration-link';
import { ROUTES } from '../../../../../src/config/routes';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales';
import rules from '../../../../../contract/account/rules.json';

const SITE = 'https://www.example.com';
const HOUR = 3_600_000;

describe('links to the site', () => {
  it.each(Object.keys(LOCALES) as Locale[])(
    'carry the prefix of %s and are read back',
    (locale) => {
      const address = pageAddress(SITE, 'reset', locale);
      expect(address).toBe(`${SITE}${LOCALES[locale].prefix}${ROUTES.resetPassword}`);
      expect(readPageAddress(`${address}?token=x`)).toEqual({
        page: 'reset',
        locale,
        origin: SITE,
      });
    },
  );

  it('are told from those of the admin', () => {
    expect(readPageAddress('https://cms.example.com/admin/reset-password?token=x')).toBeUndefined();
    expect(readPageAddress('no address')).toBeUndefined();
  });

  it('keep the token behind the hash', () => {
    const link = new URL(withToken(pageAddress(SITE, 'login', 'en'), 'a&b=c', 'confirm'));
    expect(link.search).toBe('');
    expect(new URLSearchParams(link.hash.slice(1)).get('confirm')).toBe('a&b=c');
  });
});

describe('the words of the mails', () => {
  it('say how long the links work, as they do', () => {
    for (const { mails } of Object.values(ACCOUNT_TEXTS)) {
      expect(mails.confirm.validity).toContain(String(rules.links.registrationHours));
      expect(mails.reset.validity).toContain(String(rules.links.resetHours));
    }
  });
});

describe('the token of a registration', () => {
  const registration = { email: 'anna@example.com', name: 'Anna', locale: 'ua' } as const;
  const now = Date.parse('2026-11-21T10:00:00Z');
  const token = makeRegistrationToken('secret', registration, now);
  const end = now + rules.links.registrationHours * HOUR;

  it('says who it is for until it is too old', () => {
    expect(readRegistrationToken('secret', token, end - 1)).toEqual(registration);
    expect(readRegistrationToken('secret', token, end)).toBeUndefined();
  });

  it('is worth nothing with another secret', () => {
    expect(readRegistrationToken('other', token, now)).toBeUndefined();
  });
});
