import { screen } from '@testing-library/react';
import { LocalizedLink } from '../../../src/i18n/localized-link';
import type { Locale } from '../../../src/i18n/locales';
import { renderIn } from '../../support/render';

describe('LocalizedLink', () => {
  it.each<[Locale, string, string]>([
    ['en', '/news', '/news'],
    ['ru', '/', '/ru'],
    ['ua', '/news', '/ua/news'],
  ])('leads on a page of %s from %s to %s', (locale, to, href) => {
    renderIn(
      locale,
      <LocalizedLink to={to} rel="next">
        On
      </LocalizedLink>,
    );
    const link = screen.getByRole('link', { name: 'On' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'next');
  });
});
