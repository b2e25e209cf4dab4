import { LOCALE_CODES, LOCALES, type Locale } from '../../../../src/i18n/locales';
import { createInstance } from '../../../../src/i18n/runtime/i18next';
import { i18nFor } from '../../../support/i18n';
import { flatStrings, interfaceStrings } from '../../../support/interface-strings';

/** Counts that reach every plural form of the three languages, fractions included. */
const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1.5];
const PLURAL = /_(one|few|many|other)$/;

function translatorFor(locale: Locale) {
  const { language } = LOCALES[locale];
  const translator = createInstance();
  void translator.init({ lng: language, resources: { [language]: interfaceStrings(locale) } });
  return translator;
}

/** A value for every placeholder of a string, some of them with characters that mean something. */
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => [name, `<${name} & $1>`]),
  );

describe.each(LOCALE_CODES)('the small i18next, in %s', (locale) => {
  const { t } = translatorFor(locale);
  const library = i18nFor(locale);

  it('says every string as i18next does', () => {
    for (const [key, text] of flatStrings(locale)) {
      const values = valuesOf(text);
      expect(t(key, values)).toBe(library.t(key, values));
    }
  });

  it('takes the plural form that i18next takes', () => {
    const keys = new Set(
      [...flatStrings(locale).keys()]
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, '')),
    );
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) {
      for (const count of COUNTS) expect(t(key, { count })).toBe(library.t(key, { count }));
    }
  });

  it.each(['common:no.such.string', 'common:routes', 'nowhere:title', 'common:toString', 'plain'])(
    'answers %s with its path, as i18next does for a string it has not',
    (key) => {
      expect(t(key)).toBe(key.replace(/^.*:/, ''));
    },
  );

  it('leaves a placeholder that was given no value', () => {
    const others = { name: 'Teak House' };
    expect(t('common:project.from', others)).toBe(library.t('common:project.from', others));
  });
});

describe('a clone', () => {
  const strings = { en: { page: { title: 'Not found' } }, ru: { page: { title: 'Не найдено' } } };

  it('speaks another language of the same strings and leaves the first as it was', () => {
    const english = createInstance();
    void english.init({ lng: 'en', resources: strings });
    const russian = english.cloneInstance({ lng: 'ru' });
    expect(russian.language).toBe('ru');
    expect(russian.t('page:title')).toBe('Не найдено');
    expect(english.t('page:title')).toBe('Not found');
  });
});

it('translates on its own, as a function', async () => {
  const translator = createInstance();
  const t = await translator.init({ lng: 'en', resources: { en: { page: { title: 'Home' } } } });
  const bound = translator.t.bind(translator);
  expect([t('page:title'), bound('page:title')]).toEqual(['Home', 'Home']);
});
