import { screen } from '@testing-library/react';
import { LOCALE_CODES, type Locale } from '../../../src/i18n/locales';
import { localeOfLanguage, useLocale } from '../../../src/i18n/use-locale';
import { renderIn } from '../../support/render';

describe('localeOfLanguage', () => {
  it.each<[string, Locale]>([
    ['en', 'en'],
    ['ru', 'ru'],
    ['uk', 'ua'],
    ['ua', 'en'],
    ['la', 'en'],
    ['', 'en'],
  ])('serves readers of “%s” in %s', (language, locale) => {
    expect(localeOfLanguage(language)).toBe(locale);
  });
});

describe('useLocale', () => {
  function Probe() {
    const { locale, language } = useLocale();
    return <p>{`${locale} speaks ${language}`}</p>;
  }

  it.each(LOCALE_CODES)('knows the locale of a page of %s', (locale) => {
    renderIn(locale, <Probe />);
    const language = locale === 'ua' ? 'uk' : locale;
    expect(screen.getByText(`${locale} speaks ${language}`)).toBeInTheDocument();
  });
});
