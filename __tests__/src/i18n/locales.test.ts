import contract from '../../../contract/site.json';
import { EN_PLACEHOLDER } from '../../../src/config/routes';
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, nameOf } from '../../../src/i18n/locales';

describe('the table of locales', () => {
  it('is the one of the design, English first and without a prefix', () => {
    expect(LOCALE_CODES.slice(0, 3)).toEqual(['en', 'ru', 'ua']);
    expect(DEFAULT_LOCALE).toBe('en');
    expect(LOCALES).toMatchObject({
      en: { prefix: '', language: 'en', ogLocale: 'en_US', cmsLanguage: 'en' },
      ru: { prefix: '/ru', language: 'ru', ogLocale: 'ru_RU', cmsLanguage: 'ru' },
      ua: { prefix: '/ua', language: 'uk', ogLocale: 'uk_UA', cmsLanguage: 'uk' },
    });
  });

  it('has the empty pages that the publisher expects', () => {
    expect(contract.emptyPages).toEqual([EN_PLACEHOLDER]);
  });

  it('names a language for each locale, and none that no locale speaks', () => {
    const spoken = Object.values(contract.locales).map(({ language }) => language);
    expect(Object.keys(contract.languages).sort()).toEqual([...spoken].sort());
    expect(LOCALE_CODES.map(nameOf)).toEqual(expect.arrayContaining(['English', 'Українська']));
  });

  it('speaks only languages that Intl knows', () => {
    for (const { language } of Object.values(LOCALES)) {
      expect(Intl.PluralRules.supportedLocalesOf(language)).toEqual([language]);
    }
  });
});

describe('isLocale', () => {
  it.each(['en', 'ru', 'ua'])('knows %s', (code) => {
    expect(isLocale(code)).toBe(true);
  });

  it.each(['uk', 'EN', '', 'toString', '__proto__', undefined, null, 1, ['en']])(
    'does not know %p',
    (value) => {
      expect(isLocale(value)).toBe(false);
    },
  );
});
