import { screen } from '@testing-library/react';
import { LanguageSwitcher } from '../../../../src/layout/language-switcher/language-switcher';
import { alternatesOf } from '../../../../src/seo/alternates';
import { pageContext } from '../../../support/page-context';
import { renderIn } from '../../../support/render';

const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

describe('LanguageSwitcher', () => {
  it('leads to the same page in every language', () => {
    const page = pageContext({ locale: 'ru', sharedPath: '/news/page/2' });
    renderIn('ru', <LanguageSwitcher page={page} />);
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(link('English')).toHaveAttribute('href', '/news/page/2');
    expect(link('Русский')).toHaveAttribute('href', '/ru/news/page/2');
    expect(link('Українська')).toHaveAttribute('href', '/ua/news/page/2');
  });

  it('says the languages by their tags', () => {
    renderIn('en', <LanguageSwitcher page={pageContext()} />);
    for (const [name, tag] of [
      ['English', 'en'],
      ['Русский', 'ru'],
      ['Українська', 'uk'],
    ] as const) {
      expect(link(name)).toHaveAttribute('hreflang', tag);
      expect(link(name)).toHaveAttribute('lang', tag);
    }
  });

  it('marks the language that is being read', () => {
    renderIn('ua', <LanguageSwitcher page={pageContext({ locale: 'ua' })} />);
    expect(link('Українська')).toHaveAttribute('aria-current', 'true');
    expect(link('English')).not.toHaveAttribute('aria-current');
    expect(link('Русский')).not.toHaveAttribute('aria-current');
  });

  it('is a navigation with a name in the language of the page', () => {
    renderIn('ua', <LanguageSwitcher page={pageContext({ locale: 'ua' })} />);
    expect(screen.getByRole('navigation', { name: 'Мова' })).toBeInTheDocument();
  });

  it('says where a translation is missing, and which language opens instead', () => {
    const alternates = alternatesOf('/news/pool', ['ua']);
    renderIn('en', <LanguageSwitcher page={pageContext({ alternates })} />);
    const missing = 'This page has no translation yet; it opens in Українська.';
    expect(link('English')).toHaveAccessibleDescription(missing);
    expect(link('Русский')).toHaveAccessibleDescription(missing);
    expect(link('Русский')).not.toHaveAttribute('title');
    expect(link('Русский').closest('li')).toHaveAttribute('title', missing);
    expect(link('Українська')).toHaveAccessibleDescription('');
  });

  it('misses no translation on pages that are not indexed: their words are ours', () => {
    const page = pageContext({ noindex: true, alternates: [], sharedPath: '/account' });
    renderIn('en', <LanguageSwitcher page={page} />);
    for (const element of screen.getAllByRole('link')) {
      expect(element).toHaveAccessibleDescription('');
    }
  });
});
