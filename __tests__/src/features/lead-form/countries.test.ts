/** @jest-environment node */
import { startCountry } from '../../../../src/features/lead-form/countries';

describe('the country a phone field starts with', () => {
  it.each([
    ['ua', ['uk-UA'], 'UA'],
    ['ua', ['pl-PL'], 'UA'],
    ['ru', ['ru-RU', 'ru'], 'RU'],
    ['ru', ['ru-KZ'], 'KZ'],
    ['ru', ['ru'], ''],
    ['ru', ['ru', 'en-US', 'en'], 'US'],
    ['en', ['en-AU', 'en'], 'AU'],
    ['en', ['en-US', 'en'], 'US'],
    ['en', ['en-US', 'en', 'de-DE'], 'DE'],
    ['en', ['zh-Hant-TW'], 'TW'],
    ['en', ['es-419'], ''],
    ['en', ['en-XX'], ''],
    ['en', [], ''],
  ] as const)('on %s pages with %j is “%s”', (locale, languages, country) => {
    expect(startCountry(locale, languages)).toBe(country);
  });
});
