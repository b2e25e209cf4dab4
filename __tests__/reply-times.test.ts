import days from '../contract/leads/reply-days.json';
import { cooperation } from '../cms/demo/content/pages/cooperation';
import { career } from '../cms/demo/content/pages/lists';
import { textsIn } from '../cms/extensions/leads/src/mail/texts';
import { REPLY_DAYS } from '../src/domain/reply-days';
import { LOCALE_CODES, LOCALES, type Language } from '../src/i18n/locales';
import { translatorFor } from './support/i18n';
import { flatStrings } from './support/interface-strings';

/** How a text says so many working days, in words; the numbers are those of the contract. */
const IN_WORDS: Readonly<Record<Language, Readonly<Record<number, RegExp>>>> = {
  en: { 1: /one working day\b/, 3: /three working days/, 10: /ten working days/ },
  ru: { 1: /одного рабочего дня/, 3: /три рабочих дня/, 10: /десяти рабочих дней/ },
  uk: { 1: /одного робочого дня/, 3: /три робочі дні/, 10: /десяти робочих днів/ },
};

/** Kinds whose thanks say when; a catalogue is there at once or comes by mail. */
const THANKS = ['consultation', 'cooperation', 'vacancy'] as const;

const inWords = (language: Language, count: number) =>
  IN_WORDS[language][count] ?? new RegExp(`no words for ${count}`);

describe.each(LOCALE_CODES)('the time of an answer in %s', (locale) => {
  const { language } = LOCALES[locale];

  it.each(THANKS)('is the contract’s in the thanks for a request of the kind %s', (kind) => {
    const count = REPLY_DAYS[kind];
    expect(translatorFor(locale).t(`forms:next.${kind}`, { count })).toMatch(
      new RegExp(`\\b${count}\\b`),
    );
  });

  it('is the contract’s beside the forms', () => {
    const count = days.consultation;
    expect(translatorFor(locale).t('common:request.intro', { count })).toContain(` ${count} `);
  });

  it('is written nowhere else in the interface', () => {
    const wrong = [...flatStrings(locale)].filter(
      ([, text]) => /working day|рабоч.. д|робоч.. д/.test(text) && !text.includes('{{count}}'),
    );
    expect(wrong).toEqual([]);
  });

  it('is the contract’s in the mails', () => {
    const { body, noPresentation } = textsIn(language).visitor;
    expect(body.consultation).toMatch(inWords(language, days.consultation));
    expect(noPresentation).toMatch(inWords(language, days.catalogue));
  });
});

describe('the time of an answer in the demo texts', () => {
  const languages = Object.keys(cooperation.translations) as Language[];

  it.each(languages)('is the contract’s in %s', (language) => {
    expect(cooperation.translations[language]?.lead).toMatch(inWords(language, days.cooperation));
    expect(career.translations[language]?.body).toMatch(inWords(language, days.vacancy));
  });
});
