import { render, screen } from '@testing-library/react';
import type { Locale } from '../../../../src/i18n/locales';
import { RichText } from '../../../../src/ui/rich-text/rich-text';

describe('RichText', () => {
  it.each<[Locale, string, string]>([
    ['en', '/news', '/news'],
    ['ru', '/news', '/ru/news'],
    ['ua', '/news#pool', '/ua/news#pool'],
    ['ua', 'https://example.com/', 'https://example.com/'],
    ['ua', 'mailto:a@example.com', 'mailto:a@example.com'],
  ])('leads on a page of %s from %s to %s', (locale, href, target) => {
    render(<RichText html={`<p><a href="${href}">On</a></p>`} locale={locale} />);
    expect(screen.getByRole('link', { name: 'On' })).toHaveAttribute('href', target);
  });

  it('keeps the shape of the text', () => {
    render(<RichText html="<h2>Terms</h2><ul><li>One</li><li>Two</li></ul>" locale="en" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('says its language where it is given one', () => {
    render(<RichText html="<p>Море</p>" locale="en" lang="uk" />);
    expect(screen.getByText('Море').parentElement).toHaveAttribute('lang', 'uk');
  });
});
