import { createInstance, type i18n } from 'i18next';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../src/i18n/locales';
import { createTranslator } from '../../../src/i18n/translator';
import { flatStrings, interfaceStrings } from '../../support/interface-strings';

/** Counts that reach every plural form of the three languages, fractions included. */
const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1.5];
const PLURAL = /_(one|few|many|other)$/;

/** The library whose messages these are, as the oracle. */
function i18nextFor(locale: Locale): i18n {
  const { language } = LOCALES[locale];
  const strings = interfaceStrings(locale);
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: strings },
    ns: Object.keys(strings),
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
  });
  return instance;
}

/** Translates keys that a test takes from the files, where types do not reach. */
function untyped(locale: Locale): (key: string, values?: Record<string, unknown>) => string {
  return createTranslator(LOCALES[locale].language, interfaceStrings(locale)).t as never;
}

/** A value for every placeholder of a string, some of them with characters that mean something. */
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => [name, `<${name} & $1>`]),
  );

describe.each(LOCALE_CODES)('the translator, in %s', (locale) => {
  const t = untyped(locale);
  const library = i18nextFor(locale);

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

  it.each(['common:no.such.string', 'common:no'])(
    'answers %s, which is missing, with its path, as i18next does',
    (key) => {
      expect(t(key)).toBe(key.replace('common:', ''));
      expect(t(key)).toBe(library.t(key));
    },
  );

  it.each([
    ['a group of messages', 'common:routes', 'routes'],
    ['a name that every object has', 'common:toString', 'toString'],
    ['a namespace that the page did not bring', 'nowhere:title', 'title'],
    ['no namespace', 'plain', 'plain'],
  ])('answers %s with its path', (_, key, path) => {
    expect(t(key)).toBe(path);
  });

  it('leaves a placeholder that was given no value', () => {
    const others = { name: 'Teak House' };
    expect(t('common:project.from', others)).toBe(library.t('common:project.from', others));
  });
});

describe('the message of a value of the CMS', () => {
  const { labelOf } = createTranslator<'people'>('en', interfaceStrings('en'));

  it('is found by its group', () => {
    expect(labelOf('people:position', 'architect')).toBe('Architect');
  });

  it.each(['gardener', 'toString', ''])(
    'is the value itself where there is none: “%s”',
    (value) => {
      expect(labelOf('people:position', value)).toBe(value);
    },
  );
});

describe('the types of a message', () => {
  const { t, labelOf } = createTranslator<'common' | 'project'>('en', {});

  it('know its keys, its placeholders and the namespaces that are there', () => {
    const said = [
      t('common:routes.home'),
      t('common:project.from', { price: '$ 100' }),
      t('project:years', { count: 2 }),
      // @ts-expect-error no such key
      t('common:routes.nowhere'),
      // @ts-expect-error a group of messages is none
      t('common:routes'),
      // @ts-expect-error no such namespace
      t('commons:routes.home'),
      // @ts-expect-error a namespace that is not loaded here
      t('forms:close'),
      // @ts-expect-error a placeholder without its value
      t('common:project.from'),
      // @ts-expect-error a value that is none of its placeholders
      t('common:project.from', { price: 1, context: 'male' }),
      // @ts-expect-error a plural without its count
      t('project:years'),
      // @ts-expect-error a count that is no number
      t('project:years', { count: '2' }),
      // @ts-expect-error an option of i18next
      t('common:routes.home', { defaultValue: 'Home' }),
      // @ts-expect-error no such group
      labelOf('project:nothing', 'villa'),
    ];
    expect(said).toHaveLength(13);
  });
});
