import { resolveTexts, translatedLocales, type Texts } from '../../../src/nodes/fallback';
import { LOCALES } from '../../factories';

const FIELDS = { names: ['title', 'body'], required: ['title'] };

type Values = { title?: string; body?: string };
const textsOf = (values: Record<string, Values>): Texts => new Map(Object.entries(values));
const localeOf = (code: string) => {
  const locale = LOCALES.find((entry) => entry.code === code);
  if (locale === undefined) throw new Error(code);
  return locale;
};
const full = (language: string) => ({ title: `title ${language}`, body: `body ${language}` });

describe('texts of a locale', () => {
  it.each<[string, string, Record<string, Values>, string, Values, string[]]>([
    ['its own', 'ua', { en: full('en'), uk: full('uk') }, 'ua', full('uk'), []],
    ['its fallback', 'ua', { en: full('en'), ru: full('ru') }, 'en', full('en'), ['title', 'body']],
    ['any other', 'ua', { ru: full('ru') }, 'ru', full('ru'), ['title', 'body']],
    [
      'any other, for the default too',
      'en',
      { uk: full('uk') },
      'ua',
      full('uk'),
      ['title', 'body'],
    ],
    [
      'a language that only the CMS has',
      'en',
      { de: full('de') },
      'de',
      full('de'),
      ['title', 'body'],
    ],
    [
      'its own with one field of the fallback',
      'ru',
      { en: full('en'), ru: { title: 'title ru' } },
      'ru',
      { title: 'title ru', body: 'body en' },
      ['body'],
    ],
    [
      'the fallback where its own lacks what is required, even if it has the rest',
      'ru',
      { en: full('en'), ru: { body: 'body ru' } },
      'en',
      full('en'),
      ['title', 'body'],
    ],
    [
      'its own text for a field that the leading one lacks',
      'ru',
      { en: { title: 'title en' }, ru: { body: 'body ru' } },
      'en',
      { title: 'title en', body: 'body ru' },
      ['title'],
    ],
    ['nothing where there is nothing', 'ru', {}, 'ru', {}, []],
  ])('are %s', (_name, code, values, contentLocale, expected, fallbackFields) => {
    const resolved = resolveTexts(localeOf(code), LOCALES, textsOf(values), FIELDS);
    expect(resolved).toEqual({
      values: { title: expected.title, body: expected.body },
      contentLocale,
      isFallback: contentLocale !== code,
      fallbackFields,
      fallbackLocales: fallbackFields.map(() => (contentLocale === code ? 'en' : contentLocale)),
    });
  });

  it('come from several languages where one alone has not got them all', () => {
    const texts = textsOf({
      ru: { title: 'title ru' },
      uk: { title: 'title uk', body: 'body uk' },
    });
    expect(resolveTexts(localeOf('en'), LOCALES, texts, FIELDS)).toMatchObject({
      contentLocale: 'ru',
      fallbackFields: ['title', 'body'],
      fallbackLocales: ['ru', 'ua'],
    });
  });

  it('follow the order of the fallbacks', () => {
    const locales = [
      { code: 'en', language: 'en' },
      { code: 'ru', language: 'ru' },
      { code: 'ua', language: 'uk', fallback: ['ru', 'en'] },
    ];
    const texts = textsOf({ en: full('en'), ru: full('ru') });
    const ua = locales[2];
    expect(ua && resolveTexts(ua, locales, texts, FIELDS).contentLocale).toBe('ru');
  });
});

describe('translated locales', () => {
  it('are those whose required texts are all there', () => {
    const texts = textsOf({
      en: full('en'),
      ru: { body: 'b' },
      uk: { title: 't' },
      de: full('de'),
    });
    expect(translatedLocales(LOCALES, texts, FIELDS)).toEqual(['en', 'ua']);
  });

  it('are those that have the main text, where any has one', () => {
    const fields = { ...FIELDS, main: 'body' };
    const half = textsOf({ en: full('en'), ru: { title: 'title ru' } });
    expect(translatedLocales(LOCALES, half, fields)).toEqual(['en']);
    const none = textsOf({ en: { title: 'title en' }, ru: { title: 'title ru' } });
    expect(translatedLocales(LOCALES, none, fields)).toEqual(['en', 'ru']);
  });

  it('are those with any text where none is required', () => {
    const texts = textsOf({ en: {}, uk: { body: 'b' } });
    expect(translatedLocales(LOCALES, texts, { names: ['title', 'body'], required: [] })).toEqual([
      'ua',
    ]);
  });
});
